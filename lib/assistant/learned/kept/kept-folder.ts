import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where the build leaves what was learned: learning holds the processor for seconds, and nobody who writes to a process that
 * has just started shall wait for it.
 */
export const buildFolder = join(process.cwd(), '.next/orca-learned')

/**
 * Where to look for what was kept: beside the build; in tests, in the folder that the files of one run share
 * (`tests/support/shared-learning.ts`). Nowhere while somebody works on the rules: what an old build learned says nothing.
 */
export function keptFolder(): string | undefined {
  return process.env.NODE_ENV === 'production' ? buildFolder : process.env.ORCA_SHARED_LEARNING
}

const sources = [join(process.cwd(), 'content/questions'), join(process.cwd(), 'content/faq')]

function hashOfSources(): string {
  const hash = createHash('sha256')
  // The bundler would take these for files of the build and trace the project.
  for (const folder of sources)
    for (const name of readdirSync(/* turbopackIgnore: true */ folder).toSorted())
      if (/\.(?:md|yaml)$/.test(name))
        hash.update(`${name}\n`).update(readFileSync(/* turbopackIgnore: true */ `${folder}/${name}`))
  return hash.digest('base64url')
}

let mark: string | undefined

/** Which questions and entries a process has: what was learned of others is worth nothing to it. */
export function questionsMark(): string {
  mark ??= hashOfSources()
  return mark
}
