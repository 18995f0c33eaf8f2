import { afterAll } from 'vitest'

// What a component fetches at the first touch comes late on a busy machine, which must not look like a fault.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
}

// One worker's files share a document: what a file wrote into it, or remembered, goes before the next file asks what is there.
afterAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
