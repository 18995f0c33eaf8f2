import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { configPart, widgetConfig } from '#lib/chat/config'
import { presenceAt } from '#lib/chat/presence'
import { siteByKey } from '#lib/chat/sites'

const now = Date.now()
const settings = { COMPANY_HOTLINE: '400 000 0000', EMAIL_SALES: 'desk@lake.example', ALLOWED_ORIGINS: [], PORT: 0 }
const all = widgetConfig(
  siteByKey({ ...settings, WIDGET_SITES: undefined, WIDGET_TEST_KEY: false, SITE_URL: undefined }, 'pk_orca'),
  'zh',
  {
    presence: presenceAt(now, undefined, undefined),
    transcript: false,
    now,
  },
)
/** Ours, as the server answers it; in Chinese, the larger of the two. */
export const closed = JSON.stringify(configPart(all, 'closed'))
const configOf = (path: string) => (path.includes('part=closed') ? closed : JSON.stringify(all))
const widget = '<script async src="/widget/v1/loader.js" data-site="pk_bench"></script>'
const host = (script: string) =>
  `<!doctype html><html lang="en"><title>Host</title><h1>Host</h1><p>${'Some words of a plain page. '.repeat(120)}</p>${script}`

function answer(path: string): { type: string; body: string | Buffer } {
  if (path.startsWith('/widget/')) return { type: 'text/javascript', body: readFileSync(join('public', path)) }
  if (path.startsWith('/api/')) return { type: 'application/json', body: configOf(path) }
  return { type: 'text/html; charset=utf-8', body: host(path === '/with' ? widget : '') }
}

/** A host page with the widget at `/with` and without it at `/`; what it loads comes packed. */
export async function serveHostPage() {
  const server = createServer((request, response) => {
    const { type, body } = answer(request.url ?? '/')
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(body, { level: 9 }))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  return { origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`, close: () => server.close() }
}
