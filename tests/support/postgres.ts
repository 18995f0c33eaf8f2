import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './app-process.ts'
import { waitUntil } from './wait-until.ts'

const root = '/usr/lib/postgresql'

function newestBin(): string | undefined {
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** Debian's own PostgreSQL, when it is installed (`apt-get install postgresql`). */
export const postgresBin = newestBin()

export interface PostgresServer {
  port: number
  /** A new, empty database. */
  newDatabase(): Promise<string>
  query(sql: string, database?: string): Promise<Record<string, unknown>[]>
  /** A copy that follows it (streaming replication); from then on it commits only what the copy has, too. */
  newStandby(): Promise<PostgresServer>
  /** Makes a standby take writes. */
  promote(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  end(): Promise<void>
}

/** It refuses to run as root: then it runs as the user its package made. */
function runAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

/** Runs one of PostgreSQL's programs in a folder, to make the data that a server then has. */
type MakeData = (run: (program: string, ...words: string[]) => void, data: string) => void

/** A server of its own on a free port, in a temporary folder, with fsync on as in production; what it begins with is not waited for. */
export function startPostgres(): Promise<PostgresServer> {
  return startCluster((run, data) => run('initdb', '-D', data, '-U', 'orca', '-A', 'trust', '-E', 'UTF8', '--no-sync'))
}

/** Asks the server of this port, by default outside the databases of the tests. */
export async function queryAt(port: number, sql: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: `postgres://orca@127.0.0.1:${port}/${database}` })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

async function startCluster(makeData: MakeData): Promise<PostgresServer> {
  if (!postgresBin) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const bin = postgresBin
  const user = runAs()
  const directory = mkdtempSync(join(tmpdir(), 'orca-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const options = { ...user, cwd: directory, env: { NODE_ENV: 'test', PATH: process.env.PATH, LC_ALL: 'C' } } as const
  makeData((program, ...words) => execFileSync(join(bin, program), words, { ...options, stdio: 'ignore' }), data)
  const port = await freePort()
  const url = (name: string) => `postgres://orca@127.0.0.1:${port}/${name}`
  let names = 0

  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', directory, '-h', '127.0.0.1'], {
      ...options,
      stdio: 'ignore',
    })
  let server = launch()

  const query = (sql: string, database?: string) => queryAt(port, sql, database)

  const answers = (sql: string) =>
    query(sql).then(
      ([row]) => Object.values(row ?? {})[0] === true,
      () => false,
    )
  await waitUntil('PostgreSQL answers', () => answers('select true'))

  async function stop(): Promise<void> {
    const exited = once(server, 'exit')
    // "Immediate": connections are cut, nothing is tidied up, as in a crash.
    server.kill('SIGQUIT')
    await exited
  }
  return {
    port,
    query,
    async newDatabase() {
      names += 1
      await query(`create database orca${names}`)
      return url(`orca${names}`)
    },
    async newStandby() {
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'orca']
      const standby = await startCluster((run, copy) =>
        run('pg_basebackup', '-D', copy, ...from, '-X', 'stream', '-c', 'fast', '-R'),
      )
      await query("alter system set synchronous_standby_names = '*'")
      await query('select pg_reload_conf()')
      await waitUntil('the standby follows', () =>
        answers("select count(*) = 1 from pg_stat_replication where sync_state = 'sync'"),
      )
      return standby
    },
    async promote() {
      await query('select pg_promote()')
    },
    stop,
    async start() {
      server = launch()
      await waitUntil('PostgreSQL answers', () => answers('select true'))
    },
    async end() {
      if (server.exitCode === null && server.signalCode === null) await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
