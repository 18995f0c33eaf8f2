import { mayWaterMove } from '#components/moving-water/may-move.ts'
import { moveWater } from '#components/moving-water/move-water.ts'
import { isMovingWater } from '#lib/content/moving-waters'

/** Lets each water of the page move once it comes into sight, where the visitor and the machine allow it. */
export async function startMovingWaters(): Promise<void> {
  if (!(await mayWaterMove())) return
  // The canvas has no box before its water moves: the still before it is watched.
  const coming = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      coming.unobserve(target)
      const canvas = target.nextElementSibling
      const scene = canvas instanceof HTMLCanvasElement ? (canvas.dataset.water ?? '') : ''
      if (!(canvas instanceof HTMLCanvasElement) || !isMovingWater(scene)) continue
      moveWater(canvas, scene).catch((error: unknown) => console.warn('This water stays still.', error))
    }
  })
  for (const canvas of document.querySelectorAll('[data-water]')) {
    if (canvas.previousElementSibling) coming.observe(canvas.previousElementSibling)
  }
}
