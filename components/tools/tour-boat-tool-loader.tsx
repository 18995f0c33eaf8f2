'use client'
import { ToolWaiting } from '#components/tools/tool-waiting'
import type { TourBoatToolProps } from '#components/tools/tour-boat-tool'
import { useLoaded } from '#components/ui/use-loaded.ts'

const load = () => import('#components/tools/tour-boat-tool').then(({ TourBoatTool }) => TourBoatTool)

/** The tour boat tool once its code is there; until then a sentence. */
export function TourBoatToolLoader({ waiting, ...props }: TourBoatToolProps & { waiting: string }) {
  const Tool = useLoaded(load)
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
