import { keepPlace, placeOf, returnTo } from '#components/page-script/places.ts'

/** Reopens answers on a document that Back has loaded anew, where the browser restores only the scroll position. */
export function reopenAnswers(): void {
  addEventListener('pagehide', keepPlace)
  const [arrival] = performance.getEntriesByType('navigation')
  const isBack = arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
  if (!isBack || new URL(arrival.name).pathname !== location.pathname) return
  const place = placeOf()
  if (place && place.open.length > 0) returnTo(place)
}
