// Written by `npm run index` from lib/content/boats/catalogue.

/** Every boat in the order lists show them: what the browser, the routes and the menu need, without its figures. */
export const fleetIndex = {
  smurf: { plate: 'SMURF', line: 'cleaning', menu: ['zh', 'en'] },
  moshark: { plate: 'MOSHARK', line: 'cleaning', menu: ['zh', 'en'] },
  efficiency: { plate: 'EFFICIENCY', line: 'cleaning', menu: ['zh', 'en'] },
  feichi: { plate: 'FEICHI', line: 'cleaning', menu: ['zh'] },
  titan: { plate: 'TITAN', line: 'cleaning', menu: [] },
  xi: { plate: 'XI', line: 'leisure', menu: ['zh', 'en'] },
  yang: { plate: 'YANG', line: 'leisure', menu: ['zh', 'en'] },
  apas: { plate: 'APAS', line: 'pilot', menu: ['zh', 'en'] },
} as const

export type BoatSlug = keyof typeof fleetIndex
