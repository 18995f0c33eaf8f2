import * as files from '#lib/i18n/boat-files'
import type { Locale } from '#lib/i18n/locales'

/** Shape of each product page's sentences, lists included: taken from Chinese, English is held to it. */
export type BoatMessages = typeof files.zh

/** Texts of product pages, apart from `messages` since they hold lists, which next-intl does not read. `boatCopy` fills in figures. */
export const boatMessages: Record<Locale, BoatMessages> = { zh: files.zh, en: files.en }
