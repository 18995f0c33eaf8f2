import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/datasets-command.json' with { type: 'json' }
import zh from '#messages/zh/datasets-command.json' with { type: 'json' }

export const commandMessages: Record<Locale, (typeof zh)['DatasetsCommand']> = {
  zh: zh.DatasetsCommand,
  en: en.DatasetsCommand,
}
