import { keepAreaUnit } from '#components/page-script/area-unit.ts'
import { keepContactPanel } from '#components/page-script/contact-panel.ts'
import { answerInvokers } from '#components/page-script/invoker-fallback.ts'
import { watchIslands } from '#components/page-script/islands.ts'
import { offerLanguage } from '#components/page-script/language-hint.ts'
import { prefetchLinks } from '#components/page-script/link-prefetch.ts'
import { loadLater } from '#components/page-script/load-later.ts'
import { showNavigation } from '#components/page-script/navigation-bar.ts'
import { keepPlace, placeOf, returnTo } from '#components/page-script/places.ts'
import { answerButtons } from '#components/page-script/pressed-buttons.ts'
import { showPagesInPlace } from '#components/page-script/same-document-navigation.ts'
import { showSaveNotes } from '#components/page-script/save-notes.ts'
import { startSeriesTracks } from '#components/page-script/series-track.ts'
import { startHeader } from '#components/page-script/site-header.ts'
import { uncoverWords } from '#components/page-script/uncover-words.ts'
import { isViewerUnavailable } from '#components/viewer/is-viewer-unavailable.ts'
import { recoverFailedChunks } from '#lib/browser/navigation/failed-chunks'
import { whenIdle } from '#lib/browser/when-idle'
import { documentLive, pageStands } from '#lib/protocol/shell'

/** Makes a document live, once; says so by `data-live` on `<html>` and an event. */
export function startPageScript(): void {
  const { dataset } = document.documentElement
  if ('live' in dataset) return
  dataset.live = ''
  mountDeferredContent()
  recoverFailedChunks()
  answerInvokers()
  showNavigation()
  answerButtons()
  chooseChineseHome()
  linkWebAppManifest()
  startStatistics()
  reopenAnswers()
  showPagesInPlace(startPage)
  startPage()
  uncoverWords()
  keepAreaUnit()
  prefetchLinks()
  watchIslands()
  addEventListener(pageStands, watchIslands)
  dispatchEvent(new Event(documentLive))
}

/** Starts the elements of one page, once. */
function startPage(): void {
  startHeader()
  keepContactPanel()
  offerLanguage()
  startSeriesTracks()
  markUnavailableViewers()
  showSaveNotes()
  startComparison()
  startMovingWaters()
}

/** Only the page that compares boats brings what answers there. */
function startComparison(): void {
  const comparison = document.querySelector<HTMLElement>('[data-comparison]')
  if (!comparison) return
  loadLater('comparison of boats', import('#components/page-script/comparison.ts'), ({ answerComparison }) =>
    answerComparison(comparison),
  )
}

/** Water moves when the page is at rest: what draws it comes only then, and never to who wants to be spared it. */
function startMovingWaters(): void {
  if (isViewerUnavailable() || !document.querySelector('[data-water]')) return
  whenIdle(() =>
    loadLater('moving water', import('#components/moving-water/start-moving-waters.ts'), ({ startMovingWaters }) =>
      startMovingWaters(),
    ),
  )
}

/** Only where statistics are set up does a page bring what asks about them; never one that is for who has a link. */
function startStatistics(): void {
  const question = document.querySelector<HTMLElement>('[data-statistics]')
  if (!question || document.querySelector('main[data-alone]')) return
  loadLater('question about statistics', import('#components/page-script/statistics-choice.ts'), (part) =>
    part.askAboutStatistics(question),
  )
}

/** Fills `DeferUntilInteraction` on pages without the script in the head (errors, development); others refuse it (docs/decisions/072). */
function mountDeferredContent(): void {
  for (const kept of document.querySelectorAll('noscript[data-later]')) {
    const place = kept.nextElementSibling
    if (place && !place.hasChildNodes()) place.innerHTML = kept.textContent ?? ''
  }
}

/** Reopens answers on a document that Back has loaded anew, where the browser restores only the scroll position. */
function reopenAnswers(): void {
  addEventListener('pagehide', keepPlace)
  const [arrival] = performance.getEntriesByType('navigation')
  const isBack = arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
  if (!isBack || new URL(arrival.name).pathname !== location.pathname) return
  const place = placeOf()
  if (place && place.open.length > 0) returnTo(place)
}

/** Where a boat cannot be turned, or the visitor wants to be spared it, `BoatStage` offers nothing from the start. */
function markUnavailableViewers(): void {
  if (!isViewerUnavailable()) return
  for (const stage of document.querySelectorAll<HTMLElement>('[data-boat-stage]')) stage.dataset.state = 'spared'
}

/** Links the web app's manifest late: in the document it would be fetched beside the first screen's picture. */
function linkWebAppManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** As the language dialog leaves it, for a year (`lib/i18n/preference-cookies.ts`). */
const choiceOfChinese = 'orca-language=zh; Max-Age=31536000; Path=/; SameSite=Lax'

/** `/` answers in the last chosen language. Following a link to it on a Chinese page chooses Chinese. */
function chooseChineseHome(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href="/"], a[href^="/?"]')
      if (!link || !document.documentElement.lang.startsWith('zh')) return
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in two of the three engines.
      document.cookie = choiceOfChinese + (location.protocol === 'https:' ? '; Secure' : '')
    },
    { capture: true },
  )
}
