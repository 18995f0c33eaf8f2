'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useMemo, useState } from 'react'
import { ConsoleAlarms } from '#components/console/console-alarms'
import { ConsoleBoats } from '#components/console/console-boats'
import { ConsoleControls } from '#components/console/console-controls'
import { ConsoleMap } from '#components/console/console-map'
import { ConsoleSteering } from '#components/console/console-steering'
import { useConsole } from '#components/console/use-console.ts'
import { useCoverageWorker } from '#components/tools/coverage/use-coverage-worker.ts'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { Messages } from '#lib/i18n/messages'
import { createConsoleSite } from '#lib/operation-console/console-site'
import { demonstrationLake, demonstrationRequest } from '#lib/operation-console/demonstration-site'
import styles from './operation-console.module.scss'

export interface OperationConsoleProps {
  locale: string
  messages: Messages['OperationConsole']
}

/** A console over an invented lake, fed by the coverage simulator: it plays by itself while it is in sight. */
export function OperationConsole({ locale, messages }: OperationConsoleProps) {
  const { state: plan, ask } = useCoverageWorker()
  useEffect(() => ask(demonstrationRequest), [ask])
  if (plan.kind === 'failed') return <p className={styles.waiting}>{messages.failed}</p>
  const result = plan.kind === 'done' && 'results' in plan.answer ? plan.answer.results[0] : undefined
  if (!result) return <p className={styles.waiting}>{messages.waiting}</p>
  return <RunningConsole result={result} locale={locale} messages={messages} />
}

function RunningConsole({ result, locale, messages }: OperationConsoleProps & { result: FleetResult }) {
  const site = useMemo(() => createConsoleSite(result.run, demonstrationLake), [result])
  const console = useConsole(site)
  const [chosen, setChosen] = useState(0)
  const { state } = console
  const steered = state.boats.findIndex(({ mode }) => mode.kind === 'manual')
  return (
    <div className={styles.console} ref={console.frame}>
      <div className={styles.map}>
        <p className={styles.badge}>{messages.demonstration}</p>
        <ConsoleMap site={site} live={console.live} chosen={chosen} messages={messages} />
        {steered >= 0 && <ConsoleSteering boat={steered} act={console.act} messages={messages} />}
      </div>
      <div className={styles.side}>
        <ConsoleControls console={console} site={site} result={result} locale={locale} messages={messages} />
        <ConsoleAlarms alarms={state.alarms} act={console.act} messages={messages} />
      </div>
      <ConsoleBoats
        state={state}
        site={site}
        chosen={chosen}
        choose={setChosen}
        act={console.act}
        messages={messages}
      />
    </div>
  )
}
