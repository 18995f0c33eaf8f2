import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { type CameraMode, createCameraRig, lens } from '#components/tools/watch/scene/camera-rig.ts'
import type { Extent } from '#components/tools/watch/scene/extent.ts'

const smurf = { place: { x: 10, y: 5 }, heading: 0.4, lengthM: 1.6, heightM: 1.2 }
const extents: Record<string, Extent> = {
  'a pond of one mu': { centre: { x: 0, y: 0 }, widthM: 26, heightM: 26, radiusM: 18 },
  'a river of 2,400 × 18 m': { centre: { x: 1_200, y: 9 }, widthM: 2_400, heightM: 18, radiusM: 1_200 },
  '3,000 ha': { centre: { x: 0, y: 0 }, widthM: 7_000, heightM: 5_500, radiusM: 4_450 },
}

function rigOf(extent: Extent, { mode = 'follow', still = true }: { mode?: CameraMode; still?: boolean }) {
  const camera = new PerspectiveCamera(lens, 16 / 10, 0.1, 40_000)
  const rig = createCameraRig(camera, extent, { still })
  rig.setMode(mode)
  rig.step(smurf, 1 / 60)
  camera.updateMatrixWorld()
  return { camera, rig }
}

/** Where a place of the water is in the picture: -1 to 1 across and up. */
const seen = (camera: PerspectiveCamera, x: number, y: number) => new Vector3(x, 0, -y).project(camera)

test.each(Object.entries(extents))('%s: from above the whole of it is in the picture', (_, extent) => {
  const { camera } = rigOf(extent, { mode: 'above' })
  for (const [across, up] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const corner = seen(
      camera,
      extent.centre.x + (across * extent.widthM) / 2,
      extent.centre.y + (up * extent.heightM) / 2,
    )
    expect(Math.abs(corner.x)).toBeLessThan(1)
    expect(Math.abs(corner.y)).toBeLessThan(1)
    expect(Math.sign(corner.x)).toBe(across)
    expect(Math.sign(corner.y)).toBe(up)
  }
})

test.each(Object.entries(extents))('%s: a boat that is followed is in the picture, as large as itself', (_, extent) => {
  const { camera } = rigOf(extent, {})
  const [middle, bow] = [
    seen(camera, smurf.place.x, smurf.place.y),
    seen(camera, smurf.place.x + 0.8 * Math.cos(smurf.heading), smurf.place.y + 0.8 * Math.sin(smurf.heading)),
  ]
  expect(Math.hypot(middle.x, middle.y)).toBeLessThan(0.4)
  expect(middle.z).toBeLessThan(1)
  expect(camera.position.y).toBeGreaterThan(0.5)
  expect(Math.hypot(bow.x - middle.x, bow.y - middle.y)).toBeGreaterThan(0.1)
})

test('keys turn it and bring it nearer, neither under the water nor into the boat; it goes back', () => {
  const extent = extents['a pond of one mu']
  if (!extent) throw new Error('no pond')
  const { camera, rig } = rigOf(extent, {})
  const home = camera.position.clone()
  rig.turn(0.5, -9)
  rig.zoom(100)
  rig.step(smurf, 1 / 60)
  expect(camera.position.distanceTo(home)).toBeGreaterThan(0.5)
  expect(camera.position.y).toBeGreaterThan(0.2)
  rig.reset()
  rig.step(smurf, 1 / 60)
  expect(camera.position.distanceTo(home)).toBeLessThan(1e-6)
})

test('it circles by itself, and does not where motion is not welcome', () => {
  const extent = extents['a pond of one mu']
  if (!extent) throw new Error('no pond')
  for (const still of [true, false]) {
    const { camera, rig } = rigOf(extent, { mode: 'circle', still })
    for (let frame = 0; frame < 200; frame++) rig.step(smurf, 1 / 30)
    const before = camera.position.clone()
    for (let frame = 0; frame < 30; frame++) rig.step(smurf, 1 / 30)
    expect(camera.position.distanceTo(before) > 0.1).toBe(!still)
  }
})
