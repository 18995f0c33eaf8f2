'use client'
import type { ReactNode } from 'react'
import { numbers } from '#components/tools/finder/finder-entries.ts'
import { FinderLinks } from '#components/tools/finder/finder-links'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { FleetAdvice, FleetOption } from '#lib/fleet-advice/advise-fleet'
import type { FleetQuestion } from '#lib/fleet-advice/question'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import styles from './finder-tool.module.scss'

export interface FinderAnswerMessages {
  answer: Messages['FleetAnswer']
  boats: Readonly<Record<string, { name: string; to: string; picture: string }>>
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

/** Facts under a label; nothing where there are none. */
function Facts({ label, lines }: { label: string; lines: readonly (readonly [key: string, line: ReactNode])[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ul className={styles.facts}>
        {lines.map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

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
  const number = numbersIn(locale, 1)
  const area = (mu: number) => `${number((mu * squareMetresPer.mu) / squareMetresPer[unit])}\u00a0${unitName}`
  // A line may end after the dot where a version has a long name; a short Chinese one stays with its boat.
  const dot = locale === 'zh' ? '\u00a0·\u00a0' : '\u00a0· '
  const nameOf = ({ slug, variant }: { slug: string; variant: string }) =>
    [boats[slug]?.name ?? slug, variants[variant]].filter(Boolean).join(dot)
  const span = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`)
  const fleet = (option: FleetOption) =>
    formatMessage(answer.fleet, { boat: nameOf(option), count: span(option.boats) })
  const { main } = advice
  const { visitorsPerDay, passengers } = question

  const aboutMain = [
    ...(main?.hoursPerPass ? [formatMessage(answer.hours, { hours: number(main.hoursPerPass) })] : []),
    ...(main?.landingsPerDay
      ? [formatMessage(answer.landings, { count: main.landingsPerDay, kg: main.class.capacityKg })]
      : []),
  ]
  const named = advice.named.map(({ slug, boats: count }) => {
    const boat = boats[slug]?.name ?? slug
    return { slug, line: count ? formatMessage(answer.fleet, { boat, count: span(count) }) : boat }
  })

  const asked = { question, isDrawn }
  const quoted = () => ({
    quote: links.quote,
    areaM2: question.areaM2,
    boats: [...(main ? [main.slug] : []), ...advice.named.map(({ slug }) => slug)],
    job: question.job,
    lines: [
      answer.note,
      `${messages.form.job} · ${messages.form.jobs[question.job]}`,
      `${answer.area} · ${number(question.areaM2 / squareMetresPer[unit], 2)} ${unitName}`,
      ...numbers.flatMap((name) =>
        question[name] === null ? [] : `${messages.form.numbers[name]} · ${question[name]}`,
      ),
      `${messages.form.shorePower} · ${messages.form.powers[question.shorePower]}`,
      ...(main ? [fleet(main)] : []),
      ...aboutMain,
      ...named.map(({ line }) => line),
      ...advice.ask.map((reason) => answer.ask[reason]),
    ],
    messages: messages.quoteNote,
    locale,
  })

  return (
    <div className={styles.result}>
      {main && (
        <>
          <div className={styles.head}>
            <p className={styles.label}>{answer.begin}</p>
            <h2 className={styles.fleet}>
              <a href={boats[main.slug]?.to}>{fleet(main)}</a>
            </h2>
            {/* biome-ignore lint/performance/noImgElement: one of our own widths, known in the browser as well */}
            <img
              data-screen-only=""
              className={styles.boat}
              src={boats[main.slug]?.picture}
              width={480}
              height={320}
              alt=""
            />
          </div>
          <ul className={styles.facts}>
            {aboutMain.map((line) => (
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
      <Facts
        label={answer.named}
        lines={named.map(({ slug, line }) => [
          slug,
          <a key={slug} href={boats[slug]?.to}>
            {line}
          </a>,
        ])}
      />
      <Facts label={answer.asks} lines={advice.ask.map((reason) => [reason, answer.ask[reason]])} />
      <div className={styles.beside}>
        <Facts
          label={answer.alternatives}
          lines={advice.alternatives.map((option) => [nameOf(option), fleet(option)])}
        />
        <Facts
          label={answer.changes}
          lines={advice.changes.map(({ kind, mu, slug }) => [
            kind,
            formatMessage(answer.change[kind], { area: area(mu), boat: boats[slug]?.name ?? slug }),
          ])}
        />
      </div>
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
      <FinderLinks asked={asked} main={main} unit={unit} links={links} quote={quoted} answer={answer} />
    </div>
  )
}
