/**
 * Brings the hotline widget to a Chinese page once that is loaded and has nothing better to do. A file of its own: a
 * visitor who only reads never starts the framework, and the hotline is for that visitor too.
 */
;(() => {
  const { site } = document.currentScript.dataset
  /**
   * There the visitor starts a widget of their own, or is one of those who answer it
   * (`components/page-script/page-links.ts`).
   */
  const withoutHotline = /^\/(test|widget|answer)$/
  /** How long the widget's element is waited for from the moment its loader is asked for (SPEC-9), and how often. */
  const mostMs = 50_000
  const everyMs = 250
  /** A deployment takes some seconds: a loader that failed in it comes at the second or third try. */
  const againAfterMs = 6000
  const idle = window.requestIdleCallback ?? ((run) => setTimeout(run, 1000))
  const isThere = () => document.querySelector('orca-chat') !== null
  let underWay = false
  /** How the widget's window stood on the page before: it stands so here. */
  const storageKey = 'orca:hotline'
  let before = null
  try {
    before = sessionStorage.getItem(storageKey)
  } catch {
    // storage is forbidden: each page begins with the window closed
  }

  async function goOn() {
    if (!before) return
    await window.OrcaChat.open({ focus: false }) // the visitor came for the page
    if (before === 'max') await window.OrcaChat.maximize()
    if (before === 'min') await window.OrcaChat.minimize()
  }

  function bring(triesLeft) {
    if (underWay || isThere() || withoutHotline.test(location.pathname)) return
    underWay = true
    const loader = document.createElement('script')
    loader.async = true
    loader.src = '/widget/v1/loader.js'
    Object.assign(loader.dataset, { site, lang: 'zh-CN', storage: 'local' })
    // Where the page's margin is just wide enough for it, it stands in the margin.
    if (!matchMedia('(min-width: 1680px)').matches) loader.dataset.offsetX = '2'
    // On a phone its tip and questions would lie over what the page says first.
    if (matchMedia('(max-width: 479px)').matches) loader.dataset.modules = 'phone,qr,board,unread'
    const until = Date.now() + mostMs
    const end = (problem) => {
      clearInterval(looking)
      loader.remove()
      underWay = false
      // Nothing of the page needs it: what goes wrong is only logged.
      if (problem) console.warn(`The hotline widget ${problem}.`)
    }
    const looking = setInterval(() => {
      if (isThere()) {
        end()
        goOn().catch((error) => console.warn('The hotline widget could not be opened again.', error))
      }
      else if (Date.now() >= until) end('did not appear')
    }, everyMs)
    loader.onerror = () => {
      end('could not be loaded')
      if (triesLeft > 1) setTimeout(bring, againAfterMs, triesLeft - 1)
    }
    document.head.append(loader)
  }

  const soon = () => idle(() => bring(3), { timeout: 4000 })
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
  addEventListener('pagehide', () => {
    const mode = window.OrcaChat?.state().mode
    try {
      if (mode && mode !== 'closed') sessionStorage.setItem(storageKey, mode)
      else sessionStorage.removeItem(storageKey)
    } catch {
      // storage is forbidden: the next page begins with the window closed
    }
  })
})()
