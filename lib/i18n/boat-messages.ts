import type { Locale } from '#lib/locale/locales'
import enSmurf from '#messages/en/product-smurf.json' with { type: 'json' }
import zhSmurf from '#messages/zh/product-smurf.json' with { type: 'json' }

const zh = { smurf: zhSmurf.ProductSmurf }

/** Shape of each product page's sentences, lists included: taken from Chinese, English is held to it. */
export type BoatMessages = typeof zh

const en: BoatMessages = { smurf: enSmurf.ProductSmurf }

/**
 * What the product pages say. Apart from `messages`, because these hold lists, which next-intl does not read:
 * `boatCopy` hands them to the page whole, figures filled in.
 */
export const boatMessages: Record<Locale, BoatMessages> = { zh, en }
