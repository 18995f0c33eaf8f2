import { seededNumbers } from '#lib/coverage-planning/seeded-numbers'

const gravity = 9.81

interface TileOptions {
  /** Edge of the tile in metres: after it everything repeats. */
  metres: number
  longest: number
  shortest: number
  /** Where the wind blows to, in degrees from +x. */
  windDeg: number
  count: number
  seed: number
}

/** Deep-water wave trains (ω² = g k) of a square tile, spread as in `imagery/kit/water.py`; slopes of rms 1. */
export function wavesOfTile({ metres, longest, shortest, windDeg, count, seed }: TileOptions) {
  // The same numbers every time, so that a picture at a given second is the same picture.
  const random = seededNumbers(seed)
  const waves = Array.from({ length: count }, (_, index) => {
    const length = longest * (shortest / longest) ** ((index + random()) / count)
    // Two draws added: most near the wind, some across it, a few against it.
    const angle = (windDeg * Math.PI) / 180 + (random() + random() - 1) * 2.2
    const fits = metres / length
    const across = Math.round(fits * Math.cos(angle))
    const along = Math.round(fits * Math.sin(angle))
    const number = (2 * Math.PI * Math.hypot(across, along)) / metres
    return { across, along, slope: length ** -0.25, speed: Math.sqrt(gravity * number), phase: random() * 2 * Math.PI }
  }).filter(({ across, along }) => across !== 0 || along !== 0)
  const together = Math.sqrt(waves.reduce((sum, { slope }) => sum + slope * slope * 0.5, 0))
  return waves.map((wave) => ({ ...wave, slope: wave.slope / together }))
}

export type TileWave = ReturnType<typeof wavesOfTile>[number]
