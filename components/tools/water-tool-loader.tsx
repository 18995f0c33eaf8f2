'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { ToolWaiting } from '#components/tools/tool-waiting'
import type { WaterToolProps } from '#components/tools/water-tool'

/** Brings the tool once its page is live: the page itself stays as light as any other. */
export function WaterToolLoader({ waiting, ...props }: WaterToolProps & { waiting: string }) {
  const [Tool, setTool] = useState<ComponentType<WaterToolProps> | null>(null)
  useEffect(() => {
    void import('#components/tools/water-tool').then(({ WaterTool }) => setTool(() => WaterTool))
  }, [])
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
