// Slow machines: coarser pictures while something moves, sharp ones at rest.

/** Above this mean time between pictures [ms] the motion no longer looks like one. */
const TOO_SLOW = 55;
const COARSEST = 0.45;
const REST = 250;

/** Decides the resolution from the time between pictures. */
export class Pace {
  private share = 1;
  private mean = 16;
  private last = -Infinity;
  private timer = 0;

  /** `sharpen` draws once more at full resolution when nothing has moved for a while. */
  constructor(private readonly sharpen: () => void) {}

  /** Call at every picture; the share of the full resolution it should have. */
  next(now: number): number {
    const passed = now - this.last;
    this.last = now;
    // after a rest the time passed says nothing about the speed of the machine
    if (passed < 2 * REST) this.mean += 0.25 * (passed - this.mean);
    if (this.mean > TOO_SLOW && this.share > COARSEST) {
      this.share = Math.max(COARSEST, 0.8 * this.share);
      this.mean = 0.6 * TOO_SLOW;
    }
    clearTimeout(this.timer);
    if (this.share < 1) this.timer = window.setTimeout(this.sharpen, REST);
    return this.share;
  }
}
