import { boatNames } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'
import * as files from '#lib/i18n/message-files'

const zh = { ...files.zh, Boats: boatNames('zh') }

/** Shape of all sentences: taken from the Chinese files; the compiler holds the English ones to it. */
export type Messages = typeof zh

const en: Messages = { ...files.en, Boats: boatNames('en') }

export const messages: Record<Locale, Messages> = { zh, en }
