'use client'

import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '#components/datasets/page/copy-button'
import { loadWidget, type OrcaChatGlobal } from '#components/site/hotline-widget-load.ts'
import type { Messages } from '#lib/i18n/messages'
import { type Chosen, settingNames, settings, snippet, standard } from './settings'
import styles from './widget-bench.module.scss'

const events = [
  'ready',
  'open',
  'close',
  'minimize',
  'maximize',
  'restore',
  'view',
  'unread',
  'message',
  'queued',
  'sent',
  'failed',
  'lead',
  'status',
  'mute',
  'consent',
  'error',
  'destroy',
] as const

/** The most lines the log shows. */
const kept = 40

interface WidgetBenchProps {
  origin: string
  site: string
  messages: Messages['WidgetBench']
  /** Whether what happens is written down beside it. */
  log?: boolean
  /** Level of its headings, one below the page's heading over it. */
  level?: 2 | 3
}

interface Line {
  id: number
  time: string
  text: string
}

/** Settings, the tag they make, and the widget itself on this very page. */
export function WidgetBench({ origin, site, messages, log = false, level = 3 }: WidgetBenchProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const [chosen, setChosen] = useState<Chosen>(standard)
  const [lines, setLines] = useState<Line[]>([])
  const [state, setState] = useState<'stopped' | 'running' | 'failed'>('stopped')
  const global = useRef<OrcaChatGlobal>(undefined)
  const tag = snippet(origin, site, chosen)

  const write = (name: string, detail: object) =>
    setLines((old) =>
      [
        {
          id: performance.now() + Math.random(),
          time: new Date().toLocaleTimeString('en-GB'),
          text: `${name} ${JSON.stringify(detail)}`,
        },
        ...old,
      ].slice(0, kept),
    )
  const start = async (now: Chosen) => {
    try {
      await global.current?.get('preview')?.destroy()
      global.current = await loadWidget({ autoload: 'manual', site, instance: 'preview' })
      const made = await global.current.init({ ...now, autoload: 'idle', site, instance: 'preview' })
      for (const event of events) made.on(event, (detail) => write(event, detail))
      write('ready', {})
      setState('running')
    } catch {
      setState('failed')
    }
  }
  const stop = async () => {
    await global.current?.get('preview')?.destroy()
    setState('stopped')
  }
  const choose = (name: string, value: string) => {
    const next = { ...chosen, [name]: value }
    setChosen(next)
    if (state === 'running') void start(next)
  }
  useEffect(() => () => void global.current?.get('preview')?.destroy(), [])

  return (
    <div className={styles.bench}>
      <fieldset className={styles.settings}>
        <legend>{messages.settings}</legend>
        {settingNames.map((name) => (
          <p key={name}>
            <label htmlFor={`setting-${name}`}>data-{name}</label>
            <select id={`setting-${name}`} value={chosen[name]} onChange={(event) => choose(name, event.target.value)}>
              {settings[name].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </p>
        ))}
      </fieldset>
      <div className={styles.made}>
        <Heading className={styles.label}>{messages.snippet}</Heading>
        <pre className={styles.code}>
          <code>{tag}</code>
        </pre>
        <CopyButton text={tag} label={messages.copy} copied={messages.copied} failed={messages.failed} />
        <p className={styles.acts}>
          <button type="button" data-replay className={styles.start} onClick={() => void start(chosen)}>
            {messages.start}
          </button>
          <button
            type="button"
            disabled={state !== 'running'}
            onClick={() => void global.current?.get('preview')?.open()}
          >
            {messages.open}
          </button>
          <button type="button" disabled={state !== 'running'} onClick={() => void stop()}>
            {messages.stop}
          </button>
        </p>
        <p role="status" className={styles.state}>
          {state === 'failed' ? messages.noLoad : messages[state]}
        </p>
        {log && (
          <>
            <Heading className={styles.label}>{messages.log}</Heading>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
            <ol className={styles.log} aria-label={messages.log} tabIndex={0}>
              {lines.length === 0 && <li>{messages.empty}</li>}
              {lines.map(({ id, time, text }) => (
                <li key={id}>
                  <time>{time}</time> {text}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  )
}
