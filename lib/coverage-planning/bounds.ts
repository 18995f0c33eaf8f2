import * as z from 'zod/mini'

/** What a number may be, both ends included. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

export const within = ({ from, to }: Bounds) => z.number().check(z.minimum(from), z.maximum(to))
export const wholeWithin = ({ from, to }: Bounds) => z.int().check(z.minimum(from), z.maximum(to))

export function fieldsNamed<Field extends string>(refusal: z.core.$ZodError, fields: readonly Field[]): Field[] {
  const named = new Set(refusal.issues.map(({ path }) => path[0]))
  return fields.filter((field) => named.has(field))
}
