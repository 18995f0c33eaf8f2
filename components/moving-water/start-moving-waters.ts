import { mayWaterMove } from '#components/moving-water/may-move.ts'
import { moveWater } from '#components/moving-water/move-water.ts'
import { isMovingWater } from '#lib/content/moving-waters'

/** Lets every water of the page move that comes into sight, where the visitor and the machine allow it. */
export async function startMovingWaters(): Promise<void> {
  if (!(await mayWaterMove())) return
  const coming = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const picture = target.previousElementSibling
      const place = target.nextElementSibling
      if (!isIntersecting || !picture || !(place instanceof HTMLElement)) continue
    }
  })
  for (const place of document.querySelectorAll<HTMLElement>('[data-water]')) {
    const scene = place.dataset.water ?? ''
    if (isMovingWater(scene))
      void moveWater(place, scene).catch((error) => console.warn('This water stays still.', error))
  }
  coming.disconnect()
}
