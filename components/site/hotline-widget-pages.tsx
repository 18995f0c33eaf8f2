'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** There the visitor starts a widget of their own. */
const withoutHotline = /^\/(test|widget)$/

function takeAway(): void {
  const widget: unknown = Reflect.get(window, 'OrcaChat')
  const destroyAll: unknown = typeof widget === 'object' && widget !== null && Reflect.get(widget, 'destroyAll')
  if (typeof destroyAll === 'function') destroyAll()
}

/** Where pages change without a new document: takes the hotline away from the pages without it, and says when one was left. */
export function HotlineWidgetPages() {
  const pathname = usePathname()
  useEffect(() => {
    if (withoutHotline.test(pathname)) takeAway()
    else window.dispatchEvent(new Event('orca:page-changed')) // `public/hotline-widget.js` listens
  }, [pathname])
  return null
}
