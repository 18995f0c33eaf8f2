import { type PerspectiveCamera, Scene, Vector3, type WebGLRenderer } from 'three'
import type { BoatMesh } from '#components/tools/watch/scene/boat-mesh.ts'
import { createBoats } from '#components/tools/watch/scene/boats.ts'
import type { Subject } from '#components/tools/watch/scene/camera-rig.ts'
import { daylights, type TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import { createDock } from '#components/tools/watch/scene/dock.ts'
import { extentOf } from '#components/tools/watch/scene/extent.ts'
import { createLand, landM } from '#components/tools/watch/scene/land.ts'
import { createLanes } from '#components/tools/watch/scene/lanes.ts'
import { createLighting } from '#components/tools/watch/scene/lighting.ts'
import { createLitter } from '#components/tools/watch/scene/litter.ts'
import { createMarkers } from '#components/tools/watch/scene/markers.ts'
import { createMirror } from '#components/tools/watch/scene/mirror.ts'
import { createPlants } from '#components/tools/watch/scene/plants.ts'
import { createAir } from '#components/tools/watch/scene/sky.ts'
import { createWater } from '#components/tools/watch/scene/water.ts'
import { createBelts } from '#components/viewer/scene/belts.ts'
import { createLamps } from '#components/viewer/scene/lamps.ts'
import type { BoatSlug } from '#lib/content/fleet'
import type { Point } from '#lib/coverage-planning/geometry'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { type BoatPose, poseAt } from '#lib/water-scene/boat-pose'
import { placeDock } from '#lib/water-scene/dock-place'
import { seedOf } from '#lib/water-scene/seeded-random'
import { sweptLanes } from '#lib/water-scene/swept-lanes'
import { createSweptTimes } from '#lib/water-scene/swept-times'

/** What is watched: a planned water and the fleet on it. */
export interface WatchedMission {
  shape: WaterShape
  result: FleetResult
  /** Where the plan's boats start. */
  dock: Point
  widthM: number
  /** Metres a second with the collector working. */
  workSpeed: number
  job: 'litter' | 'weed'
  boat: BoatSlug
}

/** Where the camera looks, and from how far (metres). */
interface View extends Point {
  readonly distance: number
}

/** Boats that are looked at from farther than so many of their lengths have a mark. */
const markedLengths = 38
/** Litter is drawn, and laid where the camera looks, from nearer than this (metres). */
const litterM = { drawn: 260, lookedAt: 200 }
/** Halos of lamps in metres. */
const haloM = { boat: 0.42, dock: 2.6 }

/** A water with everything on it, at any moment of its mission. */
export function createWorld(mission: WatchedMission, mesh: BoatMesh, renderer: WebGLRenderer, isCard: boolean) {
  const { shape, result, dock, widthM, workSpeed } = mission
  const { boats: runs } = result.run
  const extent = extentOf(shape.outline)
  const pontoon = placeDock(shape, mesh, runs.length)
  const fleet = runs.map((run, index) => ({
    run,
    hull: {
      lengthM: mesh.lengthM,
      speed: workSpeed,
      berth: pontoon?.berths[index] ?? { place: dock, heading: 0 },
      dock,
    },
  }))

  const air = createAir()
  const scene = new Scene()
  const lighting = createLighting({ renderer, scene, air, isCard, landM: landM(extent.radiusM) })
  const land = createLand(shape, extent)
  const plants = createPlants(shape, extent.radiusM, air)
  const mirror = createMirror()
  const numbers = sweptLanes(result.run, widthM)
  const lanes = createLanes(numbers, widthM)
  const water = createWater({ air, extent, mirror, lanes: lanes.texture })
  const belts = createBelts(mission.boat, runs.length)
  const boats = createBoats(mesh, runs.length, belts)
  const lamps = createLamps(runs.length * mesh.lamps.length + 4)
  const litter = createLitter({
    job: mission.job,
    shores: createShoreIndex([shape.outline, ...shape.islands, ...shape.shallows]),
    sweptAt: createSweptTimes(numbers, widthM),
    seed: seedOf([shape.outline]),
    air,
    bowM: mesh.lengthM * 0.42,
    speed: workSpeed,
  })
  const markers = createMarkers(runs.length)
  const pier = pontoon && createDock(pontoon)
  scene.add(land.group, plants.group, water.mesh, boats.group, litter.group, lamps.points, markers.points)
  if (belts) scene.add(belts.mesh)
  if (pier) scene.add(pier.mesh)

  lighting.setReach(mesh.lengthM)
  water.uniforms.litM.value = Math.max(2.9, mesh.lengthM)

  let poses: readonly BoatPose[] = []
  let moment = { clock: 0, seconds: 0 }
  let isNight = false
  let isSpared = false
  const [focus, mark] = [new Vector3(), new Vector3()]

  function setBoats(eye: Vector3) {
    lamps.begin()
    boats.set(poses, { ...moment, eye }, (place, colour) => isNight && lamps.add(place, colour, haloM.boat))
    if (isNight) for (const { place, colour } of pier?.lamps ?? []) lamps.add(place, colour, haloM.dock)
    lamps.end()
  }

  /** The lamps of the boat that is looked at shine ahead of its bow. */
  function shineFrom({ place, heading }: BoatPose) {
    const bow = mesh.lengthM * 0.7
    const { position } = lighting.headlight
    position.set(place.x + Math.cos(heading) * bow, mesh.heightM * 0.8, -place.y - Math.sin(heading) * bow)
    water.uniforms.lit.value.set(position.x, position.z)
  }

  return {
    extent,
    /** Puts the fleet where it is so many seconds after the start; gives the boat that is followed. */
    setMoment: (seconds: number, clock: number, followed: number): Subject | undefined => {
      air.clock.value = clock
      poses = fleet.map(({ run, hull }) => poseAt(run, seconds, hull))
      moment = { clock, seconds }
      for (const [index, { place }] of poses.entries()) markers.set(index, mark.set(place.x, 0.5, -place.y))
      litter.setSeconds(seconds)
      lanes.setSeconds(seconds)
      lanes.setBoats(
        poses.map(({ place, heading, speed }) => ({ ...place, heading, fast: Math.min(1, speed) })),
        mesh.lengthM,
        Math.min(mesh.beamM, mesh.lengthM * 0.5),
      )
      const boat = poses[followed] ?? poses[0]
      if (boat) shineFrom(boat)
      return boat && { place: boat.place, heading: boat.heading, lengthM: mesh.lengthM, heightM: mesh.heightM }
    },
    setTime: (time: TimeOfDay) => {
      const { light, mirrored } = lighting.setTime(time)
      isNight = light.night > 0
      boats.setLight(light.night, mirrored)
      water.uniforms.depthColour.value.copy(light.depth)
      water.uniforms.skyLight.value = light.skyLight / daylights.day.skyLight
      lamps.uniforms.bright.value = 0.15 + 0.75 * light.night
    },
    /** @param spread metres across the picture, for each metre away */
    setSize: (width: number, height: number, pixelRatio: number, spread: number) => {
      const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
      mirror.setSize(halfWidth, halfHeight)
      lanes.setSize(halfWidth, halfHeight, spread)
      markers.uniforms.size.value = 15 * pixelRatio
      lamps.uniforms.scale.value = height / spread
    },
    /** From now on without mirror and shadows, and with fewer leaves: the machine has enough to do. */
    spare: () => {
      isSpared = true
      plants.spare()
      lighting.spare()
    },
    draw: (camera: PerspectiveCamera, view: View, subject: Subject) => {
      focus.set(view.x, 0, -view.y)
      lighting.follow(focus, view.distance, camera.position.y)
      markers.points.visible = view.distance > mesh.lengthM * markedLengths
      if (belts) belts.mesh.visible = !markers.points.visible
      setBoats(camera.position)
      plants.follow(camera.position)
      litter.follow(view.distance < litterM.lookedAt ? view : subject.place)
      litter.group.visible = view.distance < litterM.drawn
      // Looking straight down, one sees into the water.
      const isMirrored = !isSpared && camera.position.y < view.distance * 0.93
      water.uniforms.mirrorShare.value = isMirrored ? 1 : 0
      if (isMirrored) {
        const hasMarks = markers.points.visible
        water.mesh.visible = false
        markers.points.visible = false
        mirror.draw(renderer, scene, camera)
        water.mesh.visible = true
        markers.points.visible = hasMarks
      }
      lanes.draw(renderer, camera)
      renderer.render(scene, camera)
    },
    dispose: () => {
      for (const part of [lighting, land, plants, mirror, lanes, water, boats, belts, lamps, litter, markers, pier])
        part?.dispose()
    },
  }
}
