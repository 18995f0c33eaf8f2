import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three'
import { FrameBudget } from '#components/moving-water/frame-budget.ts'
import { loadBoatMesh } from '#components/tools/watch/scene/boat-mesh.ts'
import { type CameraMode, createCameraRig, lens } from '#components/tools/watch/scene/camera-rig.ts'
import type { TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import { landM } from '#components/tools/watch/scene/land.ts'
import { createWorld, type WatchedMission } from '#components/tools/watch/scene/world.ts'
import { hasGraphicsCard } from '#components/viewer/has-graphics-card.ts'
import { handleGestures, type SceneView } from '#components/viewer/scene/gestures.ts'

export interface WatchRequest extends WatchedMission, SceneView {
  time: TimeOfDay
  /** Nothing moves that the plan does not move, and views change at once. */
  still: boolean
}

/** The browser gives no graphics to draw with. */
export class NoGraphics extends Error {}

const mostPixels = 2
/** Where the processor draws, a part of the pixels has to do. */
const processorPixels = 0.6
/** Seconds: a frame that comes late moves the waves no further than this. */
const longestStep = 0.1
/** A frame this long holds the page up (ms); it is followed by a pause as long, up to a limit. */
const longFrame = { fromMs: 90, mostMs: 400 }
/** The scene's clock starts here: every wave has a past. */
const firstSecond = 20
/** Metres across the picture, for each metre away. */
const spread = 2 * Math.tan((lens * Math.PI) / 360)

function createRenderer(isCard: boolean): WebGLRenderer {
  try {
    const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
    renderer.domElement.setAttribute('aria-hidden', 'true')
    renderer.toneMapping = NeutralToneMapping
    renderer.shadowMap.enabled = isCard
    renderer.shadowMap.type = PCFShadowMap
    renderer.setClearColor(0, 0)
    return renderer
  } catch (cause) {
    throw new NoGraphics('no WebGL 2', { cause })
  }
}

/** Builds a water, resolves after the first frame; its clock is the plan's (`setSeconds`). Throws NoGraphics, or why no model. */
export async function openWatch(request: WatchRequest) {
  const { view, still, signal } = request
  const boat = await loadBoatMesh(`/models/${request.boat}.glb`, signal)
  signal.throwIfAborted()
  const isCard = hasGraphicsCard()
  const renderer = createRenderer(isCard)
  const canvas = renderer.domElement
  const world = createWorld(request, boat, renderer, isCard)
  const camera = new PerspectiveCamera(lens, 1, 0.1, landM(world.extent.radiusM) * 3)
  const rig = createCameraRig(camera, world.extent, { still })
  const budget = new FrameBudget()
  let isSlow = !isCard
  if (isSlow) world.spare()
  let [seconds, clock, before, frame, followed] = [0, firstSecond, 0, 0, 0]
  let [isShown, isOver] = [true, false]
  /** A pause between frames, and how long the last one was (ms). */
  let [pause, pausedMs]: [ReturnType<typeof setTimeout> | undefined, number] = [undefined, 0]

  const pixels = () => Math.min(devicePixelRatio, mostPixels) * budget.scale * (isCard ? 1 : processorPixels)

  /** Fewer pixels, then the world as it is spared, where frames take too long. */
  function spare(passed: number) {
    if (passed === 0 || still) return
    if (!isSlow && !budget.add(passed)) {
      isSlow = true
      world.spare()
    }
    if (renderer.getPixelRatio() !== pixels()) fillView()
  }

  function draw(now: number) {
    callOff()
    if (isOver || renderer.getContext().isContextLost()) return
    const passed = before ? now - before - pausedMs : 0
    before = now
    pausedMs = passed > longFrame.fromMs ? Math.min(passed, longFrame.mostMs) : 0
    spare(passed)
    const step = Math.min(passed / 1000 || 1 / 60, longestStep)
    if (!still) clock += step
    const subject = world.setMoment(seconds, clock, followed)
    if (!subject) return
    const seen = rig.step(subject, step)
    world.draw(camera, seen, subject)
    view.dataset.boat = `${subject.place.x.toFixed(1)} ${subject.place.y.toFixed(1)}`
    if (isShown && (!still || seen.isMoving)) ask()
  }

  /** The next frame; after one that held the page up, the page has its turn first. */
  function ask() {
    if (isOver || frame || pause) return
    if (pausedMs === 0) frame = requestAnimationFrame(draw)
    else
      pause = setTimeout(() => {
        pause = undefined
        frame = requestAnimationFrame(draw)
      }, pausedMs)
  }
  function callOff() {
    cancelAnimationFrame(frame)
    clearTimeout(pause)
    frame = 0
    pause = undefined
  }
  function fillView() {
    const { clientWidth: width, clientHeight: height } = view
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(pixels())
    renderer.setSize(width, height, false)
    world.setSize(canvas.width, canvas.height, renderer.getPixelRatio(), spread)
    camera.aspect = width / height
    ask()
  }

  /** Out of sight, or on a page that is hidden, nothing is drawn. */
  function settle() {
    before = 0
    pausedMs = 0
    if (isShown && !document.hidden) return ask()
    callOff()
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
  world.setTime(request.time)
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
    setTime: (time: TimeOfDay) => then(() => world.setTime(time)),
    follow: (next: number) =>
      then(() => {
        followed = next
      }),
    /** What is seen now, drawn once more so that the canvas still holds it. */
    picture: () =>
      new Promise<Blob | null>((resolve) => {
        draw(performance.now())
        canvas.toBlob(resolve, 'image/png')
      }),
    dispose: () => {
      if (isOver) return
      isOver = true
      ending.abort()
      callOff()
      resized.disconnect()
      sight.disconnect()
      letGo()
      world.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
      canvas.remove()
      delete view.dataset.boat
    },
  }
}

export type WatchScene = Awaited<ReturnType<typeof openWatch>>
