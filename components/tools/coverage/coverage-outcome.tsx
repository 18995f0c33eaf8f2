'use client'
import { CoverageExports } from '#components/tools/coverage/coverage-exports'
import type { CoverageOutcomeProps } from '#components/tools/coverage/coverage-props.ts'
import { fleetRows } from '#components/tools/coverage/fleet-fields'
import { resultRows, whyLess } from '#components/tools/coverage/fleet-result.ts'
import { PlainTable } from '#components/tools/parts/plain-table'
import { squareMetresPer } from '#lib/content/area-units'
import { formatMessage } from '#lib/i18n/format-message'
import { isPlainLake } from '#lib/water-drawing/plain-lake'
import action from '../../ui/action.module.scss'
import styles from './coverage-tool.module.scss'

const quiet = `${action.action} ${action.quiet}`

/** What the plans come to, which one is played, and every way to take the result along. */
export function CoverageOutcome(props: CoverageOutcomeProps) {
  const { locale, units, messages, origin, names } = props
  const { isSampleLake: isSample, plans, mission, shown, setShown } = props.coverage
  if (!plans || !mission) return null
  const { shape, areaM2, results, entries, fleets, clearance, clearanceM } = plans
  const subtitle = formatMessage(
    messages.tool[isSample ? 'sampleWater' : isPlainLake(shape) ? 'plainWater' : 'water'],
    {
      area: (areaM2 / squareMetresPer[units[0]]).toLocaleString(locale, { maximumFractionDigits: 2 }),
      unit: messages.editor.units[units[0]],
    },
  )
  const tables = results.map((each) => new Map(resultRows(each, messages.result, locale)))
  const labels = [...new Set(tables.flatMap((table) => [...table.keys()]))]
  const rows = [
    [messages.result.row, ...names],
    ...labels.map((label) => [label, ...tables.map((table) => table.get(label) ?? '')]),
  ]
  const inputs = [
    [messages.tool.inputs, ...names],
    ...fleetRows(entries, messages.fleet, messages.result.none),
    [messages.tool.clearance, ...names.map(() => clearance)],
  ]
  const less = results.flatMap((each, index) => {
    const widthM = fleets[index]?.widthM
    if (widthM === undefined) return []
    return whyLess(each, { plan: names[index] ?? '', widthM, clearanceM }, messages.result, locale) ?? []
  })
  return (
    <>
      <h2 className={styles.title}>{messages.tool.result}</h2>
      <p className={styles.hint}>{subtitle}</p>
      <PlainTable
        look="plans"
        caption={messages.result.caption}
        head={rows[0] ?? []}
        rows={rows.slice(1).map((row) => row.map((value) => value || messages.result.none))}
      />
      {less.map((sentence) => (
        <p key={sentence} className={styles.hint}>
          {sentence}
        </p>
      ))}
      <table className={styles.inputs}>
        <tbody>
          {inputs.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={names[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {results.length > 1 && (
        <fieldset data-screen-only="" className={styles.shown}>
          <legend className={styles.hint}>{messages.tool.shown}</legend>
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              className={`${quiet} ${styles.choice}`}
              aria-pressed={shown === index}
              onClick={() => setShown(index)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <CoverageExports
        {...props}
        plans={plans}
        mission={mission}
        subtitle={subtitle}
        rows={rows}
        inputs={inputs}
        less={less}
      />
      {!origin && !isSample && (
        <p data-screen-only="" className={styles.hint}>
          {messages.tool.noPlace}
        </p>
      )}
      <ul className={styles.rests}>
        {messages.tool.rests.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
