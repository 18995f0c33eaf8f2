'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { ToolWaiting } from '#components/tools/tool-waiting'
import type { TourBoatToolProps } from '#components/tools/tour-boat-tool'

/** Brings the tool once its page is live: the page itself stays as light as any other. */
export function TourBoatToolLoader({ waiting, ...props }: TourBoatToolProps & { waiting: string }) {
  const [Tool, setTool] = useState<ComponentType<TourBoatToolProps> | null>(null)
  useEffect(() => {
    void import('#components/tools/tour-boat-tool').then(({ TourBoatTool }) => setTool(() => TourBoatTool))
  }, [])
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
