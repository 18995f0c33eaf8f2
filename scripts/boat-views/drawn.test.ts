import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { boatSlugs } from '#lib/content/fleet'
import { drawnFile, groundOf, modelFile, sourcesOfViews } from './drawn.ts'
import { readModel } from './read-model.ts'
import { type Layout, sheetLayouts } from './sheet.ts'
import { endsOf, mostOff, offBy, sizesOf } from './sizes.ts'

/** What a drawing may be short by, of a side: the tip of an antenna thinner than a line. */
const tip = 0.03

const drawing = (slug: string, layout: Layout) => readFileSync(`public/drawings/views-${slug}-${layout}.svg`, 'utf8')

/** Places along the boat's lines in a drawing, close to each other, in its own units. */
function placesIn(svg: string): [x: number, y: number][] {
  return [...svg.matchAll(/ d="(m[^"]+)"/g)].flatMap(([, data = '']) => {
    let [x, y] = [0, 0]
    return [...data.matchAll(/(m?)(-?\d+)[ ]?(-?\d+)/g)].flatMap(([, lifted, right, down]) => {
      const [fromX, fromY] = [x, y]
      x += Number(right)
      y += Number(down)
      const steps = lifted ? 1 : Math.ceil(Math.hypot(x - fromX, y - fromY) / 20)
      return Array.from({ length: steps }, (_, step): [number, number] => {
        const part = (step + 1) / steps
        return [fromX + part * (x - fromX), fromY + part * (y - fromY)]
      })
    })
  })
}

const reach = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** How wide and high each view is: they lie apart from each other, along the sheet or down it. */
function extents(svg: string, layout: Layout) {
  const axis = layout === 'wide' ? 0 : 1
  const least = layout === 'wide' ? 100 : 50
  const places = placesIn(svg).sort((a, b) => a[axis] - b[axis])
  const views: [number, number][][] = []
  for (const place of places) {
    const last = views.at(-1)
    if (last && place[axis] - (last.at(-1)?.[axis] ?? 0) < least) last.push(place)
    else views.push([place])
  }
  return views.map((view) => ({ wide: reach(view.map(([x]) => x)), high: reach(view.map(([, y]) => y)) }))
}

test('every boat’s views show what its model and its published sizes are now (else: npm run views)', () => {
  expect(JSON.parse(readFileSync(drawnFile, 'utf8'))).toEqual(sourcesOfViews())
})

test('a boat’s views have the colours of the ground that its page gives them', () => {
  const light = boatSlugs.filter((slug) => drawing(slug, 'wide').includes('stroke="#06141a"'))
  expect(light).toEqual(boatSlugs.filter((slug) => groundOf(slug) === 'light'))
  expect(light).not.toEqual(boatSlugs)
})

describe.each(boatSlugs)('%s', (slug) => {
  test('its model is as long to its width as is published', async () => {
    for (const part of offBy(sizesOf(slug, await readModel(modelFile(slug))))) expect(part).toBeLessThan(mostOff)
  })

  test.each(sheetLayouts)(
    '%s: the three views are the model’s length, width and height to one scale',
    async (layout) => {
      const model = await readModel(modelFile(slug))
      const [length = 0, height = 0, width = 0] = ([0, 1, 2] as const).map((axis) => {
        const [least, most] = endsOf(model, axis)
        return most - least
      })
      const drawn = extents(drawing(slug, layout), layout)
      expect(drawn).toHaveLength(3)
      const [side, front, top] = layout === 'wide' ? drawn : [drawn[0], drawn[2], drawn[1]]
      const scale = (side?.wide ?? 0) / length
      const measured = [side?.high, front?.wide, front?.high, top?.wide, top?.high].map((units = 0) => units / scale)
      for (const [at, metres] of [height, width, height, length, width].entries())
        expect(Math.abs((measured[at] ?? 0) / metres - 1), `measure ${at}`).toBeLessThan(tip)
    },
  )

  test.each(sheetLayouts)('%s: a few kilobytes, and no more than two weights of line', (layout) => {
    const svg = drawing(slug, layout)
    expect(brotliCompressSync(svg).length).toBeLessThan(7 * 1024)
    expect(new Set([...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, weight]) => weight)).size).toBeLessThanOrEqual(
      2,
    )
    expect(svg.includes('stroke-dasharray')).toBe(slug !== 'apas')
  })
})

test('published sizes stand on the drawings of the boats that have them, with the mark of a figure that is not confirmed', () => {
  const words = (slug: string) => [...drawing(slug, 'wide').matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(Object.fromEntries(boatSlugs.map((slug) => [slug, words(slug)]))).toEqual({
    ...Object.fromEntries(boatSlugs.map((slug) => [slug, []])),
    smurf: ['2,500 mm *', '1,600 mm *'],
    efficiency: ['≤ 15 m'],
  })
})
