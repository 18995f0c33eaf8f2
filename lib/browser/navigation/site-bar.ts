import NProgress from 'nprogress'
import { barTemplate } from '#lib/browser/navigation/bar-template'
import { loadingBar } from '#lib/browser/navigation/loading-bar'

/** Hidden this long after the end (SPEC-9). */
const hiddenAfterMs = 500

/** The end for the eye. At 1 the library itself fades the bar out at once, and goes on with that into the next bar. */
const full = 0.9999

NProgress.configure({
  trickle: false, // the course is ours: `bar-course.ts`
  showSpinner: false,
  speed: 150,
  minimum: 0.01,
  barSelector: '[data-bar]',
  template: barTemplate,
})

let hiding: ReturnType<typeof setTimeout> | undefined

function hide() {
  clearTimeout(hiding)
  hiding = undefined
  NProgress.status = null
  NProgress.remove()
}

/** The one loading bar of the site, drawn by nprogress, looks in `navigation-progress.scss`. */
export const siteBar = loadingBar({
  set(at) {
    if (hiding !== undefined) hide() // a wait that began while the last one's bar stood starts its own
    NProgress.set(at)
  },
  done() {
    NProgress.set(full)
    hiding = setTimeout(hide, hiddenAfterMs)
  },
})
