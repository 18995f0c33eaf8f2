import { Group, Matrix4, type Mesh, type Object3D, Vector3 } from 'three'
import { createBelts } from '#components/viewer/scene/belts.ts'
import { takePieces } from '#components/viewer/scene/take-pieces.ts'
import { belts, type Motion, type Movement, movements, stillCleats } from '#lib/content/boat-movements'
import type { ModelSlug, PartKey } from '#lib/content/model-parts'

/** The position of a belt under reduced motion, in seconds of its way. */
const stillBeltS = 0.5

interface Worker {
  readonly part: PartKey
  /** Shows it so many seconds after it began; null is how the model stands. */
  set(seconds: number | null): void
  /** Where it is to be seen that it works, with a single step. */
  readonly stillS: number
}

/** The parts of a boat that can be set to work, each by its own clock. Taken out of the model before its first frame. */
export function createMovingParts(boat: Object3D, slug: ModelSlug) {
  const moves = movements[slug] ?? []
  const belt = belts[slug]
  const motions = moves.flatMap((movement) => movement.motions.map((motion) => ({ movement, motion })))
  const groups = motions.map(({ motion }) => motion.pieces)
  const taken = takePieces(boat, belt ? [...groups, [stillCleats(belt)]] : groups)

  const posers = motions.map(({ movement, motion }, place) => ({
    movement,
    set: createPoser(boat, taken[place] ?? [], motion),
  }))
  const workers: Worker[] = moves.map((movement) => ({
    part: movement.part,
    stillS: movement.seconds / (movement.way === 'round' ? 8 : 2),
    set: (seconds) => {
      const share = seconds === null ? 0 : shareOf(movement, seconds)
      for (const poser of posers) if (poser.movement === movement) poser.set(share)
    },
  }))

  const cleats = createBelts(slug, 1)
  const stillCleatMeshes = belt ? (taken.at(-1) ?? []) : []
  for (const mesh of stillCleatMeshes) boat.add(mesh)
  if (cleats) {
    boat.add(cleats.mesh)
    const here = new Matrix4()
    const set = (seconds: number | null) => {
      cleats.mesh.visible = seconds !== null
      for (const mesh of stillCleatMeshes) mesh.visible = seconds === null
      cleats.set(0, here, seconds ?? 0, true)
      cleats.draw(1)
    }
    set(null)
    workers.push({ part: 'belt', stillS: stillBeltS, set })
  }

  const clocks = new Map<PartKey, number>()
  const working = new Set<PartKey>()
  return {
    /** Starts a part, or stops it where it is. With `still` (reduced motion) it goes to the end of its way in one step. */
    set: (part: PartKey, isOn: boolean, still: boolean) => {
      const worker = workers.find((each) => each.part === part)
      if (!worker) return
      if (still) return worker.set(isOn ? worker.stillS : null)
      if (isOn) working.add(part)
      else working.delete(part)
    },
    /** Goes on for so many seconds; true while anything works. */
    step: (seconds: number): boolean => {
      for (const worker of workers) {
        if (!working.has(worker.part)) continue
        const now = (clocks.get(worker.part) ?? 0) + seconds
        clocks.set(worker.part, now)
        worker.set(now)
      }
      return working.size > 0
    },
    dispose: () => cleats?.dispose(),
  }
}

/** Which share of its way a movement has gone: there and back softly, or once round. */
function shareOf({ way, seconds: period }: Movement, seconds: number): number {
  const part = (seconds % period) / period
  return way === 'round' ? part : (1 - Math.cos(2 * Math.PI * part)) / 2
}

/** Puts pieces on a share of their way. */
function createPoser(boat: Object3D, meshes: readonly Mesh[], { turn, shift }: Motion): (share: number) => void {
  const group = new Group()
  const pivot = new Vector3(...(turn?.pivot ?? [0, 0, 0]))
  const axis = new Vector3(...(turn?.axis ?? [0, 1, 0]))
  const way = new Vector3(...(shift ?? [0, 0, 0]))
  group.position.copy(pivot)
  for (const mesh of meshes) {
    mesh.matrix.premultiply(new Matrix4().makeTranslation(-pivot.x, -pivot.y, -pivot.z))
    group.add(mesh)
  }
  boat.add(group)
  return (share) => {
    group.quaternion.setFromAxisAngle(axis, ((turn?.degrees ?? 0) * share * Math.PI) / 180)
    group.position.copy(pivot).addScaledVector(way, share)
  }
}
