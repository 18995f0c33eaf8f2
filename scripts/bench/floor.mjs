// Builds an empty app of the same framework versions: the bytes below which no page of it can go.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'node_modules/.cache/orca-floor' // inside node_modules, so that the same packages are found
const versions = ['next', 'react', 'react-dom'].map(
  (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
)

/** @returns the folder of a finished build, made once for each set of versions. */
export function buildFloor() {
  const stamp = join(folder, 'built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === versions.join()) return folder
  mkdirSync(join(folder, 'app'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(
    join(folder, 'app/layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  )
  writeFileSync(join(folder, 'app/page.jsx'), 'export default function Page() { return <h1>Floor</h1> }\n')
  const { status } = spawnSync('next', ['build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('the empty app did not build')
  writeFileSync(stamp, versions.join())
  return folder
}
