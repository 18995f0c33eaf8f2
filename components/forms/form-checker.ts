'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors } from 'react-hook-form'
import { afterPointerUp } from '#components/forms/after-pointer-up.ts'
import { formBody } from '#components/forms/form-body.ts'
import { loadSchema, type SiteFormKind } from '#components/forms/form-schema.ts'
import { limits } from '#lib/forms/limits'
import type { FormFields, FormInput } from '#lib/forms/schema'
import type { FieldCode } from '#lib/protocol/field-codes'

/** Checks a chosen file's size and ending to spare an upload that would be refused. The server checks the bytes. */
function fileProblem(form: HTMLFormElement): Readonly<Record<string, FieldCode>> | undefined {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]')
  const file = input?.files?.[0]
  if (!input || !file) return undefined
  if (file.size === 0) return { [input.name]: 'file_empty' }
  if (file.size > limits.file.bytes) return { [input.name]: 'file_size' }
  const endings = input.accept.split(',').map((ending) => ending.trim().toLowerCase())
  return endings.some((ending) => file.name.toLowerCase().endsWith(ending)) ? undefined : { [input.name]: 'file_type' }
}

/** Codes of wrong fields by name (docs/forms.md). */
export type Problems = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls the checker listens to: named, seen by people, not a file (a file is looked at apart). */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.type !== 'hidden' &&
      element.type !== 'file',
  )
}

function codesOf(errors: FieldErrors): Problems {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      typeof error?.message === 'string' ? error.message : 'choice',
    ]),
  )
}

/** Codes of missing values: shown on sending, not while the form is being filled in. */
const missing = new Set(['required', 'reach', 'consent'])

/** Fields that are judged together: a telephone number mends a missing email. */
const judgedWith: Readonly<Record<string, string[]>> = { phone: ['email'] }

/** Validates a plain HTML form by its schema: a field when it is left, and at every key once it was wrong. Content lives in the form only. */
export async function startChecker(form: HTMLFormElement, kind: SiteFormKind, show: (problems: Problems) => void) {
  const schema = await loadSchema(kind)
  const resolve = zodResolver<FormInput, unknown, FormFields>(schema)
  const control = createFormControl<FormInput, unknown, FormFields>({
    mode: 'onTouched',
    defaultValues: formBody(form),
    shouldFocusError: false,
    resolver: (_, context, options) => resolve(formBody(form), context, options),
  })
  const own = new AbortController()
  const steady = afterPointerUp(own.signal)
  let problems: Problems = {}
  let wasSent = false

  const stop = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      const found = Object.entries(codesOf(errors ?? {})).filter(([, code]) => wasSent || !missing.has(code))
      problems = { ...Object.fromEntries(found), ...fileProblem(form) }
      show(problems)
    },
  })
  for (const element of controlsOf(form)) {
    const { ref, onChange, onBlur } = control.register(element.name, { deps: judgedWith[element.name] })
    ref(element)
    element.addEventListener('input', onChange, { signal: own.signal })
    element.addEventListener('change', onChange, { signal: own.signal })
    element.addEventListener('blur', (event) => steady(() => void onBlur(event)), { signal: own.signal })
  }

  return {
    /** Checks everything; `undefined` when all is well, else the codes. */
    async check() {
      wasSent = true
      let sound = false
      await control.handleSubmit(() => {
        sound = true
      })()
      const file = fileProblem(form)
      if (sound && !file) return undefined
      problems = { ...problems, ...file }
      return problems
    },
    /** Checks only these, and puts the focus into the first that is wrong. */
    async checkSome(names: readonly string[]) {
      if (await control.trigger([...names])) return true
      controlsOf(form)
        .find(({ name }) => names.includes(name) && control.getFieldState(name).invalid)
        ?.focus()
      return false
    },
    /** Shows what the server refused beside what the browser finds. */
    refuse(refused: Problems) {
      for (const [name, code] of Object.entries(refused)) control.setError(name, { type: 'server', message: code })
      show(refused)
    },
    dispose() {
      own.abort()
      stop()
    },
  }
}

export type FormChecker = Awaited<ReturnType<typeof startChecker>>
