import { itemAt } from '#lib/coverage-planning/sequence'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { boatsOfKinds, type SeasonPlan } from '#lib/planning/season-plan'
import { wholeFor } from '#lib/planning/season-work'
import { hoursAlone } from '#lib/planning/shared-work'

/** Every formula of the season with its numbers put in, in the order they follow from each other. */
export function seasonFormulas(plan: SeasonPlan, print: SeasonPrint): string[] {
  const { words, number } = print
  const { formula, origins } = words.result
  const { inputs, work, busiest, year } = plan
  const { fleet, storm } = work
  const hours = (value: number) => number(value)
  const origin = origins[fleet.rate.origin]
  const rate = print.rate(fleet.rate.value)
  const alone = itemAt(work.weeks, work.busiest.week - 1)
  const people = busiest.watchHours + busiest.liftHours + busiest.cartHours
  const say = (sentence: string, numbers: Record<string, string | number>) => formatMessage(sentence, numbers)
  return [
    ...(fleet.others.length > 0 ? [say(formula.first, { boat: print.boat(fleet.class) })] : []),
    fleet.rate.origin === 'example'
      ? say(formula.rate, {
          width: number(fleet.widthM.value),
          speed: number(fleet.rate.value / fleet.widthM.value / 3_600),
          rate,
          origin,
        })
      : say(formula.rateGiven, { rate, origin }),
    say(inputs.shore ? formula.shore : formula.sweep, {
      area: print.area(inputs.area),
      rate,
      shore: number(inputs.shore ?? 0),
      width: number(fleet.widthM.value),
      hours: hours(work.sweepHours),
    }),
    say(formula.day, {
      dayHours: hours(busiest.dayHours),
      endurance: hours(fleet.enduranceH.value),
      charge: hours(inputs.charge / 60),
      boatDay: hours(alone.boatDayHours),
    }),
    say(formula.amount, {
      kg: number(alone.kg),
      basket: number(fleet.basketKg.value),
      exact: number(alone.kg / fleet.basketKg.value),
      baskets: alone.baskets,
    }),
    say(formula.week, {
      sweeps: number(alone.sweeps),
      sweep: hours(work.sweepHours),
      baskets: alone.baskets,
      unload: number(inputs.unload),
      hours: hours(hoursAlone(alone)),
      boatDay: hours(alone.boatDayHours),
      days: inputs.days,
      exact: number(hoursAlone(alone) / (alone.boatDayHours * inputs.days)),
      boats: wholeFor(hoursAlone(alone) / (alone.boatDayHours * inputs.days)),
    }),
    say(formula.storm, {
      sweep: hours(storm.sweepHours),
      baskets: storm.baskets,
      unload: number(inputs.unload),
      hours: hours(hoursAlone(storm)),
      boatDay: hours(storm.boatDayHours),
      days: number(inputs.deadline),
      exact: number(hoursAlone(storm) / (storm.boatDayHours * inputs.deadline)),
      boats: Math.max(1, wholeFor(hoursAlone(storm) / (storm.boatDayHours * inputs.deadline))),
    }),
    ...besideFormulas(plan, print),
    ...(fleet.others.length > 0
      ? [say(formula.kmShared, { total: number(year.km, 0) })]
      : [
          say(formula.km, {
            area: number(inputs.area, 0),
            width: number(fleet.widthM.value),
            km: number(work.sweepKm),
            sweeps: number(year.sweeps),
            total: number(year.km, 0),
          }),
          say(formula.charges, {
            hours: hours(busiest.boatHours),
            endurance: hours(fleet.enduranceH.value),
            exact: number(busiest.boatHours / fleet.enduranceH.value),
            charges: busiest.charges,
          }),
        ]),
    say(formula.people, {
      watch: hours(busiest.watchHours),
      lift: hours(busiest.liftHours),
      cart: hours(busiest.cartHours),
      personHours: number(inputs.personHours),
      exact: number(people / inputs.personHours),
      people: busiest.people,
    }),
    say(formula.reserve, {
      available: number(year.availableHours, 0),
      used: number(year.boatHours, 0),
      reserve: number(Math.max(0, year.availableHours - year.boatHours), 0),
    }),
  ]
}

/** The effect of further kinds of boats: what each would do alone, what is left to the first, and the share of each. */
function besideFormulas({ inputs, work, boats, busiest }: SeasonPlan, print: SeasonPrint): string[] {
  const { fleet, storm } = work
  if (fleet.others.length === 0) return []
  const { number, words } = print
  const { formula, origins } = words.result
  const week = itemAt(work.weeks, work.busiest.week - 1)
  const kinds = [fleet, ...fleet.others]
  const numbers = boatsOfKinds(work, boats.planned)
  const percent = (part: number) => number(part * 100, 1)
  return [
    ...fleet.others.map((kind, index) =>
      formatMessage(formula.other, {
        boat: print.boat(kind.class),
        rate: print.rate(kind.rate.value),
        origin: origins[kind.rate.origin],
        week: number(hoursAlone(itemAt(week.others, index))),
        storm: number(hoursAlone(itemAt(storm.others, index))),
        boatDay: number(itemAt(week.others, index).boatDayHours),
      }),
    ),
    formatMessage(formula.left, {
      days: number(inputs.days),
      weekExact: number(Math.max(0, work.busiest.boats)),
      week: boats.busiestWeek,
      deadline: number(inputs.deadline),
      stormExact: number(Math.max(0, storm.boats)),
      storm: boats.deadline,
    }),
    formatMessage(formula.shares, {
      shares: kinds
        .map((kind, index) =>
          formatMessage(formula.share, {
            count: number(numbers[index] ?? 0),
            boat: print.boat(kind.class),
            percent: percent(busiest.shares[index] ?? 0),
          }),
        )
        .join(formula.and),
    }),
  ]
}
