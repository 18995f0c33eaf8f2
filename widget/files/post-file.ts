import type { Message } from '../../lib/protocol/widget-messages.ts'
import { type ErrorBody, meaningOf } from '../shared/call-failures.ts'
import { Failure } from '../shared/failure.ts'

export interface Kept {
  message: Message
  replies: Message[]
}

interface Post {
  url: string
  token: string
  /** The client's name for it: sent again under it, it is kept once. */
  key: string
  form: FormData
  signal: AbortSignal
  /** How much of it has gone, from 0 to 1. */
  onShare(share: number): void
}

const patienceMs = 120_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Sends a form and tells how far it is, which `fetch` cannot. */
export function postFile({ url, token, key, form, signal, onShare }: Post): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const lost = () => reject(new Failure('network', true))
    call.open('POST', url)
    call.timeout = patienceMs
    call.setRequestHeader('Authorization', `Bearer ${token}`)
    call.setRequestHeader('Idempotency-Key', key)
    call.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    call.onerror = lost
    call.ontimeout = lost
    call.onabort = lost
    call.onload = () => {
      const said = parsed(call.responseText) as ErrorBody & Partial<Kept>
      if (call.status < 300 && said.message) return resolve({ message: said.message, replies: said.replies ?? [] })
      const wait = said.retry_after ?? (Number(call.getResponseHeader('Retry-After')) || undefined)
      const [code, later] = meaningOf(call.status, said)
      reject(new Failure(code, later, said, wait))
    }
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
}
