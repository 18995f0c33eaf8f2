'use client'
import type { SendFailure } from '#lib/browser/forms/post-lead'

/** Where a form is between the first key and the answer. */
export type FormPhase =
  | { at: 'writing' }
  | { at: 'sending' }
  | { at: 'sent'; id?: string }
  | { at: 'failed'; why: SendFailure }

export type FormSignal =
  | { type: 'send' }
  | { type: 'wrong' }
  | { type: 'kept'; id?: string }
  | { type: 'failed'; why: SendFailure }

/** The next phase; a signal that makes no sense where the form is changes nothing. */
export function nextPhase(phase: FormPhase, signal: FormSignal): FormPhase {
  if (signal.type === 'send') return phase.at === 'sent' ? phase : { at: 'sending' }
  if (phase.at !== 'sending') return phase
  if (signal.type === 'kept') return { at: 'sent', id: signal.id }
  return signal.type === 'wrong' ? { at: 'writing' } : { at: 'failed', why: signal.why }
}
