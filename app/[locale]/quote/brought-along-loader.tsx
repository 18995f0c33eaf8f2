'use client'
import { type ComponentProps, useEffect, useState } from 'react'
import { partWhenLive } from '#components/ui/part-when-live'

const Loaded = partWhenLive(() => import('./brought-along').then((part) => part.BroughtAlong))

/** What comes along from the tools; nothing, and no code for it, where nothing does. */
export function BroughtAlongLoader(props: ComponentProps<typeof Loaded>) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => setSaid(location.hash.length > 1), [])
  return isSaid ? <Loaded {...props} /> : null
}
