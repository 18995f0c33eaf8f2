/** CSS pixels that a pointer moves between two rings. */
const strideInPixels = 70
const pressed = 0.3
const passing = 0.12

/**
 * Reports where a pointer touches the picture (0 to 1, upwards) and how hard. Listens on the window, since text covers the picture;
 * presses on links and controls are ignored.
 */
export function watchPointer(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  touch: (x: number, y: number, steepness: number) => void,
): void {
  let fromX = 0
  let fromY = 0

  /** As `object-fit: cover` draws a picture of 16:9. */
  function tell({ clientX, clientY }: PointerEvent, steepness: number): void {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    if (clientX < left || clientX > left + width || clientY < top || clientY > top + height) return
    const scale = Math.max(width / 16, height / 9)
    const [spareX, spareY] = [16 * scale - width, 9 * scale - height]
    const [atX = 50, atY = 50] = getComputedStyle(canvas).objectPosition.split(' ').map(Number.parseFloat)
    const x = (clientX - left + (spareX * atX) / 100) / (16 * scale)
    const y = 1 - (clientY - top + (spareY * atY) / 100) / (9 * scale)
    touch(x, y, steepness)
  }

  addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - fromX, event.clientY - fromY) < strideInPixels) return
      fromX = event.clientX
      fromY = event.clientY
      tell(event, passing)
    },
    { signal, passive: true },
  )
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a, button, input, [role]')) return
      tell(event, pressed)
    },
    { signal, passive: true },
  )
}
