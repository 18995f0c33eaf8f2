import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/person-command.json' with { type: 'json' }
import zh from '#messages/zh/person-command.json' with { type: 'json' }

/** What `find`, `export` and `erase` say of a person, in the language of who runs them. */
export const personMessages: Record<Locale, (typeof zh)['PersonCommand']> = {
  zh: zh.PersonCommand,
  en: en.PersonCommand,
}
