// The page one would write by hand with the same first screen: same words, same menu, same hero picture, its styles in
// it, no script. What a framework costs shows beside it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const styles = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#06141a}
header{position:absolute;inset:0 0 auto;display:flex;gap:20px;padding:18px 16px;color:#f5f9f9}header a{color:inherit}
details ul{position:absolute;margin:0;padding:16px;background:#06141a}
.hero{position:relative;block-size:100svh;color:#f5f9f9;background:#06141a}
.hero img{position:absolute;inline-size:100%;block-size:100%;object-fit:cover}
.words{position:absolute;inset-block-end:12vh;padding:0 24px;max-inline-size:40em}h1{font-size:2.5em;line-height:1.1}`

/** @returns the hand-written twin of a page of the site, from what stands in that page's first screen. */
async function written(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'load' })
  const found = await page.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? ''
    const picture = document.querySelector('main picture')
    return {
      title: document.title,
      lang: document.documentElement.lang,
      heading: text('main h1'),
      lead: text('main h1 + p'),
      picture: picture?.getBoundingClientRect().top < innerHeight ? picture.innerHTML : '',
      entries: [...document.querySelectorAll('#site-header nav[data-menu] > ul > li')].map((entry) => ({
        name: entry.querySelector('button, a')?.textContent ?? '',
        links: [...entry.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
      })),
    }
  })
  await page.close()
  const menu = found.entries.map(({ name, links }) =>
    links.length > 1
      ? `<details name="menu"><summary>${name}</summary><ul>${links.map(([href, words]) => `<li><a href="${href}">${words}</a></li>`).join('')}</ul></details>`
      : `<a href="${links[0]?.[0]}">${name}</a>`,
  )
  return `<!doctype html><html lang="${found.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${found.title}</title><style>${styles}</style><header>${menu.join('')}</header><main class="hero">${found.picture}<div class="words"><h1>${found.heading}</h1><p>${found.lead}</p></div></main>`
}

/** Serves hand-written twins of the site's pages under the same addresses, ready in brotli, with the site's pictures. */
export async function serveHandWritten(browser, origin, paths) {
  const pages = new Map()
  for (const path of paths) pages.set(path, brotliCompressSync(await written(browser, origin + path)))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const page = pages.get(pathname)
    if (page) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      return response.end(page)
    }
    if (!/^\/_next\/static\/pictures\/[\w.-]+$/.test(pathname)) return response.writeHead(404).end()
    const type = pathname.endsWith('.avif') ? 'image/avif' : 'image/webp'
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' })
    return response.end(readFileSync(join('.next', pathname.slice('/_next'.length))))
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() }
}
