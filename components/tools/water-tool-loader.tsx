'use client'
import { ToolWaiting } from '#components/tools/tool-waiting'
import type { WaterToolProps } from '#components/tools/water-tool'
import { useLoaded } from '#components/ui/use-loaded.ts'

const load = () => import('#components/tools/water-tool').then(({ WaterTool }) => WaterTool)

/** The page on a water once its code is there; until then a sentence. */
export function WaterToolLoader({ waiting, ...props }: WaterToolProps & { waiting: string }) {
  const Tool = useLoaded(load)
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
