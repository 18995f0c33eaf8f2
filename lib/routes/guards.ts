import { isRoutePath } from '#lib/routes/address'
import type { ErrorAnswer } from '#lib/routes/error-answer'
import { type Route, routes } from '#lib/routes/table'

type Guard = () => ErrorAnswer | undefined

/** The named checks that a route may ask for (READ-13). */
const guards: Record<string, Guard> = {
  maintenance: () => ({ status: 503 }),
}

/**
 * Runs a route's guards, the table's and then the operator's; the first that refuses answers. An operator's path is for both languages
 * (`/news`) or one (`/en/news`).
 */
export function runGuards(
  { path, full }: { path: string; full: string },
  operatorGuards: Record<string, readonly string[]>,
): ErrorAnswer | undefined {
  const own: Route['guards'] = isRoutePath(path) ? routes[path].guards : []
  const operators = [...new Set([path, full])].flatMap((named) =>
    Object.hasOwn(operatorGuards, named) ? (operatorGuards[named] ?? []) : [],
  )
  for (const name of [...own, ...operators]) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) return { status: 500, message: `Unknown middleware ${name}` }
    const errorAnswer = guard()
    if (errorAnswer) return errorAnswer
  }
  return undefined
}
