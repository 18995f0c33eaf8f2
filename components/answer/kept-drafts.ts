import { randomKey } from '#components/forms/random-key.ts'
import { keepOnDevice, recallJsonOnDevice, recallOnDevice } from '#lib/browser/visit-memory'
import { deviceName } from '#lib/protocol/answer-link'

/** An answer that is on its way; `sent`: the server has it, and it only waits to be seen among the messages. */
export interface Outgoing {
  key: string
  text: string
  /** The newest message when it was written, which it follows. */
  after: number
  state: 'waiting' | 'sent'
}

/** Data stored on this device for one link: the draft, and answers that were not sent yet. */
export interface Drafts {
  text: string
  outgoing: Outgoing[]
}

const prefix = 'orca-answer-draft-'
const nameKey = 'orca-answer-name'
const deviceKey = 'orca-answer-device'
const keptMs = 7 * 86_400_000

const none: Drafts = { text: '', outgoing: [] }

function isOutgoing(value: unknown): value is Outgoing {
  return typeof value === 'object' && value !== null && 'key' in value && 'text' in value && 'after' in value
}

/** A storage of another time is no reason to disturb anyone. */
function read(key: string): { at: number; drafts: Drafts } | undefined {
  const kept = recallJsonOnDevice(key)
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('text' in kept) || !('outgoing' in kept))
    return undefined
  const outgoing = Array.isArray(kept.outgoing) ? kept.outgoing.filter(isOutgoing) : []
  return { at: Number(kept.at), drafts: { text: String(kept.text), outgoing } }
}

/** The drafts of a link by its name (`nameOfRight`); those unopened for a week are deleted. */
export function readDrafts(name: string): Drafts {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !((read(key)?.at ?? 0) > Date.now() - keptMs)) localStorage.removeItem(key)
  } catch {
    return none
  }
  return read(prefix + name)?.drafts ?? none
}

/** Keeps the drafts of a link; without any nothing is left. */
export function keepDrafts(name: string, { text, outgoing }: Drafts): void {
  const waiting = outgoing.filter(({ state }) => state === 'waiting')
  const isNothing = text === '' && waiting.length === 0
  keepOnDevice(prefix + name, isNothing ? null : JSON.stringify({ at: Date.now(), text, outgoing: waiting }))
}

/** The team member's name on this device; empty until entered. */
export const readName = () => recallOnDevice(nameKey) ?? ''

/** Remembers it on this device. */
export const keepName = (name: string) => keepOnDevice(nameKey, name)

let ownDevice: string | undefined

/** The name that this browser has given itself; one for this page alone where nothing is kept. */
export function thisDevice(): string {
  if (ownDevice) return ownDevice
  const kept = recallOnDevice(deviceKey) ?? ''
  ownDevice = deviceName.test(kept) ? kept : randomKey()
  keepOnDevice(deviceKey, ownDevice)
  return ownDevice
}
