import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayWaterMove } from '#components/moving-water/may-move.ts'

function browserThatKnows(...declarations: string[]) {
  vi.stubGlobal('CSS', {
    supports: (property: string, value: string) => declarations.includes(`${property}: ${value}`),
  })
}

beforeEach(() => {
  vi.stubGlobal('window', { WebGL2RenderingContext: class {} })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

test('water moves in Safari: on the systems of Apple a card draws it', async () => {
  browserThatKnows('hanging-punctuation: first', 'font: -apple-system-body')
  expect(await mayWaterMove()).toBe(true)
})

test('in a WebKit that may be drawn by the processor, and does not say so, the still stays', async () => {
  browserThatKnows('hanging-punctuation: first')
  expect(await mayWaterMove()).toBe(false)
})

test('other engines say who draws: they are asked later', async () => {
  browserThatKnows()
  expect(await mayWaterMove()).toBe(true)
})

test('a nearly empty battery is spared', async () => {
  browserThatKnows()
  vi.stubGlobal('navigator', { getBattery: async () => ({ charging: false, level: 0.15 }) })
  expect(await mayWaterMove()).toBe(false)
})
