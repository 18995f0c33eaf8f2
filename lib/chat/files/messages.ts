import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/chat-files.json' with { type: 'json' }
import zh from '#messages/zh/chat-files.json' with { type: 'json' }

/** Texts about files in a conversation, and beside words shown elsewhere. */
export const fileMessages: Record<Locale, typeof zh> = { zh, en }
