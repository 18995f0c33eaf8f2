import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'

const root = '.next/server/app'
const project = '[project]/'
const manifest = z.object({ clientModules: z.record(z.string(), z.object({ id: z.number() })) })

/** Numbers of the files that begin with `use client`, by their paths; of the framework's, too. */
const numbers = new Map<string, number>()

for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('_client-reference-manifest.js')) continue
  const global: { __RSC_MANIFEST?: object } = {}
  runInNewContext(readFileSync(`${root}/${name}`, 'utf8'), { globalThis: global })
  for (const page of Object.values(global.__RSC_MANIFEST ?? {}))
    for (const [file, { id }] of Object.entries(manifest.parse(page).clientModules))
      if (file.startsWith(project)) numbers.set(file.slice(project.length), id)
}

/** The number of a file that begins with `use client`, e.g. `components/forms/form-frame.tsx`. */
export function clientModule(path: string): number {
  const id = numbers.get(path)
  if (id === undefined) throw new Error(`${path} is no module of the browser: has the form of the build changed?`)
  return id
}

const own = new Map([...numbers].flatMap(([path, id]) => (path.startsWith('node_modules/') ? [] : [[id, path]])))

/** The file of a module of ours that begins with `use client`; nothing for the framework's. */
export const clientFile = (module: number): string | undefined => own.get(module)
