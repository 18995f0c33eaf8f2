'use client'
import '#lib/browser/zod-without-eval'

import { hashWithWater, useDrawing } from '#components/tools/board/use-drawing.ts'
import { WaterEditor } from '#components/tools/board/water-editor'
import type { WaterEditorMessages } from '#components/tools/board/water-editor-messages.ts'
import { ToolAction } from '#components/tools/parts/tool-action'
import { CopyLink } from '#components/tools/thread/copy-link'
import { onToolPage } from '#components/tools/thread/thread-address.ts'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { perimeterOf } from '#lib/coverage-planning/geometry'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import styles from './water-tool.module.scss'

export interface WaterToolProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  mapKey: string | undefined
  /** Where the drawn water can be taken. */
  links: { finder: string; coverage: string }
  messages: { page: Messages['WaterPage']; editor: WaterEditorMessages }
}

/** Draws a water and says how large it is, in every unit a reader uses; the next tools take it over by the link. */
export function WaterTool({ locale, units, mapKey, links, messages }: WaterToolProps) {
  const water = useDrawing()
  const { drawing } = water
  const { page, editor } = messages
  const number = numbersIn(locale)
  return (
    <WaterEditor
      {...water}
      locale={locale}
      units={units}
      mapKey={mapKey}
      messages={editor}
      result={(checked) =>
        checked && 'areaM2' in checked ? (
          <div className={styles.result} aria-live="polite">
            <dl className={styles.facts}>
              <div>
                <dt>{page.area}</dt>
                {units.map((unit, index) => (
                  <dd key={unit} data-first={index === 0 || undefined}>
                    {number(checked.areaM2 / squareMetresPer[unit], unit === 'm2' ? 0 : 1)} {editor.units[unit]}
                  </dd>
                ))}
              </div>
              <div>
                <dt>{page.shore}</dt>
                <dd data-first>{formatMessage(page.km, { value: number(perimeterOf(drawing.outline) / 1000, 2) })}</dd>
              </div>
              <div>
                <dt>{page.islands}</dt>
                <dd data-first>{drawing.islands.length + drawing.shallows.length || page.none}</dd>
              </div>
            </dl>
            <p data-screen-only="" className={styles.links}>
              <ToolAction isCall label={page.coverage} onPress={() => location.assign(onToolPage(links.coverage))} />
              <ToolAction
                label={page.finder}
                onPress={() => location.assign(onToolPage(links.finder, hashWithWater(location.hash, drawing)))}
              />
              <ToolAction label={page.print} onPress={() => print()} />
              <CopyLink messages={page} />
            </p>
          </div>
        ) : (
          <p className={styles.empty}>{page.empty}</p>
        )
      }
    />
  )
}
