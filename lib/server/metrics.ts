import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { environment } from '#lib/config/environment'
import { counterHelp, counters, type Labels } from '#lib/runtime/counters'
import { recipientsBehind } from '#lib/server/email-recipients'
import { databaseFile, store } from '#lib/store/process-store'
import { diskRoom } from '#lib/store/sqlite/disk-room'

interface Sample {
  name: string
  labels?: Labels
  value: number
}

/** Help texts of the metrics; `deploy/alerts.yaml` and docs/operations.md use their names. */
const help: Readonly<Record<string, string>> = {
  ...counterHelp,
  orca_store_up: 'Whether the store answers.',
  orca_store_free_bytes: 'Room left on the disk of the embedded store.',
  orca_leads: 'Leads in the store, by form.',
  orca_deliveries: 'Deliveries in the store, by sink and state.',
  orca_email_recipients: 'Receivers of emails that were refused or have to wait.',
  orca_delivery_oldest_seconds: 'Age of the oldest delivery that waits.',
  nodejs_heap_used_bytes: 'Memory that JavaScript uses.',
  process_uptime_seconds: 'Time since this process started.',
}

/** Metrics from the store: leads, and their deliveries by state. */
async function storeSamples(now: number): Promise<Sample[]> {
  const engine = await store()
  const { dialect, sql, read } = engine
  const leads = await read(
    sql
      .selectFrom('lead')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('n')])
      .groupBy('kind'),
  )
  const deliveries = await read(
    sql
      .selectFrom('delivery')
      .select(({ fn }) => ['sink', 'state', fn.countAll<number>().as('n'), fn.min('created_at').as('oldest')])
      .groupBy(['sink', 'state']),
  )
  const waiting = deliveries.filter(({ state }) => state === 'pending' || state === 'leased')
  const oldest = Math.min(now, ...waiting.map(({ oldest: at }) => at))
  return [
    { name: 'orca_store_up', value: 1 },
    ...(dialect === 'sqlite' ? [{ name: 'orca_store_free_bytes', value: diskRoom(databaseFile()).freeBytes }] : []),
    ...leads.map(({ kind, n }) => ({ name: 'orca_leads', labels: { kind }, value: n })),
    ...deliveries.map(({ sink, state, n }) => ({ name: 'orca_deliveries', labels: { sink, state }, value: n })),
    ...(await recipientsBehind(engine, environment())).map(({ kind, state, n }) => ({
      name: 'orca_email_recipients',
      labels: { kind, state },
      value: n,
    })),
    { name: 'orca_delivery_oldest_seconds', value: Math.round((now - oldest) / 1000) },
  ]
}

function addSample(
  registry: Registry,
  Kind: typeof Counter | typeof Gauge,
  { name, labels = {}, value }: Sample,
): void {
  const known = registry.getSingleMetric(name)
  const metric =
    known instanceof Kind
      ? known
      : new Kind({ name, help: help[name] ?? name, labelNames: Object.keys(labels), registers: [registry] })
  metric.inc(labels, value)
}

// Memory, processor time, open files, event loop and garbage collection, watched from the first time they are asked for.
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

export const metricsType = ofProcess.contentType

/** Everything a Prometheus server may know about this process, in the text format of `metricsType`. */
export async function exposition(now: number): Promise<string> {
  const registry = new Registry()
  const gauges = await storeSamples(now).catch((): Sample[] => [{ name: 'orca_store_up', value: 0 }])
  const own = [
    { name: 'nodejs_heap_used_bytes', value: process.memoryUsage().heapUsed },
    { name: 'process_uptime_seconds', value: Math.round(process.uptime()) },
  ]
  for (const sample of [...gauges, ...own]) addSample(registry, Gauge, sample)
  for (const counter of counters()) addSample(registry, Counter, counter)
  return `${await registry.metrics()}${await ofProcess.metrics()}`
}
