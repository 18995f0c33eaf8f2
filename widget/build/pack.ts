import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Under this name a release holds its npm package. */
export const packageName = 'orca-chat.tgz'

/** The npm package of the present version, as `npm install` fetches it. `root` is the folder `widget`. */
export function packed(root: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'orca-chat-'))
  try {
    const given = ['pack', '--silent', '--pack-destination', folder]
    const { status, stdout, stderr } = spawnSync('npm', given, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`npm pack: ${stdout}${stderr}`)
    return readFileSync(join(folder, stdout.trim().split('\n').at(-1) ?? ''))
  } finally {
    rmSync(folder, { recursive: true })
    rmSync(join(root, 'dist'), { recursive: true, force: true })
  }
}
