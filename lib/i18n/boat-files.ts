// Written by `npm run index` from lib/content/boats/catalogue.
import enApas from '#messages/en/product-apas.json' with { type: 'json' }
import enEfficiency from '#messages/en/product-efficiency.json' with { type: 'json' }
import enFeichi from '#messages/en/product-feichi.json' with { type: 'json' }
import enMoshark from '#messages/en/product-moshark.json' with { type: 'json' }
import enSmurf from '#messages/en/product-smurf.json' with { type: 'json' }
import enTitan from '#messages/en/product-titan.json' with { type: 'json' }
import enXi from '#messages/en/product-xi.json' with { type: 'json' }
import enYang from '#messages/en/product-yang.json' with { type: 'json' }
import zhApas from '#messages/zh/product-apas.json' with { type: 'json' }
import zhEfficiency from '#messages/zh/product-efficiency.json' with { type: 'json' }
import zhFeichi from '#messages/zh/product-feichi.json' with { type: 'json' }
import zhMoshark from '#messages/zh/product-moshark.json' with { type: 'json' }
import zhSmurf from '#messages/zh/product-smurf.json' with { type: 'json' }
import zhTitan from '#messages/zh/product-titan.json' with { type: 'json' }
import zhXi from '#messages/zh/product-xi.json' with { type: 'json' }
import zhYang from '#messages/zh/product-yang.json' with { type: 'json' }

export const zh = {
  smurf: zhSmurf.ProductSmurf,
  moshark: zhMoshark.ProductMoshark,
  efficiency: zhEfficiency.ProductEfficiency,
  feichi: zhFeichi.ProductFeichi,
  titan: zhTitan.ProductTitan,
  xi: zhXi.ProductXi,
  yang: zhYang.ProductYang,
  apas: zhApas.ProductApas,
}

export const en = {
  smurf: enSmurf.ProductSmurf,
  moshark: enMoshark.ProductMoshark,
  efficiency: enEfficiency.ProductEfficiency,
  feichi: enFeichi.ProductFeichi,
  titan: enTitan.ProductTitan,
  xi: enXi.ProductXi,
  yang: enYang.ProductYang,
  apas: enApas.ProductApas,
}
