import { afterAll } from 'vitest'

// One worker's files share a document: what a file wrote into it, or remembered, goes before the next file asks what is there.
afterAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
