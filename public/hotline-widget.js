/**
 * Brings the hotline widget to a Chinese page once that is loaded and has nothing better to do. A file of its own: a
 * visitor who only reads never starts the framework, and the hotline is for that visitor too.
 */
;(() => {
  const { site } = document.currentScript.dataset
  /** There the visitor starts a widget of their own. */
  const withoutHotline = /^\/(test|widget)$/
  /** How long the widget's element is waited for from the moment its loader is asked for (SPEC-9), and how often. */
  const mostMs = 50_000
  const everyMs = 250
  const idle = window.requestIdleCallback ?? ((run) => setTimeout(run, 1000))
  const isThere = () => document.querySelector('orca-chat') !== null
  let underWay = false

  function bring() {
    if (underWay || isThere() || withoutHotline.test(location.pathname)) return
    underWay = true
    const loader = document.createElement('script')
    loader.async = true
    loader.src = '/widget/v1/loader.js'
    Object.assign(loader.dataset, { site, lang: 'zh-CN', storage: 'local' })
    const until = Date.now() + mostMs
    const end = (problem) => {
      clearInterval(looking)
      loader.remove()
      underWay = false
      // Nothing of the page needs it: what goes wrong is only logged.
      if (problem) console.warn(`The hotline widget ${problem}.`)
    }
    const looking = setInterval(() => {
      if (isThere()) end()
      else if (Date.now() >= until) end('did not appear')
    }, everyMs)
    loader.onerror = () => end('could not be loaded')
    document.head.append(loader)
  }

  const soon = () => idle(bring, { timeout: 4000 })
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
  // The page has changed without a new document: one that had no hotline may have been left.
  addEventListener('orca:page-changed', soon)
})()
