// Written by `npm run views`: the sizes of the drawings in pixels, beside each other and under each other.
export const boatViews = {
  smurf: { wide: { width: 1200, height: 335 }, tall: { width: 420, height: 783 } },
  moshark: { wide: { width: 1200, height: 285 }, tall: { width: 420, height: 722 } },
  efficiency: { wide: { width: 1200, height: 402 }, tall: { width: 420, height: 725 } },
  feichi: { wide: { width: 1200, height: 238 }, tall: { width: 420, height: 600 } },
  titan: { wide: { width: 1200, height: 245 }, tall: { width: 420, height: 671 } },
  xi: { wide: { width: 1200, height: 236 }, tall: { width: 420, height: 667 } },
  yang: { wide: { width: 1200, height: 192 }, tall: { width: 420, height: 564 } },
  apas: { wide: { width: 1200, height: 409 }, tall: { width: 420, height: 722 } },
} as const
