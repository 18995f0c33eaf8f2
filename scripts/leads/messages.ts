import { leadKinds } from '#lib/forms/kinds'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/leads-command.json' with { type: 'json' }
import zh from '#messages/zh/leads-command.json' with { type: 'json' }

export const commandMessages: Record<Locale, (typeof zh)['LeadsCommand']> = { zh: zh.LeadsCommand, en: en.LeadsCommand }

/** The page of help. */
export const helpOf = (language: Locale) =>
  formatMessage(commandMessages[language].help.join('\n'), { kinds: leadKinds.join(' ') })
