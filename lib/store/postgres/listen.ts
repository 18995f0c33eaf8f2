import pg from 'pg'
import type { Servers } from '#lib/store/postgres/servers'

/** Where transactions that concern conversations leave their hint. */
export const channel = 'orca_chat'

const againMs = 1000

/** Listens on its own connection and reconnects. Notifications sent meanwhile are lost. */
export function listen(servers: Servers, onChange: (subject?: string) => void): () => void {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function again(lost: pg.Client): void {
    if (stopped || client !== lost) return
    client = undefined
    lost.end().catch(() => {})
    timer = setTimeout(connect, againMs)
    timer.unref()
  }

  function connect(): void {
    const address = servers.current()
    const fresh = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: 2000,
      application_name: 'orca-website-hints',
      keepAlive: true,
    })
    client = fresh
    fresh.on('notification', ({ payload }) => onChange(payload))
    fresh.on('error', () => again(fresh))
    fresh.on('end', () => again(fresh))
    fresh
      .connect()
      .then(() => fresh.query(`listen ${channel}`))
      // Everything that happened before the ear was there.
      .then(() => onChange())
      .catch(() => {
        servers.failed(address)
        again(fresh)
      })
  }

  connect()
  return () => {
    stopped = true
    clearTimeout(timer)
    client?.end().catch(() => {})
  }
}
