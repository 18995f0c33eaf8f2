import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { hasGraphicsCard } from '#components/viewer/has-graphics-card.ts'
import { contactShadow } from '#components/viewer/scene/contact-shadow.ts'
import { firstGaze, lens } from '#components/viewer/scene/fit.ts'
import { handleGestures } from '#components/viewer/scene/gestures.ts'
import { disposeBoat, loadBoat } from '#components/viewer/scene/load-boat.ts'
import { createMarks, type Mark } from '#components/viewer/scene/marks.ts'
import { createOrbit, eyeOf, type Point } from '#components/viewer/scene/orbit.ts'
import { keyLight, softLight, surroundings } from '#components/viewer/scene/studio.ts'

export interface SceneRequest {
  /** The focusable region that takes the canvas and hears hands and keys. */
  view: HTMLElement
  src: string
  min: Point
  max: Point
  marks: readonly Mark[]
  commands: { fullScreen: () => void }
  /** The browser has taken the graphics away, as it does when memory or the card fails it. */
  lost: () => void
  signal: AbortSignal
}

export interface BoatScene {
  turn: (steps: number) => void
  zoom: (factor: number) => void
  reset: () => void
  face: (part: Point) => void
  dispose: () => void
}

const mostPixels = 2
/** A frame that comes late moves no further than this, seconds: a slow machine still arrives within a few frames. */
const longestStep = 0.2
const entrance = -0.42

/** Sets the boat on its stage and resolves after the first frame. It draws only while something moves. */
export async function openScene({
  view,
  src,
  min,
  max,
  marks,
  commands,
  lost,
  signal,
}: SceneRequest): Promise<BoatScene> {
  const boat = await loadBoat(src, signal)
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'low-power' })
  const canvas = renderer.domElement
  canvas.setAttribute('aria-hidden', 'true')
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.18
  renderer.setPixelRatio(Math.min(devicePixelRatio, mostPixels))

  const shade = contactShadow(renderer, boat, min, max)
  const light = hasGraphicsCard() ? surroundings(renderer) : undefined
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true

  const scene = new Scene()
  if (light) {
    scene.environment = light.texture
    scene.environmentIntensity = 0.9
  } else scene.add(softLight(boat))
  const gaze = firstGaze(min, max, view.clientWidth / view.clientHeight)
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2
  const key = keyLight(gaze.target, radius)
  scene.add(boat, shade.floor, key, key.target)

  const camera = new PerspectiveCamera(lens, 1, gaze.distance / 50, gaze.distance * 6)
  const orbit = createOrbit(gaze)
  const placed = createMarks(marks, camera, boat)
  let frame = 0
  let before = 0

  function draw(time: number) {
    frame = 0
    if (renderer.getContext().isContextLost()) return
    const moving = orbit.step(before ? Math.min((time - before) / 1000, longestStep) : 1 / 60)
    before = moving ? time : 0
    const { target } = orbit.gaze()
    camera.position.set(...eyeOf(orbit.gaze()))
    camera.lookAt(...target)
    camera.updateMatrixWorld()
    renderer.render(scene, camera)
    placed.follow(view.clientWidth, view.clientHeight)
    if (moving) return ask()
    placed.settle()
    delete view.dataset.moving
  }
  function ask() {
    view.dataset.moving = ''
    frame ||= requestAnimationFrame(draw)
  }
  function fillView() {
    const { clientWidth: width, clientHeight: height } = view
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    ask()
  }

  const resized = new ResizeObserver(fillView)
  const letGo = handleGestures({ view, orbit, moved: ask, commands })
  const then = (act: () => void) => {
    act()
    ask()
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
    turn: (steps) => then(() => orbit.turn(steps * 0.3, 0)),
    zoom: (factor) => then(() => orbit.zoom(factor)),
    reset: () => then(orbit.reset),
    face: (part) => then(() => orbit.face(part)),
    dispose,
  }
}
