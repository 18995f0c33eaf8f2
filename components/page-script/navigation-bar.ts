import { isPageLink } from '#components/page-script/page-links.ts'
import { siteBar } from '#lib/browser/navigation/site-bar'
import { keepForVisit } from '#lib/browser/visit-memory'
import { loadingBarKey, pageStands, sendingEnds, sendingStarts } from '#lib/protocol/shell'

/** A navigation that has not come after this was called off, or is a download. */
const givenUpAfterMs = 30_000

/** A press that asks for this page here: another button or a held key means a new tab, a window or a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** A link was followed before this script had come: since then a bar of CSS is on its way (`start-on-intent.client.js`). */
const { dataset } = document.documentElement

/** Shows the loading bar while the next document is on its way, and while a form is being sent. */
export function showNavigation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function begin() {
    if (!('leaving' in dataset)) siteBar.begin('navigation')
    clearTimeout(timer)
    timer = setTimeout(end, givenUpAfterMs)
  }
  function end() {
    clearTimeout(timer)
    delete dataset.leaving
    siteBar.end('navigation')
  }
  if ('leaving' in dataset) begin()
  // On the window, after whatever on the way has its own use for a click.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && !event.defaultPrevented && isPlain(event) && isPageLink(link)) begin()
  })
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement && event.target.method !== 'dialog') begin()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end()
  })
  addEventListener('pagehide', () => {
    if (document.getElementById('nprogress') || 'leaving' in dataset) keepForVisit(loadingBarKey, '')
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) end()
  })
  addEventListener(pageStands, end)
  addEventListener(sendingStarts, () => siteBar.begin('sending'))
  addEventListener(sendingEnds, () => siteBar.end('sending'))
}
