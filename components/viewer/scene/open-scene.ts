import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { hasGraphicsCard } from '#components/viewer/has-graphics-card.ts'
import { createBoatLight } from '#components/viewer/scene/boat-light.ts'
import { contactShadow } from '#components/viewer/scene/contact-shadow.ts'
import { firstGaze, lens } from '#components/viewer/scene/fit.ts'
import { handleGestures, type SceneView } from '#components/viewer/scene/gestures.ts'
import { disposeBoat, loadBoat } from '#components/viewer/scene/load-boat.ts'
import { createMarks, type Mark } from '#components/viewer/scene/marks.ts'
import { createMovingParts } from '#components/viewer/scene/moving-parts.ts'
import { createOrbit, eyeOf, type Point } from '#components/viewer/scene/orbit.ts'
import { keyLight, softLight, surroundings } from '#components/viewer/scene/studio.ts'
import { patternSurfaces } from '#components/viewer/scene/surfaces.ts'
import type { ModelSlug, PartKey } from '#lib/content/model-parts'

export interface SceneRequest extends SceneView {
  slug: ModelSlug
  min: Point
  max: Point
  marks: readonly Mark[]
}

export interface BoatScene {
  zoom: (factor: number) => void
  reset: () => void
  face: (part: Point) => void
  /** Sets a part to work, or stops it; with less motion wished for it takes one step. */
  work: (part: PartKey, isOn: boolean) => void
  /** By its own lamps, or by the studio's light. */
  light: (isLit: boolean) => void
  dispose: () => void
}

const mostPixels = 2
/** A frame that comes late moves no further than this, seconds: a slow machine still arrives within a few frames. */
const longestStep = 0.2
const entrance = -0.42

/** Sets the boat on its stage and resolves after the first frame. It draws only while something moves. */
export async function openScene({
  view,
  slug,
  min,
  max,
  marks,
  commands,
  lost,
  signal,
}: SceneRequest): Promise<BoatScene> {
  const boat = await loadBoat(`/models/${slug}.glb`, signal)
  const isCard = hasGraphicsCard()
  const patterns = patternSurfaces(boat, slug, isCard)
  const moving = createMovingParts(boat, slug)
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'low-power' })
  const canvas = renderer.domElement
  canvas.setAttribute('aria-hidden', 'true')
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.18
  renderer.setPixelRatio(Math.min(devicePixelRatio, mostPixels))

  const shade = contactShadow(renderer, boat, min, max)
  const light = isCard ? surroundings(renderer) : undefined
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true

  const scene = new Scene()
  const sky = light ? null : softLight(boat)
  if (light) {
    scene.environment = light.texture
    scene.environmentIntensity = 0.9
  } else if (sky) scene.add(sky)
  const gaze = firstGaze(min, max, view.clientWidth / view.clientHeight)
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2
  const key = keyLight(gaze.target, radius)
  scene.add(boat, shade.floor, key, key.target)
  const lit = createBoatLight(boat, max[0] - min[0], { scene, key, sky })

  const camera = new PerspectiveCamera(lens, 1, gaze.distance / 50, gaze.distance * 6)
  const orbit = createOrbit(gaze)
  const placed = createMarks(marks, camera, boat)
  let frame = 0
  let before = 0

  function draw(time: number) {
    frame = 0
    if (renderer.getContext().isContextLost()) return
    const step = before ? Math.min((time - before) / 1000, longestStep) : 1 / 60
    const [isWorking, isTurning] = [moving.step(step), orbit.step(step)]
    before = isWorking || isTurning ? time : 0
    // Shadows of what moves move along where a card draws them.
    if (isWorking && isCard) renderer.shadowMap.needsUpdate = true
    const { target } = orbit.gaze()
    camera.position.set(...eyeOf(orbit.gaze()))
    camera.lookAt(...target)
    camera.updateMatrixWorld()
    if (isWorking) lit.follow()
    renderer.render(scene, camera)
    placed.follow(view.clientWidth, view.clientHeight)
    if (isTurning) {
      view.dataset.moving = ''
      return ask()
    }
    if ('moving' in view.dataset) placed.settle()
    delete view.dataset.moving
    if (isWorking) ask()
  }
  function ask() {
    frame ||= requestAnimationFrame(draw)
  }
  function fillView() {
    const { clientWidth: width, clientHeight: height } = view
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    lit.setSize(canvas.height, 2 * Math.tan((lens * Math.PI) / 360))
    turned()
  }
  /** The eye moves, or the frame: the marks follow until all is at rest. */
  function turned() {
    view.dataset.moving = ''
    ask()
  }

  const resized = new ResizeObserver(fillView)
  const letGo = handleGestures({ view, orbit, moved: turned, commands })
  const then = (act: () => void) => {
    act()
    turned()
  }
  canvas.addEventListener('webglcontextlost', lost)
  function dispose() {
    canvas.removeEventListener('webglcontextlost', lost)
    cancelAnimationFrame(frame)
    frame = -1
    delete view.dataset.moving
    resized.disconnect()
    letGo()
    disposeBoat(boat)
    patterns.dispose()
    moving.dispose()
    lit.dispose()
    shade.dispose()
    light?.dispose()
    key.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
    canvas.remove()
  }

  if (signal.aborted) {
    dispose()
    signal.throwIfAborted()
  }
  view.prepend(canvas)
  orbit.enter(entrance)
  fillView()
  resized.observe(view)
  draw(performance.now())
  return {
    zoom: (factor) => then(() => orbit.zoom(factor)),
    reset: () => then(orbit.reset),
    face: (part) => then(() => orbit.face(part)),
    work: (part, isOn) => then(() => moving.set(part, isOn, matchMedia('(prefers-reduced-motion: reduce)').matches)),
    light: (isLit) => then(() => lit.set(isLit)),
    dispose,
  }
}
