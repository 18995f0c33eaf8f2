import * as z from 'zod/mini'
import { characters, isSeen, storableText, unstorable } from '#lib/forms/patterns'
import { readNumber } from '#lib/i18n/read-number'
import type { FieldCode } from '#lib/protocol/field-codes'
import { emailPattern, isPhone, plainDigits, plainEmail } from '#lib/protocol/reach-patterns'

const refuse = (error: FieldCode) => ({ error })

const string = () => z.string({ error: ({ input }) => (input === undefined ? 'required' : 'not_text') })

const storable = z.refine<string>((value) => !unstorable.test(value), refuse('bad_text'))
const atMost = (limit: number) => z.refine<string>((value) => characters(value) <= limit, refuse('too_long'))
const filled = z.refine<string>(isSeen, refuse('required'))

/** Text of one line: pasted tabs and line ends become spaces, other control characters go. */
const oneLine = [
  z.overwrite((value: string) => storableText(value.replace(/[\t\r\n]+/g, ' '))),
  z.trim(),
  z.normalize('NFC'),
] as const

/** Exactly what was sent, but for its Unicode form; may be blank, not missing. */
export const exactText = (limit: number) => string().check(z.normalize('NFC'), storable, atMost(limit))

const asEmail = z.overwrite(plainEmail)
const asPhone = z.overwrite(plainDigits)

/** One line that must be filled. */
export const requiredLine = (limit: number) => string().check(...oneLine, filled, atMost(limit))

/** One line that may be blank or missing. */
export const optionalLine = (limit: number) => z._default(string().check(...oneLine, atMost(limit)), '')

const lines = z.overwrite((value: string) => storableText(value.replace(/\r\n?/g, '\n')))
const prose = [lines, z.trim(), z.normalize('NFC')] as const

/** What somebody says in a chat: kept as it was typed but for control characters, and not blank. */
export const saidText = (limit: number) => string().check(lines, z.normalize('NFC'), filled, atMost(limit))

/** Text of several lines that must be filled. */
export const requiredText = (limit: number) => string().check(...prose, filled, atMost(limit))

/** Text of several lines that may be blank or missing. */
export const optionalText = (limit: number) => z._default(string().check(...prose, atMost(limit)), '')

const address = z.refine<string>((value) => value === '' || emailPattern.test(value), refuse('email'))
const number = z.refine<string>((value) => value === '' || isPhone(value), refuse('phone'))

/** An email address, at most `limit` characters; error codes `required`, `too_long`, `email`. */
export const requiredEmail = (limit: number) => string().check(asEmail, ...oneLine, filled, atMost(limit), address)

/** An email address that may be blank or missing. */
export const optionalEmail = (limit: number) =>
  z._default(string().check(asEmail, ...oneLine, atMost(limit), address), '')

/** A telephone number that may be blank or missing; what counts as one is `isPhone`. */
export const optionalPhone = (limit: number) =>
  z._default(string().check(asPhone, ...oneLine, atMost(limit), number), '')

/** Its two misnamed fields as they were sent, but for what `plainEmail` changes. */
export const officialEmail = (limit: number) =>
  string().check(
    asEmail,
    z.normalize('NFC'),
    storable,
    atMost(limit),
    z.refine((value) => value !== '' && emailPattern.test(value), refuse('email')),
  )
/** The telephone of the eight-field contract: blank or a number, kept as it was sent but for what `plainDigits` changes. */
export const officialPhone = (limit: number) =>
  string().check(
    asPhone,
    z.normalize('NFC'),
    storable,
    atMost(limit),
    z.refine((value) => value.trim() === '' || isPhone(value.trim()), refuse('phone')),
  )

/** One value of a list. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: ({ input }) => (input === undefined || input === '' ? 'required' : 'choice') })

/** One value of a list, blank or missing for "not said". */
export const maybeOneOf = <const Values extends readonly string[]>(values: Values) =>
  z._default(z.enum([...values, ''], refuse('choice')), '')

/** Several values of a list, each at most once; missing means none. */
export const someOf = <const Values extends readonly string[]>(values: Values) =>
  z._default(
    z
      .array(z.enum(values, refuse('choice')), refuse('choice'))
      .check(z.refine((list) => new Set(list).size === list.length, refuse('choice'))),
    [],
  )

/** A whole or decimal quantity in plain digits, blank for "not said". */
export const optionalQuantity = () =>
  z._default(
    string().check(
      z.overwrite((value) => String(readNumber(value) ?? value)),
      ...oneLine,
      z.refine<string>((value) => value === '' || /^\d{1,9}(?:\.\d{1,3})?$/.test(value), refuse('number')),
    ),
    '',
  )

/** A form needs a way to reach the sender: the error is shown at `email`. */
export const reachable = () =>
  z.refine<Record<string, unknown>>(({ email, phone }) => email !== '' || phone !== '', {
    error: 'reach' satisfies FieldCode,
    path: ['email'],
    // Said together with the other faults, not after they are mended.
    when: ({ value }) => typeof value === 'object' && value !== null && 'email' in value && 'phone' in value,
  })
