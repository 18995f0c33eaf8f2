'use client'
import { hashWith } from '#components/tools/address-words.ts'
import { CopyLink } from '#components/tools/copy-link'
import { numbers } from '#components/tools/finder-entries.ts'
import { goToQuote } from '#components/tools/go-to-quote.ts'
import { onSeasonPage } from '#components/tools/on-season-page.ts'
import { hashAlong } from '#components/tools/thread-address.ts'
import { hashWithWater } from '#components/tools/use-drawing.ts'
import { hashWithFleets } from '#components/tools/use-fleets.ts'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { FleetAdvice, FleetOption } from '#lib/fleet-advice/advise-fleet'
import { fleetEntryOf } from '#lib/fleet-advice/advised-entry'
import type { FleetQuestion } from '#lib/fleet-advice/question'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { emptyDrawing, lakeOfArea } from '#lib/water-drawing/drawing'
import action from '../ui/action.module.scss'
import styles from './finder-tool.module.scss'

export interface FinderAnswerMessages {
  answer: Messages['FleetAnswer']
  /** Name and address of each boat. */
  boats: Readonly<Record<string, { name: string; to: string }>>
  variants: Readonly<Record<string, string>>
  form: Messages['FinderTool']
  quoteNote: Messages['QuoteNote']
}

interface FinderAnswerProps {
  advice: FleetAdvice
  question: FleetQuestion
  /** The water behind `#` is the one whose area is asked about. */
  isDrawn: boolean
  locale: string
  unit: AreaUnit
  unitName: string
  links: { quote: string; coverage: string; season: string; tourBoat: string }
  messages: FinderAnswerMessages
}

/** More people than this at the same moment are rather the visitors of a day. */
const manyAtOnce = 60

/** The advice in words: boats, hours, baskets, what to ask, what would change it, and the formula. */
export function FinderAnswer({
  advice,
  question,
  isDrawn,
  locale,
  unit,
  unitName,
  links,
  messages,
}: FinderAnswerProps) {
  const { answer, boats, variants } = messages
  const number = (value: number, digits = 1) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  const area = (mu: number) => `${number((mu * squareMetresPer.mu) / squareMetresPer[unit])} ${unitName}`
  const nameOf = ({ slug, variant }: { slug: string; variant: string }) =>
    [boats[slug]?.name ?? slug, variants[variant]].filter(Boolean).join(' · ')
  const span = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`)
  const fleet = (option: FleetOption) =>
    formatMessage(answer.fleet, { boat: nameOf(option), count: span(option.boats) })
  const { main } = advice
  const { visitorsPerDay, passengers } = question

  const lines = [
    ...(main ? [fleet(main)] : []),
    ...(main?.hoursPerPass ? [formatMessage(answer.hours, { hours: number(main.hoursPerPass) })] : []),
    ...(main?.landingsPerDay
      ? [formatMessage(answer.landings, { count: main.landingsPerDay, kg: main.class.capacityKg })]
      : []),
    ...advice.named.map(({ slug, boats: count }) =>
      count
        ? formatMessage(answer.fleet, { boat: boats[slug]?.name ?? slug, count: span(count) })
        : (boats[slug]?.name ?? slug),
    ),
  ]

  function toQuote() {
    const { form } = messages
    goToQuote({
      quote: links.quote,
      areaM2: question.areaM2,
      boats: [...(main ? [main.slug] : []), ...advice.named.map(({ slug }) => slug)],
      job: question.job,
      lines: [
        answer.note,
        `${form.job} · ${form.jobs[question.job]}`,
        `${answer.area} · ${number(question.areaM2 / squareMetresPer[unit], 2)} ${unitName}`,
        ...numbers.flatMap((name) => (question[name] === null ? [] : `${form.numbers[name]} · ${question[name]}`)),
        `${form.shorePower} · ${form.powers[question.shorePower]}`,
        ...lines,
        ...advice.ask.map((reason) => answer.ask[reason]),
      ],
      messages: messages.quoteNote,
      locale,
    })
  }

  /** A year of it: the season opens with the water, the job and what was said of it. */
  function toSeason() {
    const fields = {
      job: question.job,
      ...(question.litterKgPerDay !== null && { litter: String(question.litterKgPerDay) }),
      ...(question.accessWidthM !== null && { gate: String(question.accessWidthM) }),
    }
    location.assign(onSeasonPage(links.season, { areaM2: question.areaM2, fields }, isDrawn, unit))
  }

  /** The simulation opens on the drawn water, or on a plain lake of the area, with the fleet to begin with. */
  function toCoverage(option: FleetOption) {
    const plain = { ...emptyDrawing, ...lakeOfArea(question.areaM2) }
    const hash = isDrawn ? hashAlong() : hashWithWater(hashAlong(), plain)
    location.assign(links.coverage + hashWithFleets(hash, [fleetEntryOf(option, question.litterKgPerDay)]))
  }

  /** The day of tour boats opens with the visitors that were typed here. */
  function toTourBoat() {
    const day = visitorsPerDay === null ? null : String(visitorsPerDay)
    location.assign(links.tourBoat + (day === null ? hashAlong() : hashWith(hashAlong(), 'd', day)))
  }

  return (
    <div className={styles.result}>
      {main && (
        <>
          <p className={styles.label}>{answer.begin}</p>
          <h2 className={styles.fleet}>
            <a href={boats[main.slug]?.to}>{fleet(main)}</a>
          </h2>
          <ul className={styles.facts}>
            {lines.slice(1).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {main.boats.from !== main.boats.to && <li>{answer.range}</li>}
          </ul>
        </>
      )}
      {visitorsPerDay !== null && (
        <>
          <p className={styles.label}>{answer.begin}</p>
          <h2 className={styles.fleet}>{formatMessage(answer.day, { count: number(visitorsPerDay) })}</h2>
          <p>{answer.dayText}</p>
        </>
      )}
      {passengers !== null && passengers > manyAtOnce && (
        <p>{formatMessage(answer.notADay, { count: number(passengers) })}</p>
      )}
      {advice.named.length > 0 && (
        <>
          <p className={styles.label}>{answer.named}</p>
          <ul className={styles.facts}>
            {advice.named.map(({ slug }, index) => (
              <li key={slug}>
                <a href={boats[slug]?.to}>{lines[index + (main ? 1 : 0)]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {advice.ask.length > 0 && (
        <>
          <p className={styles.label}>{answer.asks}</p>
          <ul className={styles.facts}>
            {advice.ask.map((reason) => (
              <li key={reason}>{answer.ask[reason]}</li>
            ))}
          </ul>
        </>
      )}
      {advice.alternatives.length > 0 && (
        <>
          <p className={styles.label}>{answer.alternatives}</p>
          <ul className={styles.facts}>
            {advice.alternatives.map((option) => (
              <li key={nameOf(option)}>{fleet(option)}</li>
            ))}
          </ul>
        </>
      )}
      {advice.changes.length > 0 && (
        <>
          <p className={styles.label}>{answer.changes}</p>
          <ul className={styles.facts}>
            {advice.changes.map(({ kind, mu, slug }) => (
              <li key={kind}>
                {formatMessage(answer.change[kind], { area: area(mu), boat: boats[slug]?.name ?? slug })}
              </li>
            ))}
          </ul>
        </>
      )}
      {main && (
        <details className={styles.formula}>
          <summary>{answer.formula}</summary>
          <p>
            {formatMessage(main.class.fromMu === null ? answer.formulaUpTo : answer.formulaText, {
              area: area(question.areaM2 / squareMetresPer.mu),
              to: area(main.class.toMu),
              from: area(main.class.fromMu ?? 0),
              count: span(main.boats),
            })}
          </p>
        </details>
      )}
      <p className={styles.estimate}>{answer.estimate}</p>
      <p data-screen-only="" className={styles.links}>
        {question.job === 'visitors' && (
          <button type="button" data-replay="" className={`${action.action} ${action.buoy}`} onClick={toTourBoat}>
            {answer.planDay}
          </button>
        )}
        <button
          type="button"
          data-replay=""
          className={`${action.action} ${question.job === 'visitors' ? action.quiet : action.buoy}`}
          onClick={toQuote}
        >
          {answer.toQuote}
        </button>
        {main && (
          <button
            type="button"
            data-replay=""
            className={`${action.action} ${action.quiet}`}
            onClick={() => toCoverage(main)}
          >
            {answer.toCoverage}
          </button>
        )}
        {main && (
          <button type="button" data-replay="" className={`${action.action} ${action.quiet}`} onClick={toSeason}>
            {answer.toSeason}
          </button>
        )}
        <button type="button" data-replay="" className={`${action.action} ${action.quiet}`} onClick={() => print()}>
          {answer.print}
        </button>
        <CopyLink messages={answer} />
      </p>
    </div>
  )
}
