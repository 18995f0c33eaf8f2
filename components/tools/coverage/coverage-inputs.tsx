'use client'
import type { CoverageOutcomeProps } from '#components/tools/coverage/coverage-props.ts'
import { FleetFields } from '#components/tools/coverage/fleet-fields'
import { mostClearanceM } from '#components/tools/coverage/use-coverage-plan.ts'
import { ToolAction } from '#components/tools/parts/tool-action'
import { squareMetresPer } from '#lib/content/area-units'
import { isBeyondRules } from '#lib/fleet-advice/advised-entry'
import { entryOf } from '#lib/fleet-advice/fleet-address'
import { formatMessage } from '#lib/i18n/format-message'
import { isPlainLake } from '#lib/water-drawing/plain-lake'
import field from '../../forms/field.module.scss'
import styles from './coverage-tool.module.scss'

type CoverageInputsProps = Omit<CoverageOutcomeProps, 'origin' | 'names'> & { run(): void }

/** The fleets, how near to the shore they come, and the button that plans. */
export function CoverageInputs({ locale, units: [unit], presets, messages, coverage, run }: CoverageInputsProps) {
  const { shape, roughM2 } = coverage
  const { fleets, changeFleets, isSuggested, clearance, setClearance, isNear, ready } = coverage.inputs
  return (
    <>
      {shape && isPlainLake(shape) && (
        <p data-screen-only="" className={styles.hint}>
          {messages.tool.plainLake}
        </p>
      )}
      {roughM2 !== null && isSuggested && (
        <p data-screen-only="" className={styles.hint}>
          {formatMessage(isBeyondRules(roughM2) ? messages.tool.beyondRules : messages.tool.suggested, {
            area: (roughM2 / squareMetresPer[unit]).toLocaleString(locale, { maximumFractionDigits: 1 }),
            unit: messages.editor.units[unit],
          })}
        </p>
      )}
      <div className={styles.fleets}>
        {fleets.map((fleet, index) => (
          <FleetFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fleets are the first and the second, nothing else
            key={index}
            legend={fleets.length > 1 ? formatMessage(messages.tool.fleet, { number: index + 1 }) : messages.tool.one}
            entry={fleet}
            presets={presets}
            messages={messages.fleet}
            onChange={(next) => changeFleets(fleets.map((each, place) => (place === index ? next : each)))}
          />
        ))}
      </div>
      <div data-screen-only="" className={styles.actions}>
        <label className={styles.clearance}>
          <span>{messages.tool.clearance}</span>
          <input
            inputMode="decimal"
            maxLength={5}
            value={clearance}
            aria-invalid={isNear ? undefined : true}
            onChange={(event) => setClearance(event.target.value)}
          />
          {!isNear && (
            <span className={field.problem}>
              {formatMessage(messages.fleet.wrong, { from: 0, to: mostClearanceM })}
            </span>
          )}
        </label>
        <ToolAction
          label={fleets.length > 1 ? messages.tool.removeSecond : messages.tool.addSecond}
          onPress={() => changeFleets(fleets.length > 1 ? fleets.slice(0, 1) : [...fleets, fleets[0] ?? entryOf('')])}
        />
        <ToolAction isCall label={messages.tool.run} disabled={!ready} onPress={run} />
        {!ready && <p className={styles.hint}>{shape ? messages.tool.needNumbers : messages.tool.needWater}</p>}
      </div>
    </>
  )
}
