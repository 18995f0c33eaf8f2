import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCommand } from '../support/app-process.ts'
import { waitUntil } from '../support/wait-until.ts'

const writtenByTheRest = ['orca-static.json', 'orca-compressed', 'orca-learned', 'orca-unfinished']

/** The project with the build as a first start has it: compressed at a low level, nothing learned yet. */
function unfinishedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orca-first-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync('.')) if (name !== '.next') symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, '.next'))
  for (const name of readdirSync('.next')) {
    if (!writtenByTheRest.includes(name)) symlinkSync(resolve('.next', name), join(folder, '.next', name))
  }
  // The rest takes what another build has learned in place of half a minute of the processor.
  cpSync('.next/orca-learned', join(folder, 'learned'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/precompress.ts', '--quick'], { cwd: folder })
  expect(status, String(stderr)).toBe(0)
  writeFileSync(join(folder, '.next', 'orca-unfinished'), '')
  return folder
}

test('a first start serves pages compressed quickly, finishes its build meanwhile, and serves the smaller ones then', async () => {
  const folder = unfinishedBuild()
  const app = await startCommand(['env', '-C', folder, process.execPath, 'server.mjs'], {
    DATA_DIR: join(folder, 'data'),
    ORCA_SHARED_LEARNING: join(folder, 'learned'),
  })
  onTestFinished(() => app.kill('SIGKILL'))
  const page = async () => {
    const response = await fetch(`${app.origin}/product`, { headers: { 'Accept-Encoding': 'br' } })
    return {
      tag: response.headers.get('etag'),
      bytes: Number(response.headers.get('content-length')),
      html: await response.text(),
    }
  }
  const first = await page()
  expect(first.tag).toMatch(/-br-quick"$/)
  await waitUntil('the build is finished', () => app.output().includes('build.finished'), 40_000)
  const then = await page()
  expect(then.tag).toMatch(/-br"$/)
  expect(then.bytes).toBeLessThan(first.bytes)
  expect(then.html).toBe(first.html)
})
