import { expect, test } from 'vitest'
import { closedMenu, type MenuSignal, type MenuState, nextMenu } from '#lib/browser/header/menu-state'

const play = (...signals: MenuSignal[]) =>
  signals.reduce<MenuState>((state, signal) => nextMenu(state, signal), closedMenu).open
const point = (group: string, now = 0): MenuSignal => ({ type: 'point', group, now })
const press = (group: string, now = 0): MenuSignal => ({ type: 'press', group, now })
const key = (group: string, now = 0): MenuSignal => ({ type: 'key', group, now })
const part = (group: string): MenuSignal => ({ type: 'part', group })
const dismiss = (group: string): MenuSignal => ({ type: 'dismiss', group })
const choose = (now: number): MenuSignal => ({ type: 'choose', now })
const touch = (now: number): MenuSignal => ({ type: 'touch', now })

test.each<[string, MenuSignal[], string | null]>([
  ['pointing opens', [point('boats')], 'boats'],
  ['parting closes what pointing opened', [point('boats'), part('boats')], null],
  ['pointing at another switches', [point('boats'), point('about')], 'about'],
  ['parting from one does not close another', [point('boats'), point('about'), part('boats')], 'about'],
  ['a press opens', [press('boats')], 'boats'],
  ['a second press closes', [press('boats'), press('boats')], null],
  ['a press keeps what pointing opened', [point('boats'), press('boats'), part('boats')], 'boats'],
  ['pointing at a pressed one leaves it pressed', [press('boats'), point('boats'), part('boats')], 'boats'],
  ['Escape closes', [press('boats'), dismiss('boats')], null],
  ['a late word about one that closed does not close the next', [press('about'), dismiss('boats')], 'about'],
  ['a choice closes', [press('boats'), choose(0)], null],
  ['pointing within a second of a choice opens nothing', [point('boats'), choose(0), point('boats', 999)], null],
  ['nor does it open another', [point('boats'), choose(0), point('about', 999)], null],
  ['nor does a press', [point('boats'), choose(0), press('boats', 999)], null],
  ['a second later all is as before', [point('boats'), choose(0), point('boats', 1000)], 'boats'],
  ['a click beside the links leaves the panel open', [point('boats'), touch(0)], 'boats'],
  [
    'once it has closed, it stays closed for that second too',
    [point('boats'), touch(0), part('boats'), point('boats', 999)],
    null,
  ],
  ['pointing at another within that second closes it', [point('boats'), touch(0), point('about', 500)], null],
  [
    'and opens the other once the second is over',
    [point('boats'), touch(0), point('about', 500), point('about', 1000)],
    'about',
  ],
  ['the keyboard never waits', [point('boats'), choose(0), key('boats', 10)], 'boats'],
])('%s', (_, signals, open) => {
  expect(play(...signals)).toBe(open)
})
