'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { CoverageToolProps } from '#components/tools/coverage-tool'
import { ToolWaiting } from '#components/tools/tool-waiting'

/** Brings the tool once its page is live: the page itself stays as light as any other. */
export function CoverageToolLoader({ waiting, ...props }: CoverageToolProps & { waiting: string }) {
  const [Tool, setTool] = useState<ComponentType<CoverageToolProps> | null>(null)
  useEffect(() => {
    void import('#components/tools/coverage-tool').then(({ CoverageTool }) => setTool(() => CoverageTool))
  }, [])
  return Tool ? <Tool {...props} /> : <ToolWaiting>{waiting}</ToolWaiting>
}
