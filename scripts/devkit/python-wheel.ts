import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { strToU8, type Zippable, zipSync } from 'fflate'

const folder = 'devkit/python'
const field = (name: string) => {
  const project = readFileSync(`${folder}/pyproject.toml`, 'utf8')
  const [, value] = new RegExp(`^${name} = "(.*)"$`, 'm').exec(project) ?? []
  if (!value) throw new Error(`pyproject.toml has no ${name}`)
  return value
}

/** The Python reader as a wheel, a zip that pip installs as it is (PEP 427). The same sources give the same bytes. */
export function pythonWheel(): { name: string; bytes: Uint8Array } {
  const version = field('version')
  const info = `orca_waters-${version}.dist-info`
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${field('name')}`,
    `Version: ${version}`,
    `Summary: ${field('description')}`,
    'License: MIT',
    `Requires-Python: ${field('requires-python')}`,
    `Requires-Dist: numpy${/"numpy(.*)"/.exec(readFileSync(`${folder}/pyproject.toml`, 'utf8'))?.[1] ?? ''}`,
  ]
  const files = new Map(
    readdirSync(`${folder}/orca_waters`)
      .filter((name) => name.endsWith('.py') || name === 'py.typed')
      .sort()
      .map((name) => [`orca_waters/${name}`, new Uint8Array(readFileSync(`${folder}/orca_waters/${name}`))]),
  )
  files.set(`${info}/LICENSE`, new Uint8Array(readFileSync('devkit/LICENSE')))
  files.set(`${info}/METADATA`, strToU8(`${metadata.join('\n')}\n`))
  files.set(`${info}/WHEEL`, strToU8('Wheel-Version: 1.0\nGenerator: orca\nRoot-Is-Purelib: true\nTag: py3-none-any\n'))
  const record = [...files].map(([path, bytes]) => {
    const sum = createHash('sha256').update(bytes).digest('base64url')
    return `${path},sha256=${sum},${bytes.length}\n`
  })
  files.set(`${info}/RECORD`, strToU8(`${record.join('')}${info}/RECORD,,\n`))
  const entries: Zippable = {}
  for (const [path, bytes] of files) entries[path] = [bytes, { level: 9, mtime: new Date(2026, 0, 1) }]
  return { name: `orca_waters-${version}-py3-none-any.whl`, bytes: zipSync(entries) }
}
