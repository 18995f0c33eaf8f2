import { colours } from '#lib/markup/colours'

/** sRGB of a colour written #rrggbb, each part from 0 to 1. */
function partsOf(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return [red, green, blue]
}

function written(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG's contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixed with the other colour, of which there is such a share. */
function mixed(colour: string, other: string, share: number): string {
  const to = partsOf(other)
  return written(partsOf(colour).map((part, at) => part + ((to[at] ?? 0) - part) * share))
}

/** Mixes a colour towards black or white in steps of 1/50 until its contrast to the other is sufficient. */
function until(colour: string, towards: '#000000' | '#ffffff', against: string, least: number): string {
  for (let step = 0; step <= 50; step += 1) {
    const found = mixed(colour, towards, step / 50)
    if (contrast(found, against) >= least) return found
  }
  return towards
}

const light = colours.foam
const dark = colours.ink

/** Below this a colour is too light to carry light words: darkened as far as they need it would only look dirty. */
const leastToDarken = 3

/** The widget's colours for an accent, by name: words on them reach 4.5 : 1, lines 3 : 1. */
export function coloursFor(accent: string): Record<string, string> {
  const isLight = contrast(accent, light) < leastToDarken
  // Under a light accent the ground is nearly black, and the accent itself is what is drawn on it.
  const deep = until(accent, '#000000', light, isLight ? 14 : 4.5)
  const platedark = mixed(deep, '#11171a', 0.7)
  return {
    deep,
    water: deep,
    signal: until(accent, '#ffffff', deep, 3),
    buoy: until(accent, '#ffffff', dark, 4.5),
    seam: until(deep, '#ffffff', deep, 1.4),
    link: until(accent, '#000000', light, isLight ? 7 : 4.5),
    // In the dark the window's grounds have a breath of it, as ORCA's have of its own.
    grounddark: mixed(deep, '#0a0f12', 0.85),
    platedark,
    linedark: mixed(deep, '#39464c', 0.6),
    linkdark: until(accent, '#ffffff', platedark, 4.5),
  }
}
