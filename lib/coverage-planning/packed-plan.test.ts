import { expect, it } from 'vitest'
import { packAnswer, unpackAnswer } from '#lib/coverage-planning/packed-plan'
import { planFleets } from '#lib/coverage-planning/plan-fleets'
import { demonstrationFleet, demonstrationLake } from '#lib/operation-console/demonstration-site'

const request = { number: 7, shape: demonstrationLake, clearanceM: 2, fleets: [demonstrationFleet, demonstrationFleet] }

it('comes out of a message as it went in, its long parts handed over instead of copied', () => {
  const answer = planFleets(request)
  const { message, transfer } = packAnswer(answer)
  expect(transfer.length).toBeGreaterThan(0)
  const sent = structuredClone(message, { transfer })
  for (const memory of transfer) expect(memory.byteLength).toBe(0)
  const received = unpackAnswer(sent)
  if ('fault' in answer || 'fault' in received) throw new Error('the lake cannot be planned')
  for (const [index, { lines, run, ...figures }] of answer.results.entries()) {
    const other = received.results[index]
    expect(other).toMatchObject(figures)
    expect([...(other?.lines ?? [])]).toEqual([...lines])
    expect(other?.run.boats.map((boat) => [...boat.steps])).toEqual(run.boats.map((boat) => [...boat.steps]))
  }
})

it('leaves a fault as it is, and knows no step beyond the last', () => {
  expect(unpackAnswer(packAnswer(planFleets({ ...request, shape: null })).message)).toEqual({
    number: -1,
    fault: 'malformed',
  })
  const received = unpackAnswer(packAnswer(planFleets(request)).message)
  const steps = 'results' in received ? received.results[0]?.run.boats[0]?.steps : undefined
  expect(steps?.at(steps.length)).toBeUndefined()
  expect(steps?.at(-1)).toBeUndefined()
})
