/** Calls back once, when most of an element is in sight and the browser has nothing else to do. Returns how to call it off. */
export function onApproach(element: Element, act: () => void): () => void {
  let idle = 0
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      idle = requestIdleCallback(act, { timeout: 2000 })
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelIdleCallback(idle)
  }
}
