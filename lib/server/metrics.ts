import { environment } from '#lib/config/environment'
import { counters } from '#lib/runtime/counters'
import { recipientsBehind } from '#lib/server/email-recipients'
import { databaseFile, store } from '#lib/store/shared'
import { diskRoom } from '#lib/store/sqlite/disk-room'

interface Gauge {
  series: string
  value: number
}

/** What the store knows: how many leads, and how their deliveries stand. */
async function storeGauges(now: number): Promise<Gauge[]> {
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
  return [
    { series: 'orca_store_up', value: 1 },
    ...(dialect === 'sqlite' ? [{ series: 'orca_store_free_bytes', value: diskRoom(databaseFile()).freeBytes }] : []),
    ...leads.map(({ kind, n }) => ({ series: `orca_leads{kind="${kind}"}`, value: n })),
    ...deliveries.map(({ sink, state, n }) => ({
      series: `orca_deliveries{sink="${sink}",state="${state}"}`,
      value: n,
    })),
    ...(await recipientsBehind(engine, environment())).map(({ kind, state, n }) => ({
      series: `orca_email_recipients{kind="${kind}",state="${state}"}`,
      value: n,
    })),
    { series: 'orca_delivery_oldest_seconds', value: Math.round((now - oldest) / 1000) },
  ]
}

/** Everything a Prometheus server may know about this process. */
export async function exposition(now: number): Promise<string> {
  const gauges = await storeGauges(now).catch(() => [{ series: 'orca_store_up', value: 0 }])
  const memory = process.memoryUsage()
  const lines = [
    ...gauges,
    { series: 'process_resident_memory_bytes', value: memory.rss },
    { series: 'nodejs_heap_used_bytes', value: memory.heapUsed },
    { series: 'process_uptime_seconds', value: Math.round(process.uptime()) },
    ...[...counters()].map(([series, value]) => ({ series, value })),
  ]
  return `${lines.map(({ series, value }) => `${series} ${value}`).join('\n')}\n`
}
