import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** Every formula of the season with its numbers put in, in the order they follow from each other. */
export function seasonFormulas(plan: SeasonPlan, print: SeasonPrint): string[] {
  const { words, number } = print
  const { formula, origins } = words.result
  const { inputs, work, boats, busiest, year } = plan
  const { fleet, storm } = work
  const hours = (value: number) => number(value)
  const origin = origins[fleet.rate.origin]
  const rate = print.rate(fleet.rate.value)
  const people = busiest.watchHours + busiest.liftHours + busiest.cartHours
  const say = (sentence: string, numbers: Record<string, string | number>) => formatMessage(sentence, numbers)
  return [
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
      boatDay: hours(busiest.boatDayHours),
    }),
    say(formula.amount, {
      kg: number(busiest.kg),
      basket: number(fleet.basketKg.value),
      exact: number(busiest.kg / fleet.basketKg.value),
      baskets: busiest.baskets,
    }),
    say(formula.week, {
      sweeps: number(busiest.sweeps),
      sweep: hours(work.sweepHours),
      baskets: busiest.baskets,
      unload: number(inputs.unload),
      hours: hours(busiest.boatHours),
      boatDay: hours(busiest.boatDayHours),
      days: inputs.days,
      exact: number(work.busiest.boats),
      boats: boats.busiestWeek,
    }),
    say(formula.storm, {
      sweep: hours(storm.sweepHours),
      baskets: storm.baskets,
      unload: number(inputs.unload),
      hours: hours(storm.sweepHours + storm.basketHours),
      boatDay: hours(storm.boatDayHours),
      days: number(inputs.deadline),
      exact: number(storm.boats),
      boats: boats.deadline,
    }),
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
