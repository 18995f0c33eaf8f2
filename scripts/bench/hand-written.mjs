// The page one would write by hand with the same first screen: same words, same menu, same hero picture, its styles in
// it, no script. What a framework costs shows beside it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const styles = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#f5f9f9;background:#06141a}
header{position:absolute;z-index:1;inset:0 0 auto;display:flex;gap:20px;padding:18px 16px}a{color:inherit}
details ul{position:absolute;margin:0;padding:16px;background:#06141a}
.hero img{display:block;inline-size:100%;block-size:min(50svh,440px);object-fit:cover}
.words,section{padding:24px;max-inline-size:40em}h1{font-size:2.5em;line-height:1.1}
label,input:not([type=radio],[type=checkbox]),select,textarea{display:block;inline-size:100%;font:inherit}
@media(min-width:1024px){.hero{position:relative;block-size:100svh}.hero img{position:absolute;block-size:100%}.words{position:absolute;inset-block-end:0}}`

/** In the page: the words of its first screen, its picture and the whole menu, closed parts included. */
function firstScreen() {
  const text = (element) => element?.textContent?.trim() ?? ''
  const heading = document.querySelector('main h1')
  const picture = document.querySelector('main picture')
  const hero = heading?.closest('[data-tone]')
  const isInWindow = (element) => {
    const { top, height } = element.getBoundingClientRect()
    return top < innerHeight && height > 0
  }
  const isOwn = (element) => !hero?.contains(element) && !element.closest('[aria-hidden], h1, h1 + p')
  // Below the hero, or in place of one: the words, and the controls of a form.
  const below = [...document.querySelectorAll('main :is(h2, h3, p, label, legend, input, select, textarea)')]
    .filter((element) => isOwn(element) && isInWindow(element))
    .map(({ localName, type, options, textContent }) => ({
      kind: localName,
      type: localName === 'input' ? type : '',
      words: options ? [...options].map(text) : [textContent],
    }))
  const links = (root) => [...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), text(link)])
  return {
    title: document.title,
    lang: document.documentElement.lang,
    heading: text(heading),
    lead: text(document.querySelector('main h1 + p')),
    ways: hero ? links(hero) : [],
    figures: [...(hero?.querySelectorAll('dl > div') ?? [])].map((entry) => [...entry.children].map(text)),
    picture: picture && isInWindow(picture) ? picture.outerHTML : '',
    below,
    entries: [...document.querySelectorAll('#site-header nav[data-menu] > ul > li')].map((entry) => ({
      name: text(entry.querySelector('button, a')),
      links: links(entry),
    })),
  }
}

const linked = ([href, words]) => `<a href="${href}">${words}</a>`

function menuEntry({ name, links }) {
  if (links.length < 2) return links.map(linked).join('')
  const items = links.map((link) => `<li>${linked(link)}</li>`).join('')
  return `<details name="menu"><summary>${name}</summary><ul>${items}</ul></details>`
}

function part({ kind, type, words }) {
  if (kind === 'input') return `<input type="${type}">`
  const inside = kind === 'select' ? words.map((word) => `<option>${word}</option>`).join('') : words[0]
  return `<${kind}>${inside}</${kind}>`
}

/** @returns the hand-written twin of a page of the site, from what stands in that page's first screen. */
async function written(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(60, 60) // an act: what stands in closed menus becomes elements
  await page.waitForFunction(() => !('restWaits' in document.documentElement.dataset))
  const { title, lang, heading, lead, ways, figures, picture, entries, below } = await page.evaluate(firstScreen)
  await page.close()
  const plate = figures.map(([term, ...words]) => `<dt>${term}</dt><dd>${words.join(' ')}</dd>`).join('')
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style><header>${entries.map(menuEntry).join('')}</header><main class="hero">${picture}<div class="words"><h1>${heading}</h1><p>${lead}</p>${ways.map(linked).join(' ')}<dl>${plate}</dl></div></main><section>${below.map(part).join('')}</section>`
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
