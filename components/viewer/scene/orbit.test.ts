import { expect, test } from 'vitest'
import { createOrbit, eyeOf, type Gaze } from '#components/viewer/scene/orbit.ts'

const home: Gaze = { target: [0, 0, 0], azimuth: 0.7, elevation: 0.3, distance: 10 }

function settle(orbit: ReturnType<typeof createOrbit>): number {
  let frames = 0
  while (orbit.step(1 / 60)) {
    frames += 1
    if (frames > 600) throw new Error('never comes to rest')
  }
  return frames
}

test('a boat at rest asks for no further frame', () => {
  expect(createOrbit(home).step(1 / 60)).toBe(false)
})

test('a turn is gone softly and ends where it was asked to', () => {
  const orbit = createOrbit(home)
  orbit.turn(0.5, 0)
  orbit.step(1 / 60)
  expect(orbit.gaze().azimuth).toBeGreaterThan(0.7)
  expect(orbit.gaze().azimuth).toBeLessThan(1.2)
  expect(settle(orbit)).toBeLessThan(120)
  expect(orbit.gaze().azimuth).toBe(1.2)
})

test('the eye goes neither through the floor, nor over the top, nor into the boat, nor away', () => {
  const orbit = createOrbit(home)
  orbit.turn(0, -9)
  orbit.zoom(1000)
  settle(orbit)
  expect(eyeOf(orbit.gaze())[1]).toBeGreaterThan(-1)
  expect(orbit.gaze().distance).toBeGreaterThan(3)
  orbit.turn(0, 9)
  orbit.zoom(1 / 1000)
  settle(orbit)
  expect(orbit.gaze().elevation).toBeLessThan(Math.PI / 2)
  expect(orbit.gaze().distance).toBeLessThan(14)
})

test('back to the beginning takes the short way, however often it was turned', () => {
  const orbit = createOrbit(home)
  orbit.turn(4 * Math.PI + 0.2, 0)
  settle(orbit)
  orbit.reset()
  settle(orbit)
  expect(orbit.gaze().azimuth).toBeCloseTo(home.azimuth + 4 * Math.PI, 6)
})

test('a part on the far side is looked at from its own side, and nearer', () => {
  const orbit = createOrbit(home)
  orbit.face([-3, 0.5, 2])
  settle(orbit)
  const [x, , z] = eyeOf(orbit.gaze())
  expect(orbit.gaze().distance).toBeLessThan(home.distance)
  expect(Math.hypot(x + 3, z - 2)).toBeLessThan(Math.hypot(...eyeOf(home)))
})
