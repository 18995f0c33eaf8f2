import { keepAreaUnit } from '#components/page-script/area-unit.ts'
import { chooseChineseHome } from '#components/page-script/chinese-home.ts'
import { keepContactPanel } from '#components/page-script/contact-panel.ts'
import { mountDeferredContent } from '#components/page-script/deferred-content.ts'
import { answerInvokers } from '#components/page-script/invoker-fallback.ts'
import { watchIslands } from '#components/page-script/islands.ts'
import { offerLanguage } from '#components/page-script/language-hint.ts'
import { prefetchLinks } from '#components/page-script/link-prefetch.ts'
import { loadLater } from '#components/page-script/load-later.ts'
import { showNavigation } from '#components/page-script/navigation-bar.ts'
import { answerButtons } from '#components/page-script/pressed-buttons.ts'
import { reopenAnswers } from '#components/page-script/reopen-answers.ts'
import { showPagesInPlace } from '#components/page-script/same-document-navigation.ts'
import { showSaveNotes } from '#components/page-script/save-notes.ts'
import { startSeriesTracks } from '#components/page-script/series-track.ts'
import { startHeader } from '#components/page-script/site-header.ts'
import { markUnavailableViewers } from '#components/page-script/unavailable-viewers.ts'
import { uncoverWords } from '#components/page-script/uncover-words.ts'
import { linkWebAppManifest } from '#components/page-script/web-app-manifest.ts'
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
