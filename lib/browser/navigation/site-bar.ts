import NProgress from 'nprogress'
import { loadingBar } from '#lib/browser/navigation/loading-bar'

/** Hidden this long after the end (specification 9). */
const hiddenAfterMs = 500

NProgress.configure({
  trickle: false, // the course is ours: decision 13
  showSpinner: false,
  speed: 200,
  minimum: 0.01,
  barSelector: '[data-bar]',
  template: '<div data-bar></div>', // no role: the framework announces the new page in words
})

let hiding: ReturnType<typeof setTimeout> | undefined

/** The one loading bar of the site, drawn by nprogress, looks in `navigation-progress.scss`. */
export const siteBar = loadingBar({
  set(at) {
    clearTimeout(hiding)
    NProgress.set(at)
  },
  done() {
    NProgress.set(1)
    hiding = setTimeout(() => NProgress.remove(), hiddenAfterMs)
  },
})
