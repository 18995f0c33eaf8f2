import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, given: string[], cwd?: string) => {
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8', cwd })
  if (status !== 0) throw new Error(`${command} ${given.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/** The TypeScript reader as npm takes it: compiled modules with their types, in a folder of its own. */
export function compileNpmPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orca-devkit-'))
  run('node', ['node_modules/typescript/bin/tsc', '-p', 'devkit/typescript/tsconfig.build.json', '--outDir', folder])
  const { name, version, description, license, dependencies } = JSON.parse(
    readFileSync('devkit/typescript/package.json', 'utf8'),
  )
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=22.18' },
    exports: { './*': { types: './*.d.ts', default: './*.js' } },
    dependencies,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  cpSync('devkit/LICENSE', join(folder, 'LICENSE'))
  return folder
}

/** Packs it into a folder, as `npm install` fetches it. */
export function packNpmPackage(into: string): string {
  const folder = compileNpmPackage()
  const name = run('npm', ['pack', '--silent', '--pack-destination', into], folder).trim().split('\n').at(-1) ?? ''
  rmSync(folder, { recursive: true })
  return name
}
