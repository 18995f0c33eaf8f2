import { keepPlace, placeOf, returnTo } from '#components/page-script/places.ts'

/**
 * Opens the answers of a document that Back has brought anew: of how it was left the browser knows only the place. Its start
 * brings this script (`scripts/build/transforms/start-on-intent.client.js`).
 */
export function reopenAnswers(): void {
  addEventListener('pagehide', keepPlace)
  const [arrival] = performance.getEntriesByType('navigation')
  const isBack = arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
  if (!isBack || new URL(arrival.name).pathname !== location.pathname) return
  const place = placeOf()
  if (place && place.open.length > 0) returnTo(place)
}
