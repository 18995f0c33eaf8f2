import * as z from 'zod/mini'

/** What a number may be, both ends included. */
export interface Bounds {
  readonly from: number
  readonly to: number
  readonly whole?: true
  /** It may be left unsaid, as null. */
  readonly optional?: true
}

type NumberWithin<Row> = z.ZodMiniType<Row extends { readonly optional: true } ? number | null : number>

/** The schema of a number within its bounds. */
export function within<Row extends Bounds>({ from, to, whole, optional }: Row): NumberWithin<Row> {
  const number = (whole ? z.int() : z.number()).check(z.minimum(from), z.maximum(to))
  return (optional ? z.nullable(number) : number) as NumberWithin<Row>
}

/** Schemas of the numbers of a table, by their names. */
export function numbersWithin<Table extends Readonly<Record<string, Bounds>>>(table: Table) {
  const numbers = Object.entries(table).map(([name, bounds]) => [name, within(bounds)])
  return Object.fromEntries(numbers) as { [Name in keyof Table]: NumberWithin<Table[Name]> }
}

type Optional<Table> = { [Name in keyof Table as Table[Name] extends { readonly optional: true } ? Name : never]: null }

/** Null for each number of a table that may be left unsaid. */
export function unsaid<Table extends Readonly<Record<string, Bounds>>>(table: Table) {
  const names = Object.keys(table).filter((name) => table[name]?.optional)
  return Object.fromEntries(names.map((name) => [name, null])) as Optional<Table>
}

/** The fields that a refusal names, in the order of `fields`. */
export function fieldsNamed<Field extends string>(refusal: z.core.$ZodError, fields: readonly Field[]): Field[] {
  const named = new Set(refusal.issues.map(({ path }) => path[0]))
  return fields.filter((field) => named.has(field))
}
