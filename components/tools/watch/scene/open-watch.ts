import {
  DirectionalLight,
  FogExp2,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  PointLight,
  Scene,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { FrameBudget } from '#components/moving-water/frame-budget.ts'
import { createBelts } from '#components/tools/watch/scene/belts.ts'
import { loadBoatMesh } from '#components/tools/watch/scene/boat-mesh.ts'
import { createBoats } from '#components/tools/watch/scene/boats.ts'
import { type CameraMode, createCameraRig } from '#components/tools/watch/scene/camera-rig.ts'
import { type Daylight, daylights, type TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import { createDock } from '#components/tools/watch/scene/dock.ts'
import { extentOf } from '#components/tools/watch/scene/extent.ts'
import { createLamps } from '#components/tools/watch/scene/lamps.ts'
import { createLand, landM } from '#components/tools/watch/scene/land.ts'
import { createLanes } from '#components/tools/watch/scene/lanes.ts'
import { createLitter } from '#components/tools/watch/scene/litter.ts'
import { createMarkers } from '#components/tools/watch/scene/markers.ts'
import { createMirror } from '#components/tools/watch/scene/mirror.ts'
import { createPlants } from '#components/tools/watch/scene/plants.ts'
import { createAir, createSky, setAir } from '#components/tools/watch/scene/sky.ts'
import { createWater } from '#components/tools/watch/scene/water.ts'
import { hasGraphicsCard } from '#components/viewer/has-graphics-card.ts'
import { handleGestures } from '#components/viewer/scene/gestures.ts'
import type { BoatSlug } from '#lib/content/fleet'
import type { Point } from '#lib/coverage-planning/geometry'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { poseAt } from '#lib/water-scene/boat-pose'
import { placeDock } from '#lib/water-scene/dock-place'
import { seedOf } from '#lib/water-scene/seeded-random'
import { sweptLanes } from '#lib/water-scene/swept-lanes'
import { createSweptTimes } from '#lib/water-scene/swept-times'

export interface WatchRequest {
  /** The focusable region that takes the canvas and hears hands and keys. */
  view: HTMLElement
  shape: WaterShape
  result: FleetResult
  /** Where the plan's boats start. */
  dock: Point
  widthM: number
  /** Metres a second with the collector working. */
  workSpeed: number
  job: 'litter' | 'weed'
  boat: BoatSlug
  time: TimeOfDay
  /** Nothing moves that the plan does not move, and views change at once. */
  still: boolean
  commands: { fullScreen: () => void }
  /** The browser has taken the graphics away. */
  lost: () => void
  signal: AbortSignal
}

const mostPixels = 2
/** Seconds: a frame that comes late moves the waves no further than this. */
const longestStep = 0.1
/** The thickest air, and the part of it over a view of so many metres. */
const haze = { thickest: 0.0007, wide: 0.14 }

/**
 * Builds a water with everything on it and resolves after the first frame. The moment that is shown is given from outside
 * (`setSeconds`): the plan's clock is the only one.
 */
export async function openWatch(request: WatchRequest) {
  const { view, shape, result, dock, widthM, workSpeed, still, signal } = request
  const boatMesh = await loadBoatMesh(`/models/${request.boat}.glb`, signal)
  const isCard = hasGraphicsCard()
  const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
  const canvas = renderer.domElement
  canvas.setAttribute('aria-hidden', 'true')
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = isCard
  renderer.shadowMap.type = PCFShadowMap
  renderer.setClearColor(0, 0)

  const count = result.run.boats.length
  const extent = extentOf(shape.outline)
  const place = placeDock(shape, boatMesh, count)
  const hulls = result.run.boats.map((_, index) => ({
    lengthM: boatMesh.lengthM,
    speed: workSpeed,
    berth: place?.berths[index] ?? { place: dock, heading: 0 },
    dock,
  }))

  const air = createAir()
  const scene = new Scene()
  const fog = new FogExp2(0, haze.thickest)
  scene.fog = fog
  const skyLight = new HemisphereLight()
  const sun = new DirectionalLight()
  sun.castShadow = isCard
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.03
  const sky = createSky(air)
  const land = createLand(shape, extent)
  const plants = createPlants(shape, extent.radiusM, { air, isPlain: !isCard })
  const mirror = createMirror()
  const lanesOfRun = sweptLanes(result.run, widthM)
  const lanes = createLanes(lanesOfRun, widthM)
  const water = createWater({ air, extent, mirror, lanes: lanes.texture })
  const belts = createBelts(request.boat, count)
  const boats = createBoats(boatMesh, count, belts)
  boats.solid.metalness = isCard ? 1 : 0
  const lamps = createLamps(count * (boatMesh.lamps.length + 1) + 4)
  const litter = createLitter({
    job: request.job,
    shores: createShoreIndex([shape.outline, ...shape.islands, ...shape.shallows]),
    sweptAt: createSweptTimes(lanesOfRun, widthM),
    seed: seedOf([shape.outline]),
    air,
    bowM: boatMesh.lengthM * 0.42,
    speed: workSpeed,
  })
  const markers = createMarkers(count)
  const pier = place && createDock(place)
  scene.add(
    skyLight,
    sun,
    sun.target,
    sky.mesh,
    land.group,
    plants.group,
    water.mesh,
    boats.group,
    litter.group,
    lamps.points,
  )
  // What the lamps of the boat that is looked at light up by night.
  const headlight = new PointLight(0xfff0d8, 0, 16, 1.6)
  scene.add(markers.points, headlight)
  if (belts) scene.add(belts.mesh)
  if (pier) scene.add(pier.mesh)

  const camera = new PerspectiveCamera(42, 1, 0.1, landM(extent.radiusM) * 3)
  const rig = createCameraRig(camera, extent, { still })
  const budget = new FrameBudget()
  let isSlow = !isCard
  let light: Daylight = daylights[request.time]
  let surroundings: WebGLRenderTarget | null = null
  let [seconds, clock, before, frame, followed] = [0, 20, 0, 0, 0]
  let [isShown, isOver] = [true, false]

  function setLight(next: Daylight) {
    light = next
    setAir(air, light)
    fog.color.copy(light.horizon)
    skyLight.color.copy(light.zenith).lerp(light.horizon, 0.55).multiplyScalar(1.5)
    skyLight.groundColor.copy(light.ground)
    skyLight.intensity = light.skyLight * 1.6
    sun.color.copy(light.sunColour)
    sun.intensity = light.sunLight
    renderer.toneMappingExposure = light.exposure
    water.uniforms.depthColour.value.copy(light.depth)
    water.uniforms.skyLight.value = light.skyLight / daylights.day.skyLight
    boats.setLight(light.night)
    lamps.uniforms.bright.value = 0.15 + 0.75 * light.night
    headlight.intensity = 5 * light.night
    if (!isCard) return
    surroundings?.dispose()
    const generator = new PMREMGenerator(renderer)
    const room = new Scene().add(sky.mesh)
    surroundings = generator.fromScene(room, 0.02, 0.1, 10, { size: 64 })
    generator.dispose()
    scene.add(sky.mesh)
    boats.solid.envMap = surroundings.texture
    boats.solid.envMapIntensity = 0.8
  }

  function moveSun(focus: Vector3, reachM: number) {
    sun.target.position.copy(focus)
    sun.position.copy(focus).addScaledVector(light.sun, reachM * 3)
    const { camera: box } = sun.shadow
    box.left = -reachM
    box.right = reachM
    box.top = reachM
    box.bottom = -reachM
    box.near = 0.1
    box.far = reachM * 6
    box.updateProjectionMatrix()
  }

  const [focus, mark] = [new Vector3(), new Vector3()]
  function draw(now: number) {
    frame = 0
    if (isOver || renderer.getContext().isContextLost()) return
    const passed = before ? now - before : 0
    before = now
    if (passed > 0 && !still && !isSlow && !budget.add(passed)) isSlow = true
    if (passed > 0 && renderer.getPixelRatio() !== pixels()) fillView()
    const step = Math.min(passed / 1000 || 1 / 60, longestStep)
    if (!still) clock += step
    air.clock.value = clock

    const poses = result.run.boats.map((boat, index) =>
      poseAt(boat, seconds, hulls[index] ?? { lengthM: 1, speed: 1, berth: { place: dock, heading: 0 }, dock }),
    )
    lamps.begin()
    const isLit = light.night > 0
    boats.set(poses, { clock, seconds }, (lamp, colour) => isLit && lamps.add(lamp, colour, 0.42))
    if (isLit) for (const { place: lamp, colour } of pier?.lamps ?? []) lamps.add(lamp, colour, 2.6)
    lamps.end()
    const subject = poses[followed] ?? poses[0]
    if (!subject) return
    const gaze = rig.step({ ...subject, lengthM: boatMesh.lengthM, heightM: boatMesh.heightM }, step)
    camera.updateMatrixWorld()
    focus.set(gaze.x, 0, -gaze.y)
    for (const [index, { place: at }] of poses.entries()) markers.set(index, mark.set(at.x, 0.5, -at.y))
    markers.points.visible = gaze.distance > boatMesh.lengthM * 38
    const bow = boatMesh.lengthM * 0.7
    headlight.position.set(
      subject.place.x + Math.cos(subject.heading) * bow,
      boatMesh.heightM * 0.8,
      -subject.place.y - Math.sin(subject.heading) * bow,
    )
    water.uniforms.lit.value.set(headlight.position.x, headlight.position.z)
    // From high up one looks through less of it.
    const high = camera.position.y / Math.max(gaze.distance, 1)
    const thick = Math.max(Math.min(haze.thickest, haze.wide / gaze.distance), 1 / landM(extent.radiusM))
    air.haze.value = thick * (1 - 0.6 * Math.min(1, high * high))
    fog.density = air.haze.value
    water.uniforms.haze.value = air.haze.value
    if (isCard) moveSun(focus, Math.min(160, Math.max(14, gaze.distance * 1.4)))
    plants.follow(camera.position)
    litter.follow(gaze.distance < 200 ? gaze : subject.place)
    litter.setSeconds(seconds)
    litter.group.visible = gaze.distance < 260
    lanes.setSeconds(seconds)
    lanes.setBoats(
      poses.map(({ place: { x, y }, heading, speed }) => ({ x, y, heading, fast: Math.min(1, speed) })),
      boatMesh.lengthM,
      boatMesh.beamM,
    )
    const isMirrored = !isSlow && camera.position.y < gaze.distance * 0.93
    water.uniforms.mirrorShare.value = isMirrored ? 1 : 0
    if (isMirrored) {
      water.mesh.visible = false
      mirror.draw(renderer, scene, camera)
      water.mesh.visible = true
    }
    lanes.draw(renderer, camera)
    renderer.render(scene, camera)
    view.dataset.boat = `${subject.place.x.toFixed(1)} ${subject.place.y.toFixed(1)}`
    if (isShown && (!still || gaze.isMoving)) ask()
  }

  function ask() {
    if (!isOver) frame ||= requestAnimationFrame(draw)
  }
  const pixels = () => Math.min(devicePixelRatio, mostPixels) * budget.scale * (isCard ? 1 : 0.6)
  function fillView() {
    const { clientWidth: width, clientHeight: height } = view
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(pixels())
    renderer.setSize(width, height, false)
    const half = [Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2)] as const
    mirror.setSize(...half)
    lanes.setSize(...half, 2 * Math.tan((camera.fov * Math.PI) / 360))
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    markers.uniforms.size.value = 15 * renderer.getPixelRatio()
    lamps.uniforms.scale.value = canvas.height / (2 * Math.tan((camera.fov * Math.PI) / 360))
    ask()
  }

  /** Out of sight, or on a page that is hidden, nothing is drawn. */
  function settle() {
    before = 0
    if (isShown && !document.hidden) return ask()
    cancelAnimationFrame(frame)
    frame = 0
  }
  const ending = new AbortController()
  const resized = new ResizeObserver(fillView)
  const sight = new IntersectionObserver(([entry]) => {
    isShown = entry?.isIntersecting ?? false
    settle()
  })
  const letGo = handleGestures({ view, orbit: rig, moved: ask, commands: request.commands })
  canvas.addEventListener('webglcontextlost', request.lost, { signal: ending.signal })
  document.addEventListener('visibilitychange', settle, { signal: ending.signal })

  function dispose() {
    if (isOver) return
    isOver = true
    ending.abort()
    cancelAnimationFrame(frame)
    resized.disconnect()
    sight.disconnect()
    letGo()
    for (const part of [
      sky,
      land,
      plants,
      mirror,
      lanes,
      water,
      boats,
      belts,
      lamps,
      markers,
      litter,
      pier,
      surroundings,
      sun,
      headlight,
    ])
      part?.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
    canvas.remove()
  }
  if (signal.aborted) {
    dispose()
    signal.throwIfAborted()
  }
  setLight(light)
  view.prepend(canvas)
  fillView()
  draw(performance.now())
  resized.observe(view)
  sight.observe(canvas)
  const then = (act: () => void) => {
    act()
    ask()
  }
  return {
    canvas,
    info: renderer.info,
    setSeconds: (next: number) =>
      then(() => {
        seconds = next
      }),
    setCamera: (mode: CameraMode) => then(() => rig.setMode(mode)),
    setTime: (time: TimeOfDay) => then(() => setLight(daylights[time])),
    follow: (boat: number) =>
      then(() => {
        followed = boat
      }),
    zoom: (factor: number) => then(() => rig.zoom(factor)),
    /** What is seen now, drawn once more so that the canvas still holds it. */
    picture: () =>
      new Promise<Blob | null>((resolve) => {
        draw(performance.now())
        canvas.toBlob(resolve, 'image/png')
      }),
    dispose,
  }
}

export type WatchScene = Awaited<ReturnType<typeof openWatch>>
