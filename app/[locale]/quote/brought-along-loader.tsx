'use client'
import { type ComponentProps, useEffect, useState } from 'react'
import { partWhenLive } from '#components/ui/part-when-live'

const Loaded = partWhenLive(() => import('./brought-along').then((part) => part.BroughtAlong))

/** Results carried along from the tools; loads nothing if there are none. */
export function BroughtAlongLoader(props: ComponentProps<typeof Loaded>) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => setSaid(location.hash.length > 1), [])
  return isSaid ? <Loaded {...props} /> : null
}
