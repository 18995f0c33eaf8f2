import { afterAll } from 'vitest'

// One worker's files share a document: what a file wrote into it goes before the next file asks what is there.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
