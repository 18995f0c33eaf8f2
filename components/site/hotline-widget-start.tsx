'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { loadWidget } from '#components/site/hotline-widget-load.ts'
import { waitForHost } from '#components/site/hotline-widget-wait.ts'

/** There the visitor starts a widget of their own. */
const withoutHotline = /^\/(test|widget)$/

/**
 * Loads the hotline widget once the page has nothing better to do. It is never needed for the page itself, so whatever
 * goes wrong is only logged.
 */
export function HotlineWidgetStart({ site }: { site: string }) {
  const wanted = !withoutHotline.test(usePathname())
  useEffect(() => {
    if (!wanted) return
    const ending = new AbortController()
    const begin = async () => {
      if (ending.signal.aborted) return
      try {
        const chat = await loadWidget({ site, lang: 'zh-CN', storage: 'local' })
        if (ending.signal.aborted) return void chat.destroyAll()
        ending.signal.addEventListener('abort', () => void chat.destroyAll())
        if (!(await waitForHost(ending.signal))) console.warn('The hotline widget did not appear.')
      } catch (error) {
        console.warn('The hotline widget could not be loaded.', error)
      }
    }
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    idle(() => void begin(), { timeout: 4000 })
    return () => ending.abort()
  }, [site, wanted])
  return null
}
