/**
 * A plan as a worker sends it to its page: typed arrays, which are handed over without a copy. Hundreds of thousands of objects would
 * block the page; it makes a step of them when it draws it.
 */
import type { Leg } from '#lib/coverage-planning/finish-path'
import type { BoatRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import type { Point, Polyline } from '#lib/coverage-planning/geometry'
import type { FleetResult, PlanAnswer } from '#lib/coverage-planning/plan-request'
import type { Sequence } from '#lib/coverage-planning/sequence'

const legKinds = ['sweep', 'transit'] as const satisfies readonly Leg['kind'][]
const states = ['transit', 'sweep', 'return', 'unload', 'charge'] as const satisfies readonly SimulationStep['state'][]

/** Lines one after the other: the points of line n stand from `starts[n]` up to `starts[n + 1]`, as x and y. */
interface PackedLines {
  /** Place of each line's kind or state in its list. */
  readonly kinds: Uint8Array<ArrayBuffer>
  readonly starts: Uint32Array<ArrayBuffer>
  readonly coordinates: Float64Array<ArrayBuffer>
}

/** A boat's steps; `numbers` holds four a step: from, to (seconds), basket (kg), battery (share). */
interface PackedSteps extends PackedLines {
  readonly numbers: Float64Array<ArrayBuffer>
}

interface PackedResult extends Omit<FleetResult, 'lines' | 'run'> {
  readonly lines: PackedLines
  readonly run: Omit<FleetResult['run'], 'boats'> & {
    readonly boats: readonly (Omit<BoatRun, 'steps'> & { readonly steps: PackedSteps })[]
  }
}

type Planned = Exclude<PlanAnswer, { fault: unknown }>

export type PackedAnswer =
  | Extract<PlanAnswer, { fault: unknown }>
  | (Omit<Planned, 'results'> & { readonly results: readonly PackedResult[] })

const numbersPerStep = 4

/** @returns the message, and the memory that goes over to the page with it */
export function packAnswer(answer: PlanAnswer): { message: PackedAnswer; transfer: ArrayBuffer[] } {
  if ('fault' in answer) return { message: answer, transfer: [] }
  const transfer: ArrayBuffer[] = []
  const results = answer.results.map(({ lines, run, ...figures }): PackedResult => {
    const packed = packLines([...lines], ({ kind }) => legKinds.indexOf(kind))
    transfer.push(...memoryOf(packed))
    const boats = run.boats.map(({ steps, ...totals }) => {
      const packedSteps = packSteps([...steps])
      transfer.push(...memoryOf(packedSteps), packedSteps.numbers.buffer)
      return { ...totals, steps: packedSteps }
    })
    return { ...figures, lines: packed, run: { ...run, boats } }
  })
  return { message: { ...answer, results }, transfer }
}

/** The worker's answer with its lines as points again; what `packAnswer` made. */
export function unpackAnswer(message: PackedAnswer): PlanAnswer {
  if ('fault' in message) return message
  const results = message.results.map(({ lines, run, ...figures }) => ({
    ...figures,
    lines: sequence(lines.kinds.length, (index) => ({
      kind: legKinds[lines.kinds[index] ?? 0] ?? 'sweep',
      line: lineAt(lines, index),
    })),
    run: { ...run, boats: run.boats.map(({ steps, ...totals }) => ({ ...totals, steps: stepsOf(steps) })) },
  }))
  return { ...message, results }
}

function stepsOf(steps: PackedSteps): Sequence<SimulationStep> {
  return sequence(steps.kinds.length, (index) => {
    const [fromS = 0, toS = 0, basketKg = 0, battery = 0] = steps.numbers.subarray(index * numbersPerStep)
    const state = states[steps.kinds[index] ?? 0] ?? 'transit'
    return { state, line: lineAt(steps, index), fromS, toS, basketKg, battery }
  })
}

function packSteps(steps: readonly SimulationStep[]): PackedSteps {
  return {
    ...packLines(steps, ({ state }) => states.indexOf(state)),
    numbers: Float64Array.from(steps.flatMap(({ fromS, toS, basketKg, battery }) => [fromS, toS, basketKg, battery])),
  }
}

function packLines<Item extends { readonly line: Polyline }>(
  items: readonly Item[],
  kindOf: (item: Item) => number,
): PackedLines {
  const starts = new Uint32Array(items.length + 1)
  for (const [index, { line }] of items.entries()) starts[index + 1] = (starts[index] ?? 0) + line.length
  const coordinates = new Float64Array(2 * (starts[items.length] ?? 0))
  let place = 0
  for (const { line } of items) {
    for (const { x, y } of line) {
      coordinates[place++] = x
      coordinates[place++] = y
    }
  }
  return { kinds: Uint8Array.from(items, kindOf), starts, coordinates }
}

function lineAt({ starts, coordinates }: PackedLines, index: number): Polyline {
  const line: Point[] = []
  for (let place = starts[index] ?? 0; place < (starts[index + 1] ?? 0); place++)
    line.push({ x: coordinates[2 * place] ?? 0, y: coordinates[2 * place + 1] ?? 0 })
  return line
}

const memoryOf = ({ kinds, starts, coordinates }: PackedLines) => [kinds.buffer, starts.buffer, coordinates.buffer]

function sequence<Item>(length: number, make: (index: number) => Item): Sequence<Item> {
  return {
    length,
    at: (index) => (index >= 0 && index < length ? make(index) : undefined),
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index++) yield make(index)
    },
  }
}
