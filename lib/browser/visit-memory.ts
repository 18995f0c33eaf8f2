type Memory = () => Storage

const visit: Memory = () => sessionStorage
const device: Memory = () => localStorage

function recall(memory: Memory, key: string): string | null {
  try {
    return memory().getItem(key)
  } catch {
    return null
  }
}

function recallJson(memory: Memory, key: string): unknown {
  try {
    return JSON.parse(recall(memory, key) ?? 'null')
  } catch {
    return null
  }
}

function keep(memory: Memory, key: string, value: string | null): void {
  try {
    if (value === null) memory().removeItem(key)
    else memory().setItem(key, value)
  } catch {
    // The choice holds for this page then.
  }
}

/** The value stored under a key for this visit; undefined without storage. */
export const recallForVisit = (key: string) => recall(visit, key)

/** The same as JSON; null for what is none. */
export const recallJsonForVisit = (key: string) => recallJson(visit, key)

/** Keeps a word for this visit, or forgets it; where storage is switched off nothing is kept. */
export const keepForVisit = (key: string, value: string | null) => keep(visit, key, value)

/** The value stored under a key on this device; undefined without storage. */
export const recallOnDevice = (key: string) => recall(device, key)

/** The same as JSON; null for what is none. */
export const recallJsonOnDevice = (key: string) => recallJson(device, key)

/** Keeps a word on this device, or forgets it; where storage is switched off nothing is kept. */
export const keepOnDevice = (key: string, value: string | null) => keep(device, key, value)
