import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const recipeNames = [
  ...(['html', 'queue', 'react', 'next', 'vue', 'nuxt', 'wordpress'] as const),
  ...(['gtm', 'spa', 'android', 'ios', 'types', 'pinned', 'jwt'] as const),
] as const

const everyRecipe = z.record(z.enum(recipeNames), z.string())

/** Code to copy, by host, from `content/widget-recipes.md`. `integrity` is the pinned loader's own (`pinnedLoader`). */
export function recipes(origin: string, pinned: { version: string; integrity: string }) {
  const values: Readonly<Record<string, string>> = { origin, ...pinned }
  const text = readFileSync(join(process.cwd(), 'content/widget-recipes.md'), 'utf8')
  const blocks = text.matchAll(/^## (?<name>\w+)\n\n```\w+\n(?<code>.*?)\n```$/gms)
  const filled = [...blocks].map(([, name = '', code = '']) => [
    name,
    code.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark),
  ])
  return everyRecipe.parse(Object.fromEntries(filled))
}
