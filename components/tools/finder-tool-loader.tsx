'use client'
import type { FinderToolProps } from '#components/tools/finder-tool'
import { ToolWaiting } from '#components/tools/tool-waiting'
import { useLoaded } from '#components/ui/use-loaded.ts'

const load = () => import('#components/tools/finder-tool').then(({ FinderTool }) => FinderTool)

/** The boat finder once its code is there; until then a sentence. */
export function FinderToolLoader({ waiting, ...props }: FinderToolProps & { waiting: string }) {
  const Tool = useLoaded(load)
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
