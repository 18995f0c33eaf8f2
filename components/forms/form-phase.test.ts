import { expect, test } from 'vitest'
import { type FormSignal, nextPhase } from '#components/forms/form-phase.ts'

const play = (...signals: FormSignal[]) => signals.reduce<ReturnType<typeof nextPhase>>(nextPhase, { at: 'writing' })

test('a kept form is sent, and a late failure does not take that back', () => {
  expect(play({ type: 'send' }, { type: 'kept' }, { type: 'failed', why: 'offline' })).toEqual({ at: 'sent' })
})

test('a failed form says why and can be sent again', () => {
  expect(play({ type: 'send' }, { type: 'failed', why: 'offline' })).toEqual({ at: 'failed', why: 'offline' })
  expect(play({ type: 'send' }, { type: 'failed', why: 'offline' }, { type: 'send' })).toEqual({ at: 'sending' })
})

test('wrong fields bring the visitor back to writing', () => {
  expect(play({ type: 'send' }, { type: 'wrong' })).toEqual({ at: 'writing' })
})

test('a sent form is not sent again', () => {
  expect(play({ type: 'send' }, { type: 'kept' }, { type: 'send' })).toEqual({ at: 'sent' })
})
