'use client'
import { createContext, use } from 'react'

export interface FormView {
  problems: Readonly<Record<string, string>>
  /** Prefix of the form's ids, since a page may have two forms. */
  id: string
  /** Checks some fields and shows what is wrong with them; says whether all are well. */
  check?(names: readonly string[]): Promise<boolean>
}

export const FormContext = createContext<FormView>({ problems: {}, id: 'form' })

/** Ids, and the sentence about what is wrong, of one field. */
export function useField(name: string) {
  const { problems, id } = use(FormContext)
  const field = `${id}-${name}`
  return { id: field, problemId: `${field}-problem`, hintId: `${field}-hint`, problem: problems[name] }
}
