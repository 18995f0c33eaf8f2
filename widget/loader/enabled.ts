import type { Options } from '../shared/api-types.ts'

/** Whether the host wants this part: all, unless `data-modules` lists some. */
export function isEnabled({ modules }: Options, part: string): boolean {
  return !modules || modules.split(/[ ,]+/).includes(part)
}
