'use client'
import type { CoverageToolProps } from '#components/tools/coverage-tool'
import { ToolWaiting } from '#components/tools/tool-waiting'
import { useLoaded } from '#components/ui/use-loaded.ts'

const load = () => import('#components/tools/coverage-tool').then(({ CoverageTool }) => CoverageTool)

/** The coverage tool once its code is there; until then a sentence. */
export function CoverageToolLoader({ waiting, ...props }: CoverageToolProps & { waiting: string }) {
  const Tool = useLoaded(load)
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
