import type { MetadataRoute } from 'next'
import { colours } from '#lib/markup/colours'

/** The web app manifest, for home screens; its start page is the Chinese one. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'ORCA',
    short_name: 'ORCA',
    description: '水面无人船：清洁、割草、巡检与游览。',
    lang: 'zh-CN',
    start_url: '/',
    display: 'browser',
    background_color: colours.foam,
    theme_color: colours.ink,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
