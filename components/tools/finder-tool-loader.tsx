'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { FinderToolProps } from '#components/tools/finder-tool'
import { ToolWaiting } from '#components/tools/tool-waiting'

/** Brings the tool once its page is live: the page itself stays as light as any other. */
export function FinderToolLoader({ waiting, ...props }: FinderToolProps & { waiting: string }) {
  const [Tool, setTool] = useState<ComponentType<FinderToolProps> | null>(null)
  useEffect(() => {
    void import('#components/tools/finder-tool').then(({ FinderTool }) => setTool(() => FinderTool))
  }, [])
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
