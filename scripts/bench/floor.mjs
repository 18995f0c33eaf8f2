// Builds an empty app of the same framework versions: the bytes below which no page of it can go.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse, resolve } from 'node:path'

// Outside this project: the framework looks for settings and hooks in the folders above too, and would build ours in.
const folder = join(tmpdir(), 'orca-floor')
const versions = ['next', 'react', 'react-dom'].map(
  (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
)

/** The packages are ours by a link, which the build follows only below its root. */
const root = JSON.stringify(parse(resolve('.')).root)

const sources = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.js': `export default { turbopack: { root: ${root} }, outputFileTracingRoot: ${root} }\n`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  'app/page.jsx': 'export default function Page() { return <h1>Floor</h1> }\n',
}

/** @returns the folder of a finished build, made once for each set of versions and each place of the packages. */
export function buildFloor() {
  const stamp = join(folder, 'built')
  const recipe = JSON.stringify([versions, sources, resolve('node_modules')])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const { status } = spawnSync('next', ['build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('the empty app did not build')
  writeFileSync(stamp, recipe)
  return folder
}
