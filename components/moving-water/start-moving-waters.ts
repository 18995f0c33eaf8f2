import { mayWaterMove } from '#components/moving-water/may-move.ts'
import { moveWater } from '#components/moving-water/move-water.ts'
import { isMovingWater } from '#lib/content/moving-waters'

/** Lets each water of the page move once it comes into sight, where the visitor and the machine allow it. */
export async function startMovingWaters(): Promise<void> {
  if (!(await mayWaterMove())) return
  // The place itself has no box before its water moves: the still beside it is watched.
  const coming = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      coming.unobserve(target)
      const place = target.nextElementSibling
      const scene = place instanceof HTMLElement ? place.dataset.water : undefined
      if (!(place instanceof HTMLElement) || !scene || !isMovingWater(scene)) continue
      moveWater(place, scene).catch((error: unknown) => console.warn('This water stays still.', error))
    }
  })
  for (const still of document.querySelectorAll('picture:has(+ [data-water])')) coming.observe(still)
}
