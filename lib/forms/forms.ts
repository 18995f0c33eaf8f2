import { attachmentField } from '#lib/forms/attachment'
import { type Field, type FieldName, fields } from '#lib/forms/fields'
import type { FormKind } from '#lib/forms/kinds'
import { limits } from '#lib/forms/limits'

/** How a form asks a field; a number is the longest value, if not the field's own. */
interface Asked {
  required: boolean
  max?: number
}

const required: Asked = { required: true }
const optional: Asked = { required: false }

interface Form {
  asks: Partial<Record<FieldName, Asked>>
  /** Email or telephone: one of the two is enough, and one is needed. */
  reach?: boolean
  /** Whether a file may come along (multipart only). */
  upload?: boolean
}

const reach = { email: optional, phone: optional }

/** Which form asks what, in the order in which the page without script asks it. */
export const forms: Readonly<Record<FormKind, Form>> = {
  /** The consultation on `/advisory`. */
  advisory: {
    asks: {
      name: required,
      company: optional,
      ...reach,
      place: optional,
      water: optional,
      boat: optional,
      message: optional,
    },
    reach: true,
  },
  /** The request for a price on `/quote`: the water, the work, the boats, then who asks. */
  quote: {
    asks: {
      water: optional,
      area: optional,
      job: optional,
      boats: optional,
      place: optional,
      toolResult: optional,
      toolAddress: optional,
      name: required,
      company: optional,
      ...reach,
      message: optional,
    },
    reach: true,
  },
  /** The partner form on `/en/partner` (READ-11). */
  partner: { asks: { name: required, title: optional, company: optional, email: required, message: required } },
  /** A boat in use that needs service, on `/contact`. */
  service: {
    asks: {
      boat: optional,
      serial: optional,
      place: optional,
      message: required,
      name: required,
      company: optional,
      ...reach,
    },
    reach: true,
  },
  /** A request about one's own personal data, on `/contact`: whom it is about is who asks. */
  rights: { asks: { message: required, name: optional, ...reach }, reach: true },
  /** A job application on `/joinus`, with or without a résumé. */
  application: {
    asks: { opening: required, name: required, ...reach, message: optional },
    reach: true,
    upload: true,
  },
  /** A researcher's request for a dataset (FACT-A1, "Form fields"). Any email domain is accepted: a person judges the institution. */
  dataset: {
    asks: { name: required, email: required, organisation: required, dataset: required, purpose: optional },
  },
  /** The wish for a key of the widget, on `/widget/check`: an address of each page, what it is to show, who asks. */
  'site-key': {
    asks: {
      origin: required,
      siteKey: optional,
      message: optional,
      name: required,
      company: optional,
      email: required,
    },
  },
  /** The widget's message board (READ-8). */
  board: {
    asks: {
      name: { required: true, max: limits.board.name },
      phone: optional,
      email: optional,
      address: optional,
      extension: optional,
      topic: optional,
      content: required,
    },
    reach: true,
  },
  /** "Leave your contact", offered by the widget's assistant (READ-8). */
  callback: {
    asks: { name: { required: true, max: limits.board.name }, phone: optional, email: optional },
    reach: true,
  },
}

export type AskedField = Field & Asked & { name: FieldName }

/** A form's fields in its order, each with what the form asks of it. */
export function fieldsOf(kind: FormKind): AskedField[] {
  return Object.entries(forms[kind].asks).flatMap(([name, asked]) => {
    const key = Object.keys(fields).find((field): field is FieldName => field === name)
    return key && asked ? [{ ...fields[key], ...asked, name: key }] : []
  })
}

/** One field as a form asks it; a form that does not ask it is a fault of the page. */
export function askedField(kind: FormKind, name: FieldName): AskedField {
  const found = fieldsOf(kind).find((field) => field.name === name)
  if (!found) throw new Error(`the form ${kind} does not ask for ${name}`)
  return found
}

/** Names of a form's fields for the browser: those with several values, those about a person, facts for an address. */
export function fieldTraits(kind: FormKind) {
  const namesWhere = (isSo: (field: AskedField) => boolean | undefined) =>
    fieldsOf(kind)
      .filter(isSo)
      .map(({ name }) => name)
      .join(' ')
  return {
    lists: namesWhere(({ control }) => control === 'boxes'),
    personal: namesWhere(({ personal }) => personal),
    facts: namesWhere(({ inAddress }) => inAddress),
  }
}

/** Names a plain form may send, in order, the file's among them. */
export function namesOf(kind: FormKind): string[] {
  return [...fieldsOf(kind).map(({ name }) => name), ...(forms[kind].upload ? [attachmentField] : [])]
}
