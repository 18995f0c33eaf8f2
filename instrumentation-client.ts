import { sendingEnds, sendingStarts } from '#lib/browser/forms/sending'
import { recoverFailedChunks } from '#lib/browser/navigation/failed-chunks'
import { watchNewProgram } from '#lib/browser/navigation/new-program'
import { siteBar } from '#lib/browser/navigation/site-bar'
import { keepUnprovedPicturesStill } from '#lib/browser/navigation/travelling-pictures'

let target = ''

/** The framework calls this when a navigation begins; `NavigationEnd` says when its page shows. */
export function onRouterTransitionStart(url: string) {
  target = new URL(url, location.href).pathname
  siteBar.begin('navigation')
}

// The page's answer is one part that a navigation waits for.
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const { pathname, searchParams } = new URL(name)
    if (searchParams.has('_rsc') && pathname === target) siteBar.arrive('navigation')
  }
}).observe({ type: 'resource' })

watchNewProgram()

addEventListener(sendingStarts, () => siteBar.begin('sending'))
addEventListener(sendingEnds, () => siteBar.end('sending'))

keepUnprovedPicturesStill()
recoverFailedChunks()
