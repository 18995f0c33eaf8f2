import type { Body } from './canal.ts'
import { labelsOf } from './labels.ts'
import { normal, randomFrom } from './random.ts'
import type { Camera } from './rasteriser.ts'
import { dot, type Frame, length, unit, type Vector } from './vector.ts'

/** The simulated radar's own settings; no public source gives those of FloW. */
export const radarSettings = {
  ranges: 128,
  rangeStep: 0.2,
  dopplers: 64,
  dopplerStep: 0.08,
  fieldOfViewDegrees: 90,
} as const

export interface Echo {
  at: Vector
  /** Metres a second, positive when receding. */
  doppler: number
  /** Decibels. */
  power: number
  body: number
}

/** Echoes from what the radar sees: surfaces above the water within its range, as points in the radar's frame. */
export function echoesOf(bodies: readonly Body[], frame: Frame, velocity: Vector, seed: number): Echo[] {
  const random = randomFrom(seed)
  const camera: Camera = { frame, width: 720, height: 240, focal: 360 }
  const { depth, body, water } = labelsOf(bodies, camera)
  const most = radarSettings.ranges * radarSettings.rangeStep
  const left = new Map<number, number>()
  for (const number of body) if (number !== 0) left.set(number, (left.get(number) ?? 0) + 1)
  const echoes: Echo[] = []
  for (const [place, away] of depth.entries()) {
    if (water[place] || !Number.isFinite(away)) continue
    const number = body[place] ?? 0
    const wanted = number === 0 ? 0.0012 : Math.min(1, 4 / (left.get(number) ?? 1))
    if (random() > wanted) continue
    const [column, row] = [place % camera.width, Math.floor(place / camera.width)]
    const at: Vector = [
      away,
      (away * (camera.width / 2 - column - 0.5)) / camera.focal,
      (away * (camera.height / 2 - row - 0.5)) / camera.focal,
    ]
    const range = length(at)
    if (range > most) continue
    const section = number === 0 ? 18 : number >= 100 ? 14 : 4
    echoes.push({
      at,
      doppler: -dot(unit(at), velocity),
      power: 62 + section - 30 * Math.log10(range) + normal(random) * 2,
      body: number,
    })
  }
  return echoes
}

/** The range–Doppler matrix of these echoes in decibels: each spreads as a Hann window does, over noise. */
export function rangeDopplerOf(echoes: readonly Echo[], seed: number): Float32Array {
  const { ranges, rangeStep, dopplers, dopplerStep } = radarSettings
  const random = randomFrom(seed)
  const power = Float64Array.from({ length: ranges * dopplers }, () => -1000 * Math.log(1 - random()))
  for (const { at, doppler, power: decibels } of echoes) {
    const [row, column] = [length(at) / rangeStep, doppler / dopplerStep + dopplers / 2]
    for (let r = Math.floor(row) - 2; r <= row + 2; r += 1)
      for (let c = Math.floor(column) - 2; c <= column + 2; c += 1) {
        if (r < 0 || r >= ranges || c < 0 || c >= dopplers) continue
        const place = r * dopplers + c
        const spread = window(r + 0.5 - row) * window(c + 0.5 - column)
        power[place] = (power[place] ?? 0) + 10 ** (decibels / 10) * spread
      }
  }
  return Float32Array.from(power, (value) => 10 * Math.log10(value))
}

const window = (offset: number) => (Math.abs(offset) < 2 ? Math.cos((Math.PI * offset) / 4) ** 4 : 0)
