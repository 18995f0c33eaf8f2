import type { Locale } from '#lib/i18n/locales'
import type { Engine } from '#lib/store/engine'

export interface Call {
  engine: Engine
  language: Locale
  /** Ids or file names after the command. */
  names: string[]
  options: {
    kind?: string
    state?: string
    since?: string
    email?: string
    phone?: string
    words?: string
    list?: string
    save?: string
    limit?: string
    all?: boolean
    yes?: boolean
  }
}

export type Command = (call: Call) => Promise<void>
