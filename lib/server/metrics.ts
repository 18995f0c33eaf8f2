import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { environment } from '#lib/config/environment'
import { counters } from '#lib/runtime/counters'
import { recipientsBehind } from '#lib/server/email-recipients'
import { databaseFile, store } from '#lib/store/process-store'
import { diskRoom } from '#lib/store/sqlite/disk-room'

/** What each gauge says; `deploy/alerts.yaml` and docs/operations.md go by these names. */
const help = {
  orca_store_up: 'Whether the store answers.',
  orca_store_free_bytes: 'Room left on the disk of the embedded store.',
  orca_leads: 'Leads in the store, by form.',
  orca_deliveries: 'Deliveries in the store, by sink and state.',
  orca_email_recipients: 'Receivers of emails that were refused or have to wait.',
  orca_delivery_oldest_seconds: 'Age of the oldest delivery that waits.',
  nodejs_heap_used_bytes: 'Memory that JavaScript uses.',
  process_uptime_seconds: 'Time since this process started.',
} as const

interface Sample {
  name: keyof typeof help
  labels?: Readonly<Record<string, string>>
  value: number
}

/** What the store knows: how many leads, and how their deliveries stand. */
async function storeSamples(now: number): Promise<Sample[]> {
  const engine = await store()
  const { dialect, sql, read } = engine
  const leads = await read(
    sql
      .selectFrom('lead')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('n')])
      .groupBy('kind')
      .compile(),
  )
  const deliveries = await read(
    sql
      .selectFrom('delivery')
      .select(({ fn }) => ['sink', 'state', fn.countAll<number>().as('n'), fn.min('created_at').as('oldest')])
      .groupBy(['sink', 'state'])
      .compile(),
  )
  const waiting = deliveries.filter(({ state }) => state === 'pending' || state === 'leased')
  const oldest = Math.min(now, ...waiting.map(({ oldest: at }) => at))
  const free = (): Sample => ({ name: 'orca_store_free_bytes', value: diskRoom(databaseFile()).freeBytes })
  return [
    { name: 'orca_store_up', value: 1 },
    ...(dialect === 'sqlite' ? [free()] : []),
    ...leads.map(({ kind, n }): Sample => ({ name: 'orca_leads', labels: { kind }, value: n })),
    ...deliveries.map(({ sink, state, n }): Sample => ({ name: 'orca_deliveries', labels: { sink, state }, value: n })),
    ...(await recipientsBehind(engine, environment())).map(
      ({ kind, state, n }): Sample => ({
        name: 'orca_email_recipients',
        labels: { kind, state },
        value: n,
      }),
    ),
    { name: 'orca_delivery_oldest_seconds', value: Math.round((now - oldest) / 1000) },
  ]
}

function addSample(registry: Registry, { name, labels = {}, value }: Sample): void {
  const known = registry.getSingleMetric(name)
  const gauge =
    known instanceof Gauge
      ? known
      : new Gauge({ name, help: help[name], labelNames: Object.keys(labels), registers: [registry] })
  gauge.inc(labels, value)
}

// Memory, processor time, open files, event loop and garbage collection, watched from the first time they are asked for.
collectDefaultMetrics({ register: counters })

export const metricsType = counters.contentType

/** Everything a Prometheus server may know about this process, in the text format of `metricsType`. */
export async function exposition(now: number): Promise<string> {
  const gauges = new Registry()
  const ofStore = await storeSamples(now).catch((): Sample[] => [{ name: 'orca_store_up', value: 0 }])
  for (const sample of ofStore) addSample(gauges, sample)
  addSample(gauges, { name: 'nodejs_heap_used_bytes', value: process.memoryUsage().heapUsed })
  addSample(gauges, { name: 'process_uptime_seconds', value: Math.round(process.uptime()) })
  return `${await gauges.metrics()}${await counters.metrics()}`
}
