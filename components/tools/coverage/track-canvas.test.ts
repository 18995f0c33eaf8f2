import { describe, expect, it } from 'vitest'
import { createStripPainter } from '#components/tools/coverage/track-canvas.ts'
import type { FleetRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { startView } from '#lib/water-drawing/board-view'

/** A canvas that counts what is drawn on it. */
function countingCanvas() {
  const drawn = { lines: 0, cleared: 0 }
  const context = {
    lineWidth: 1,
    strokeStyle: '',
    lineJoin: 'miter',
    beginPath() {},
    moveTo() {},
    stroke() {},
    lineTo: () => void drawn.lines++,
    clearRect: () => void drawn.cleared++,
  }
  return { drawn, context: context as unknown as CanvasRenderingContext2D }
}

const step = (index: number): SimulationStep => ({
  state: 'sweep',
  line: [
    { x: index, y: 0 },
    { x: index + 1, y: 0 },
  ],
  fromS: index,
  toS: index + 1,
  basketKg: 0,
  battery: 1,
})

function runOf(boats: number, steps: number): FleetRun {
  const boat = {
    steps: Array.from({ length: steps }, (_, index) => step(index)),
    sweepM: steps,
    transitM: 0,
    dockM: 0,
    landings: 0,
    charges: 0,
    finishedS: steps,
  }
  return { boats: Array(boats).fill(boat), finishedS: steps, landings: 0, charges: 0, collectedKg: 0 }
}

describe('the strips behind boats', () => {
  it.each([
    [1, 10_000],
    [50, 400],
  ])('of %d boats and %d steps each are drawn whole, over several frames', (boats, steps) => {
    const { drawn, context } = countingCanvas()
    const paint = createStripPainter(context)
    const strips = { run: runOf(boats, steps), widthM: 2, view: startView, boatColours: ['#000'], to: () => steps }
    let frames = 1
    while (paint(strips) && frames < 1_000) {
      expect(drawn.lines).toBeLessThan(1_100 * frames)
      frames++
    }
    expect(frames).toBeGreaterThan(5)
    expect(frames).toBeLessThan(1_000)
    expect(drawn.lines).toBeGreaterThanOrEqual(boats * steps)
  })

  it('go on where they stopped, and begin anew when the clock goes back', () => {
    const { drawn, context } = countingCanvas()
    const paint = createStripPainter(context)
    const strips = { run: runOf(1, 100), widthM: 2, view: startView, boatColours: ['#000'] }
    paint({ ...strips, to: () => 50.5 })
    const lines = drawn.lines
    paint({ ...strips, to: () => 51.5 })
    expect(drawn.lines - lines).toBeLessThanOrEqual(2)
    expect(drawn.cleared).toBe(1)
    paint({ ...strips, to: () => 10 })
    expect(drawn.cleared).toBe(2)
  })
})
