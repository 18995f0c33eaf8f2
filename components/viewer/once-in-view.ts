interface Waiting {
  later: (act: () => void) => number
  callOff: (waiting: number) => void
}

/** Safari has no idle time to offer: there a moment must do. */
const waiting = (): Waiting =>
  'requestIdleCallback' in window
    ? { later: (act) => requestIdleCallback(act, { timeout: 2000 }), callOff: (id) => cancelIdleCallback(id) }
    : { later: (act) => window.setTimeout(act, 500), callOff: (id) => clearTimeout(id) }

/** Calls back once, when most of an element is in sight and the browser has nothing else to do. Returns how to call it off. */
export function onceInView(element: Element, act: () => void): () => void {
  const { later, callOff } = waiting()
  let idle = 0
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      idle = later(act)
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    callOff(idle)
  }
}
