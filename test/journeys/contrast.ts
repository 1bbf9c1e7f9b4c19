/** The contrast of WCAG 2, for colors as a browser computes them. */

export interface Shown {
  readonly what: string;
  readonly color: string;
  readonly ground: string;
}

/** Enough for signs and large text. */
const ENOUGH = 3;

function luminance(color: string): number {
  const channels = (/[\d.]+(?:, |\s)[\d.]+(?:, |\s)[\d.]+/.exec(color)?.[0] ?? '').split(/[, ]+/);
  const [red = NaN, green = NaN, blue = NaN] = channels.map((channel) => {
    const value = Number(channel) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = NaN, high = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What can hardly be seen, once each. What is no color that can be read counts as not seen. */
export const faint = (things: readonly Shown[]): string[] => [
  ...new Set(
    things
      .filter(({ color, ground }) => !(contrast(color, ground) >= ENOUGH))
      .map(({ what, color, ground }) => `${what}: ${color} on ${ground}`),
  ),
];
