'use client'
import { CopyLink } from '#components/tools/copy-link'
import { leaveQuoteNote } from '#components/tools/quote-note.ts'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { FleetAdvice, FleetOption } from '#lib/fleet-advice/advise-fleet'
import type { FleetQuestion } from '#lib/fleet-advice/question'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import action from '../ui/action.module.scss'
import styles from './finder-tool.module.scss'

export interface FinderAnswerMessages {
  answer: Messages['FleetAnswer']
  /** Name and address of each boat. */
  boats: Readonly<Record<string, { name: string; to: string }>>
  variants: Readonly<Record<string, string>>
}

interface FinderAnswerProps {
  advice: FleetAdvice
  question: FleetQuestion
  locale: string
  unit: AreaUnit
  unitName: string
  links: { quote: string; coverage: string }
  messages: FinderAnswerMessages
}

/** The advice in words: boats, hours, baskets, what to ask, what would change it, and the formula. */
export function FinderAnswer({ advice, question, locale, unit, unitName, links, messages }: FinderAnswerProps) {
  const { answer, boats, variants } = messages
  const number = (value: number, digits = 1) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  const area = (mu: number) => `${number((mu * squareMetresPer.mu) / squareMetresPer[unit])} ${unitName}`
  const nameOf = ({ slug, variant }: { slug: string; variant: string }) =>
    [boats[slug]?.name ?? slug, variants[variant]].filter(Boolean).join(' · ')
  const span = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`)
  const fleet = (option: FleetOption) =>
    formatMessage(answer.fleet, { boat: nameOf(option), count: span(option.boats) })
  const { main } = advice

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
    const asked = advice.ask.map((reason) => answer.ask[reason])
    leaveQuoteNote(
      [
        answer.note,
        `${answer.area} ${area(question.areaM2 / squareMetresPer.mu)}`,
        ...lines,
        ...asked,
        location.href,
      ].join('\n'),
    )
    const query = new URLSearchParams({ area: String(Math.round(question.areaM2 / squareMetresPer.mu)) })
    const slugs = [...new Set([...(main ? [main.slug] : []), ...advice.named.map(({ slug }) => slug)])]
    if (slugs.length > 0) query.set('boats', slugs.join(','))
    location.assign(`${links.quote}?${query.toString().replaceAll('%2C', ',')}`)
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
        <button type="button" className={`${action.action} ${action.buoy}`} onClick={toQuote}>
          {answer.toQuote}
        </button>
        {main && (
          <button
            type="button"
            className={`${action.action} ${action.quiet}`}
            onClick={() => location.assign(links.coverage + location.hash)}
          >
            {answer.toCoverage}
          </button>
        )}
        <button type="button" className={`${action.action} ${action.quiet}`} onClick={() => print()}>
          {answer.print}
        </button>
        <CopyLink messages={answer} />
      </p>
    </div>
  )
}
