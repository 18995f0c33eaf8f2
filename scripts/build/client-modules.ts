import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { files, hasA, must } from './next-output.ts'

const project = '[project]/'
const manifest = z.object({ clientModules: z.record(z.string(), z.object({ id: z.number() })) })

/** Numbers of the files that begin with `use client`, by their paths; of the framework's, too. */
const numbers = new Map<string, number>()

for (const name of readdirSync(files.pages, { recursive: true, encoding: 'utf8' })) {
  const text = name.endsWith('_client-reference-manifest.js') ? readFileSync(`${files.pages}/${name}`, 'utf8') : ''
  if (!hasA('client reference', text)) continue
  const global: { __RSC_MANIFEST?: object } = {}
  runInNewContext(text, { globalThis: global })
  for (const page of Object.values(global.__RSC_MANIFEST ?? {}))
    for (const [file, { id }] of Object.entries(manifest.parse(page).clientModules))
      if (file.startsWith(project)) numbers.set(file.slice(project.length), id)
}

/** The number of a file that begins with `use client`, e.g. `components/forms/form-frame.tsx`. */
export function clientModule(path: string): number {
  const id = numbers.get(path)
  must(id !== undefined, 'client reference', path)
  return id
}

const own = new Map([...numbers].flatMap(([path, id]) => (path.startsWith('node_modules/') ? [] : [[id, path]])))

/** The file of a module of ours that begins with `use client`; nothing for the framework's. */
export const clientFile = (module: number): string | undefined => own.get(module)
