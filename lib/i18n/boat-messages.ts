import * as files from '#lib/i18n/boat-files'
import type { Locale } from '#lib/i18n/locales'

/** Shape of each product page's sentences, lists included: taken from Chinese, English is held to it. */
export type BoatMessages = typeof files.zh

/**
 * What the product pages say. Apart from `messages`, because these hold lists, which next-intl does not read:
 * `boatCopy` (lib/content/boats/copy.ts) hands them to the page whole, figures filled in.
 */
export const boatMessages: Record<Locale, BoatMessages> = { zh: files.zh, en: files.en }
