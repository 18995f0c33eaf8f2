import { expect, test } from 'vitest'
import { drawOverSample, isSample, sampleDrawing } from '#components/tools/board/sample-lake.ts'
import { lakeOfArea } from '#lib/water-drawing/drawing'

test('a shore of the visitor, an area or a file stands alone: nothing of the sample is left in it', () => {
  const begun = drawOverSample(sampleDrawing, { type: 'corner', point: { x: 10, y: 20 } })
  expect(begun).toMatchObject({ draft: [{ x: 10, y: 20 }], outline: [], islands: [], shallows: [], dock: null })
  const pressed = drawOverSample(sampleDrawing, { type: 'move', corner: 0, to: { x: 10, y: 20 } })
  expect(pressed).toMatchObject({ draft: [{ x: 10, y: 20 }], outline: [] })
  const typed = drawOverSample(sampleDrawing, { type: 'load', water: { shape: lakeOfArea(20_000), origin: null } })
  expect(typed.islands).toEqual([])
  expect([begun, pressed, typed].map(isSample)).toEqual([false, false, false])
})

test('a cleared sample is no sample any more, and undo brings it back as one', () => {
  const cleared = drawOverSample(sampleDrawing, { type: 'clear' })
  expect(cleared.outline).toEqual([])
  expect(isSample(cleared)).toBe(false)
  expect(isSample(drawOverSample(cleared, { type: 'undo' }))).toBe(true)
})
