import * as z from 'zod/mini'
import { envelope } from '#lib/forms/envelope'
import { type AskedField, fieldsOf, forms } from '#lib/forms/forms'
import type { FormKind } from '#lib/forms/kinds'
import {
  maybeOneOf,
  oneOf,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalQuantity,
  optionalText,
  reachable,
  requiredEmail,
  requiredLine,
  requiredText,
  someOf,
} from '#lib/forms/rules'

/** A form as it is sent, before its rules. */
export type FormInput = Record<string, string | string[] | undefined>

type Rule = z.ZodMiniType<string | string[], string | string[] | undefined>

/** A form's values once its rules have passed them. */
export type FormFields = Record<string, string | string[]>

/** A field without a limit of its own is a list or a number, which have theirs. */
const noLimit = Number.POSITIVE_INFINITY

function ruleOf({ control, required, max = noLimit, offers }: AskedField): Rule {
  const values = offers?.values ?? []
  switch (control) {
    case 'text':
      return required ? requiredLine(max) : optionalLine(max)
    case 'area':
      return required ? requiredText(max) : optionalText(max)
    case 'email':
      return required ? requiredEmail(max) : optionalEmail(max)
    case 'tel':
      return optionalPhone(max)
    case 'quantity':
      return optionalQuantity()
    case 'choice':
      return required ? oneOf(values) : maybeOneOf(values)
    case 'boxes':
      return someOf(values)
  }
}

/** The rules of a form: what its fields may hold, and that nothing else comes along. */
export function formSchema(kind: FormKind): z.ZodMiniType<FormFields, FormInput> {
  const own = Object.fromEntries(fieldsOf(kind).map((field) => [field.name, ruleOf(field)]))
  const shape: Record<string, Rule> = { ...own, ...envelope }
  const schema = z.strictObject(shape)
  return forms[kind].reach ? schema.check(reachable()) : schema
}
