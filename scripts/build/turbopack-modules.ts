/**
 * The browser modules of the build by number. A file is a call that hands over numbers, each followed by a function that makes
 * that module; modules refer to each other by number.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { withoutLaterSheets } from './later-sheets.ts'
import { eachOf, files, hasA, must } from './next-output.ts'

interface Module {
  /** Numbers it goes by, its own first; the framework gives one function several. */
  ids: readonly number[]
  source: string
  file: string
}

const modules = new Map<number, Module>()
const filesWithModules = new Map<string, Module[]>()
let loader: string | undefined

const handedOver = z.array(z.unknown())

function readModules(file: string, text: string): void {
  const own: Module[] = []
  const push = (call: unknown) => {
    let ids: number[] = []
    for (const part of handedOver.safeParse(call).data ?? []) {
      if (typeof part === 'number') ids.push(part)
      if (typeof part !== 'function') continue
      const module = { ids, source: Function.prototype.toString.call(part), file }
      own.push(module)
      for (const id of ids) if (!modules.has(id)) modules.set(id, module)
      ids = []
    }
  }
  runInNewContext(text, { TURBOPACK: { push } })
  filesWithModules.set(file, own)
}

for (const file of readdirSync(files.chunks).sort()) {
  if (!file.endsWith('.js')) continue
  const text = readFileSync(`${files.chunks}/${file}`, 'utf8')
  if (hasA('modules handed over', text)) readModules(file, text)
  if (hasA('loader of modules', text)) loader = text
}

/** The program that makes modules as they are asked for. */
export function moduleLoader(): string {
  must(loader, 'loader of modules', 'the build')
  return loader
}

const askedForBy = (source: string) => Array.from(eachOf('module asked for', source), ([, id]) => Number(id))

/** Files that a module loads; those of a worker are the worker's own. */
const loadedBy = (source: string) =>
  hasA('worker', source) ? [] : Array.from(eachOf('file loaded later', source), ([, file = '']) => file)

/** Some modules with what they need, and what that may load later. */
export interface Part {
  modules: ReadonlySet<Module>
  /** Names of the files, programs and styles, that it asks for itself. */
  later: ReadonlySet<string>
}

/** Some modules with all they import, and the files they load later; `without`: what is loaded already. */
export function partOf(ids: readonly number[], without?: Part): Part {
  const found = new Set<Module>()
  const ofLater = new Set<Module>()
  const later = new Set<string>()

  function add(id: number, isThere: (module: Module) => boolean): void {
    const module = modules.get(id)
    if (!module || found.has(module) || without?.modules.has(module) || isThere(module)) return
    found.add(module)
    for (const needed of askedForBy(module.source)) add(needed, isThere)
  }
  function load({ source }: Module): void {
    for (const file of loadedBy(source)) {
      if (later.has(file)) continue
      later.add(file)
      for (const module of filesWithModules.get(file) ?? []) {
        ofLater.add(module)
        load(module)
      }
    }
  }
  for (const id of ids) add(id, () => false)
  for (const module of found) load(module)
  const handedOverLater = new Set([...ofLater].flatMap((module) => module.ids))
  for (const { source } of ofLater)
    for (const id of askedForBy(source)) add(id, (module) => module.ids.some((own) => handedOverLater.has(own)))
  return { modules: found, later }
}

/** What is written of a part: styles and markup name their classes in it. */
export function sourcesOf({ modules: own, later }: Part): string[] {
  const ofLater = [...later].flatMap((file) => filesWithModules.get(file) ?? [])
  return [...own, ...ofLater].map(({ source }) => source)
}

/** A part as a file that hands its modules over. */
export function programOf({ modules: own }: Part): string {
  const handed = [...own].map(({ ids, source }) => `${ids.join()},${withoutLaterSheets(source)}`)
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,${handed.join()}]);`
}

const startFolder = '.next/static/start'
rmSync(startFolder, { recursive: true, force: true })
mkdirSync(startFolder, { recursive: true })

const kept = new Set<string>()

/** Leaves a file under a name of its content and gives its address. */
export function keepStartFile(text: string, ending: 'js' | 'json'): string {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
  if (!kept.has(name)) writeFileSync(`${startFolder}/${name}`, text)
  kept.add(name)
  return `/_next/static/start/${name}`
}
