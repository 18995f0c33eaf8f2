import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/chat.json' with { type: 'json' }
import zh from '#messages/zh/chat.json' with { type: 'json' }

/** The assistant's own sentences and the widget's labels that a site's settings decide. */
export const chatMessages: Record<Locale, typeof zh> = { zh, en }
