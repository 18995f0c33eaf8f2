import type { Core } from '../shared/core.ts'

/** Whether the host wants this part: all, unless `data-modules` lists some. */
export function isWanted({ options }: Core, part: string): boolean {
  return !options.modules || options.modules.split(/[ ,]+/).includes(part)
}
