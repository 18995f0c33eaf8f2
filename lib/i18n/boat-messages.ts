import type { Locale } from '#lib/locale/locales'
import enEfficiency from '#messages/en/product-efficiency.json' with { type: 'json' }
import enMoshark from '#messages/en/product-moshark.json' with { type: 'json' }
import enSmurf from '#messages/en/product-smurf.json' with { type: 'json' }
import zhEfficiency from '#messages/zh/product-efficiency.json' with { type: 'json' }
import zhMoshark from '#messages/zh/product-moshark.json' with { type: 'json' }
import zhSmurf from '#messages/zh/product-smurf.json' with { type: 'json' }

const zh = {
  smurf: zhSmurf.ProductSmurf,
  moshark: zhMoshark.ProductMoshark,
  efficiency: zhEfficiency.ProductEfficiency,
}

/** Shape of each product page's sentences, lists included: taken from Chinese, English is held to it. */
export type BoatMessages = typeof zh

const en: BoatMessages = {
  smurf: enSmurf.ProductSmurf,
  moshark: enMoshark.ProductMoshark,
  efficiency: enEfficiency.ProductEfficiency,
}

/**
 * What the product pages say. Apart from `messages`, because these hold lists, which next-intl does not read:
 * `boatCopy` hands them to the page whole, figures filled in.
 */
export const boatMessages: Record<Locale, BoatMessages> = { zh, en }
