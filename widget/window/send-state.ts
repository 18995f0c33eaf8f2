export interface SendFacts {
  text: string
  limit: number
  now: number
  blockedUntil: number
  closed: boolean
}

export interface SendState {
  kind: 'ready' | 'empty' | 'long' | 'wait' | 'closed'
  /** Seconds until sending works again. */
  seconds?: number
}

/** What the send button can do. Being offline is no reason to refuse: the message waits. */
export function sendState({ text, limit, now, blockedUntil, closed }: SendFacts): SendState {
  if (closed) return { kind: 'closed' }
  if (blockedUntil > now) return { kind: 'wait', seconds: Math.ceil((blockedUntil - now) / 1000) }
  if (text.trim() === '') return { kind: 'empty' }
  return [...text].length > limit ? { kind: 'long' } : { kind: 'ready' }
}
