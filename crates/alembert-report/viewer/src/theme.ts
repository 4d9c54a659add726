// Light and dark: the system's preference, or the reader's choice.

export type Theme = "light" | "dark";

/** Colours the 3D scene and the plots need besides the style sheet. */
export interface Palette {
  bodies: string[];
  series: string[];
  background: string;
  /** Behind the plots. */
  card: string;
  joint: string;
  spring: string;
  /** Arrows without a colour of their own. */
  arrow: string;
  grid: string;
  shadow: number;
  /** Share of its colour in the trail of what is still to come. */
  trail: number;
  sky: string;
  bounce: string;
  ambient: number;
  key: number;
  head: number;
}

// Both lists are told apart with all common kinds of colour blindness (after Tol and Okabe-Ito).
const LIGHT: Palette = {
  bodies: ["#4d86c8", "#e2b25c", "#45a596", "#a8466b", "#9a8fd0", "#86c8e6", "#989332", "#8d959e"],
  series: ["#2266ac", "#d0601c", "#13856b", "#a23d83", "#8a6d00", "#3f9bd1", "#5d6670"],
  background: "#f3f5f8",
  card: "#ffffff",
  joint: "#36404c",
  spring: "#8b95a1",
  arrow: "#c8323c",
  grid: "#8794a5",
  shadow: 0.2,
  trail: 0.35,
  sky: "#ffffff",
  bounce: "#cfd5dd",
  ambient: 1.7,
  key: 1.5,
  head: 0.75,
};

const DARK: Palette = {
  bodies: ["#5f97d8", "#e6b866", "#4fb5a4", "#b85079", "#a79cde", "#8fd0ee", "#a8a33d", "#9aa3ad"],
  series: ["#74aef5", "#f2985a", "#4cc9a2", "#e08cc6", "#dfbf45", "#93d6ff", "#b4bcc6"],
  background: "#14181e",
  card: "#151a21",
  joint: "#dfe4ea",
  spring: "#a2adba",
  arrow: "#ff6b62",
  grid: "#76859a",
  shadow: 0.5,
  trail: 0.12,
  sky: "#dfe8f5",
  bounce: "#4a5563",
  ambient: 1.3,
  key: 1.8,
  head: 0.75,
};

/** The colours of a theme. */
export function palette(theme: Theme): Palette {
  return theme === "dark" ? DARK : LIGHT;
}

/** Set at the root, so that the style sheet follows; tells `changed` now and at every change. */
export function followTheme(choice: string | null, changed: (theme: Theme) => void): { toggle(): void } {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let chosen: Theme | null = choice === "dark" || choice === "light" ? choice : null;
  const current = (): Theme => chosen ?? (system.matches ? "dark" : "light");
  const apply = () => {
    document.documentElement.dataset.theme = current();
    changed(current());
  };
  system.addEventListener("change", apply);
  apply();
  return {
    toggle() {
      chosen = current() === "dark" ? "light" : "dark";
      apply();
    },
  };
}
