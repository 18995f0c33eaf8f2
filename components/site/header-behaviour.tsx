'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { answerInvokers } from '#components/site/invoker-fallback.ts'
import { watchMenu } from '#components/site/watch-menu.ts'
import { watchScroll } from '#components/site/watch-scroll.ts'

/**
 * The header's script: hover and keys of the dropdowns, hiding on scroll, the mark of the page being read. It works
 * on the server's own elements, so that the header costs the browser no second copy.
 */
export function HeaderBehaviour({ headerId, smallMenuId }: { headerId: string; smallMenuId: string }) {
  const pathname = usePathname()

  useEffect(() => {
    const header = document.getElementById(headerId)
    const nav = header?.querySelector<HTMLElement>('[data-menu]')
    if (!header || !nav) return
    const ends = [watchScroll(header), watchMenu(nav), answerInvokers()]
    return () => {
      for (const end of ends) end()
    }
  }, [headerId])

  useEffect(() => {
    const menu = document.getElementById(smallMenuId)
    if (!(menu instanceof HTMLDialogElement)) return
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, [aria-haspopup="dialog"]')) menu.close()
    }
    // A window that grew wide enough for the whole menu shows it in the header, and no button for this one.
    const outgrown = () => {
      const opener = document.querySelector(`[commandfor="${smallMenuId}"][command="show-modal"]`)
      if (menu.open && opener?.getClientRects().length === 0) menu.close()
    }
    menu.addEventListener('click', leave)
    window.addEventListener('resize', outgrown)
    return () => {
      menu.removeEventListener('click', leave)
      window.removeEventListener('resize', outgrown)
    }
  }, [smallMenuId])

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${headerId} a`)) {
      const current = link.pathname === pathname && !link.querySelector('svg')
      link.ariaCurrent = current ? 'page' : null
    }
  }, [headerId, pathname])

  return null
}
