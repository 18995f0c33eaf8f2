import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from '#lib/markup/colours'

const source = readFileSync(new URL('./tokens.scss', import.meta.url), 'utf8')

/** A colour token's value, as written in tokens.scss. */
function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(source)?.[1]
  if (!value) throw new Error(`tokens.scss has no colour --${name}`)
  return value
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What the art direction promises a reader, and what WCAG 2.2 AA asks where it promises nothing. */
const promises = [
  { text: 'ink', ground: 'foam', least: 7 },
  { text: 'ink', ground: 'paper', least: 7 },
  { text: 'ink', ground: 'mist', least: 7 },
  { text: 'ink', ground: 'buoy', least: 4.5 },
  { text: 'ink', ground: 'buoy-hover', least: 4.5 },
  { text: 'signal-ink', ground: 'foam', least: 5.5 },
  { text: 'signal-ink', ground: 'paper', least: 5.5 },
  { text: 'slate', ground: 'foam', least: 5 },
  { text: 'slate', ground: 'paper', least: 5 },
  { text: 'foam', ground: 'deep', least: 7 },
  { text: 'foam', ground: 'ink', least: 7 },
  { text: 'foam', ground: 'water', least: 7 },
  { text: 'drift', ground: 'deep', least: 5 },
  { text: 'drift', ground: 'ink', least: 5 },
  { text: 'signal', ground: 'deep', least: 4.5 },
  { text: 'signal', ground: 'ink', least: 4.5 },
  { text: 'alarm', ground: 'paper', least: 4.5 },
  { text: 'alarm', ground: 'foam', least: 4.5 },
  { text: 'alarm-on-dark', ground: 'deep', least: 4.5 },
] as const

test.each(promises)('$text on $ground can be read: at least $least to 1', ({ text, ground, least }) => {
  expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(least)
})

test('black on white is the 21 to 1 that the measure is defined by', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

test.each(Object.entries(colours))('what no sheet reaches has the token --%s, too', (name, value) => {
  expect(value).toBe(token(name))
})

test('no program writes a token’s colour by itself', () => {
  const programs = globSync('{app,components,lib,scripts}/**/*.{ts,tsx,mjs,css}').filter(
    (file) => !/\.test\.|lib\/markup\/colours|lib\/config\/widget-site|scripts\/(bench\/|perception)/.test(file),
  )
  const written = programs.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return Object.values(colours).some((colour) => text.includes(colour))
  })
  expect(written).toEqual([])
})
