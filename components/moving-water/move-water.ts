import { FrameBudget } from '#components/moving-water/frame-budget.ts'
import { softwareAllowed } from '#components/moving-water/may-move.ts'
import { pixelsAcross } from '#components/moving-water/picture-pixels.ts'
import { watchPointer } from '#components/moving-water/pointer-rings.ts'
import { SceneRenderer } from '#components/moving-water/scene-renderer.ts'
import { isDrawnBySoftware } from '#components/viewer/has-graphics-card.ts'
import { keepForVisit, recallForVisit } from '#lib/browser/visit-memory'
import { type MovingWaterName, movingWaters, plateWidths } from '#lib/content/moving-waters'

const key = 'orca:water-paused'

/** Whether the visitor has stopped the water on this visit. */
const wasPaused = () => recallForVisit(key) !== null

/** Keeps for this visit what the visitor chose. */
function rememberPause(paused: boolean): void {
  keepForVisit(key, paused ? '1' : null)
}

/** The scene's clock starts here: every wave has a past. */
const firstSecond = 20

function plate(scene: MovingWaterName, part: 'mirror' | 'mask', width: number): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `/pictures/water/${scene}-${part}-${width}.avif`
  return image.decode().then(() => image)
}

function plateWidth(drawn: number): number {
  return plateWidths.find((width) => width >= drawn) ?? plateWidths[plateWidths.length - 1] ?? 1440
}

/** A card draws a frame in a few milliseconds; the processor, where the browser hides that it does the work, in hundreds. */
const mostFirstFrameMs = 50

/** Time (ms) that a frame takes until it is there, once the shaders are. */
function frameMs(gl: WebGL2RenderingContext, draw: () => void): number {
  const pixel = new Uint8Array(4)
  const finish = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
  draw()
  finish()
  const startedAt = performance.now()
  draw()
  finish()
  return performance.now() - startedAt
}

/** The water comes over its still so softly. */
const appearing: [Keyframe[], number] = [[{ opacity: 0 }, { opacity: 1 }], 900]

/** Animates the water of a picture over its still. Stops when it is out of sight, paused or too slow; after a failure the still stays. */
export async function moveWater(canvas: HTMLCanvasElement, scene: MovingWaterName): Promise<void> {
  const still = canvas.previousElementSibling?.querySelector('img')
  // A page that is come back to still has its water.
  if (!still || !canvas.hidden) return
  const isTest = recallForVisit(softwareAllowed) !== null
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !isTest,
    powerPreference: 'low-power',
    preserveDrawingBuffer: isTest,
  })
  if (!gl || (!isTest && isDrawnBySoftware(gl))) return
  const width = plateWidth(Math.min(still.naturalWidth, still.clientWidth * Math.min(devicePixelRatio, 1.5)))
  const [mirror, mask] = await Promise.all([plate(scene, 'mirror', width), plate(scene, 'mask', width), still.decode()])
  const renderer = new SceneRenderer(gl, movingWaters[scene], { still, mirror, mask })
  const across = pixelsAcross(still, devicePixelRatio)

  const button = document.querySelector<HTMLButtonElement>(`[data-water-pause='${scene}']`)
  const budget = new FrameBudget()
  let seconds = firstSecond
  let last = 0
  let frame = 0
  let inSight = false
  let paused = wasPaused()

  function size(): void {
    canvas.width = Math.round(across * budget.scale)
    canvas.height = Math.round((canvas.width * 9) / 16)
  }

  function draw(now: number): void {
    frame = requestAnimationFrame(draw)
    if (last > 0) {
      const took = now - last
      seconds += Math.min(took, 100) / 1000
      const before = budget.scale
      if (!isTest && !budget.add(took)) {
        giveUp()
        return
      }
      if (budget.scale !== before) size()
    }
    last = now
    renderer.draw(seconds)
  }

  function settle(): void {
    const runs = inSight && !paused && !document.hidden
    if (runs && frame === 0) {
      last = 0
      frame = requestAnimationFrame(draw)
    } else if (!runs) {
      cancelAnimationFrame(frame)
      frame = 0
    }
  }

  const ending = new AbortController()
  function giveUp(): void {
    cancelAnimationFrame(frame)
    ending.abort()
    canvas.hidden = true
    if (button) button.hidden = true
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }

  const { signal } = ending
  canvas.addEventListener('webglcontextlost', giveUp, { signal })
  document.addEventListener('visibilitychange', settle, { signal })
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false
    settle()
  })
  sight.observe(canvas)
  signal.addEventListener('abort', () => sight.disconnect())
  watchPointer(canvas, signal, (x, y, steepness) => {
    const point = renderer.waterAt(x, y)
    if (point) renderer.drop({ ...point, from: seconds, steepness })
  })

  function show(): void {
    button?.setAttribute('aria-pressed', String(paused))
    if (isTest) canvas.dataset.seconds = String(seconds)
    settle()
  }
  button?.addEventListener(
    'click',
    () => {
      paused = !paused
      rememberPause(paused)
      show()
    },
    { signal },
  )
  if (isTest)
    canvas.addEventListener('orca:water-at', (event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'number') renderer.draw(event.detail)
    })
  size()
  if (frameMs(gl, () => renderer.draw(seconds)) > mostFirstFrameMs && !isTest) {
    giveUp()
    return
  }
  renderer.matchStill()
  renderer.draw(seconds)
  canvas.hidden = false
  canvas.animate(...appearing)
  if (button) button.hidden = false
  show()
}
