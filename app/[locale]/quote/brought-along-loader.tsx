'use client'
import { useEffect, useState } from 'react'
import { useLoaded } from '#components/ui/use-loaded.ts'
import type { BroughtAlongProps } from './brought-along'

const load = () => import('./brought-along').then(({ BroughtAlong }) => BroughtAlong)

function Loaded(props: BroughtAlongProps) {
  const Part = useLoaded(load)
  return Part ? <Part {...props} /> : null
}

/** What comes along from the tools; nothing, and no code for it, where nothing does. */
export function BroughtAlongLoader(props: BroughtAlongProps) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => setSaid(location.hash.length > 1), [])
  return isSaid ? <Loaded {...props} /> : null
}
