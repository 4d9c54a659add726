// Large arrays as 16 bit numbers in base64 (see src/packed.rs), and reading them at an instant.

import type { Instant } from "./data";

export interface Packed {
  middle: number[];
  half: number[];
  data: string;
}

/** The code of what was not a number. */
const MISSING = -32768;
const TOP = 32767;

/** A table whose rows come in groups, one group a frame. */
export class Table {
  readonly columns: number;
  private readonly codes: Int16Array;
  private readonly step: number[];

  constructor(
    private readonly packed: Packed,
    /** Rows of a frame. */
    readonly rows: number,
  ) {
    this.columns = packed.middle.length;
    this.step = packed.half.map((half) => half / TOP);
    const text = atob(packed.data);
    const bytes = new Uint8Array(text.length);
    for (let k = 0; k < text.length; k++) bytes[k] = text.charCodeAt(k);
    this.codes = new Int16Array(bytes.buffer, 0, bytes.length >> 1);
  }

  get frames(): number {
    return this.rows > 0 ? Math.floor(this.codes.length / (this.rows * this.columns)) : 0;
  }

  /** One number; not-a-number where there is none. */
  at(frame: number, row: number, column: number): number {
    const code = this.codes[(frame * this.rows + row) * this.columns + column] ?? MISSING;
    return code === MISSING ? NaN : this.packed.middle[column] + this.step[column] * code;
  }

  /** One column of a row at an instant, straight between two frames. */
  mixed(s: Instant, row: number, column: number): number {
    const x = this.at(s.i, row, column);
    return s.a === 0 ? x : x + s.a * (this.at(s.j, row, column) - x);
  }

  /** As `mixed`, on a smooth curve through the frames before and after, as everything else that moves. */
  smooth(s: Instant, row: number, column: number): number {
    const q = this.at(s.i, row, column);
    if (s.a === 0 || s.i === s.j) return q;
    const r = this.at(s.j, row, column);
    let p = s.i > 0 ? this.at(s.i - 1, row, column) : NaN;
    let t = s.j + 1 < this.frames ? this.at(s.j + 1, row, column) : NaN;
    if (Number.isNaN(p)) p = 3 * (q - r) + t;
    if (Number.isNaN(t)) t = 3 * (r - q) + p;
    const { a } = s;
    const curve = q + 0.5 * a * (r - p + a * (2 * p - 5 * q + 4 * r - t + a * (3 * (q - r) + t - p)));
    return Number.isFinite(curve) ? curve : q + a * (r - q);
  }
}
