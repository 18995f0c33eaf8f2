import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './app-process.ts'

const root = '/usr/lib/postgresql'

function newestBin(): string | undefined {
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** Debian's own PostgreSQL, when it is installed (`apt-get install postgresql`). */
export const postgresBin = newestBin()

export interface PostgresServer {
  /** A new, empty database. */
  newDatabase(): Promise<string>
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

/** A server of its own on a free port, in a temporary folder, with fsync on as in production. */
export async function startPostgres(): Promise<PostgresServer> {
  if (!postgresBin) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const bin = postgresBin
  const user = runAs()
  const directory = mkdtempSync(join(tmpdir(), 'orca-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const options = { ...user, cwd: directory, env: { NODE_ENV: 'test', PATH: process.env.PATH, LC_ALL: 'C' } } as const
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'orca', '-A', 'trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  })
  const port = await freePort()
  const url = (name: string) => `postgres://orca@127.0.0.1:${port}/${name}`
  let names = 0

  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', directory, '-h', '127.0.0.1'], {
      ...options,
      stdio: 'ignore',
    })
  let server = launch()

  async function query(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }

  async function untilReady(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (
        await query('select 1').then(
          () => true,
          () => false,
        )
      )
        return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('PostgreSQL did not start.')
  }
  await untilReady()

  async function stop(): Promise<void> {
    const exited = once(server, 'exit')
    // "Immediate": connections are cut, nothing is tidied up, as in a crash.
    server.kill('SIGQUIT')
    await exited
  }
  return {
    async newDatabase() {
      names += 1
      await query(`create database orca${names}`)
      return url(`orca${names}`)
    },
    stop,
    async start() {
      server = launch()
      await untilReady()
    },
    async end() {
      if (server.exitCode === null && server.signalCode === null) await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
