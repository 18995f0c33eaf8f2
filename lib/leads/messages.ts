import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/leads.json' with { type: 'json' }
import zh from '#messages/zh/leads.json' with { type: 'json' }

/** Sentences and labels of forms for the server's own pages, mails and tables. */
export const leadMessages: Record<Locale, typeof zh> = { zh, en }

/** The label of a name, else the name itself. */
export function labelOf(labels: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name
}
