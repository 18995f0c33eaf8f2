import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/chat-command.json' with { type: 'json' }
import zh from '#messages/zh/chat-command.json' with { type: 'json' }

export const commandMessages: Record<Locale, (typeof zh)['ChatCommand']> = { zh: zh.ChatCommand, en: en.ChatCommand }

/** The page of help. */
export const helpOf = (language: Locale) => commandMessages[language].help.join('\n')
