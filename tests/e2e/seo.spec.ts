import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

interface SitemapEntry {
  path: string
  alternates: Record<string, string>
}

/** Paths, because the build names the origin it was made for and the test server another. */
const pathOf = (address: string) => decodeURI(new URL(address).pathname)

async function sitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  const xml = await response.text()
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    path: pathOf(entry.match(/<loc>(.*?)<\/loc>/)?.[1] ?? ''),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = '', href = '']) => [tag, pathOf(href)]),
    ),
  }))
}

interface Head {
  title: string
  description: string
  canonical?: string
  robots: string
  image: string
  imageAlt: string
  alternates: Record<string, string>
}

function readHead(html: string): Head {
  const meta = (name: string) =>
    html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? ''
  const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
  return {
    title: html.match(/<title>(.*?)<\/title>/)?.[1] ?? '',
    description: meta('description'),
    canonical: canonical && pathOf(canonical),
    robots: meta('robots'),
    image: meta('og:image'),
    imageAlt: meta('og:image:alt'),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, tag = '', href = '']) => [
        tag,
        pathOf(href),
      ]),
    ),
  }
}

function linkedData(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

interface TrailStep {
  name: string
  item: string
}

/** The way down to a page, as it tells search engines. */
function trailOf(html: string): TrailStep[] {
  const trails = linkedData(html).filter(
    (data): data is { itemListElement: TrailStep[] } => (data as { '@type': string })['@type'] === 'BreadcrumbList',
  )
  return trails.flatMap(({ itemListElement }) => itemListElement)
}

/** Names of places in a page that two elements claim: a label or a heading would name the wrong one. */
function idsTwice(html: string): string[] {
  const ids = [...html.replaceAll(/<script[\s\S]*?<\/script>/g, '').matchAll(/<[a-z][^>]*? id="([^"]+)"/g)]
  const names = ids.map(([, id = '']) => id)
  return names.filter((id, place) => names.indexOf(id) < place)
}

/** What a reader sees as text, without scripts, styles and quoted files. */
function visibleText(html: string): string {
  return html.replaceAll(/<(script|style|pre|code)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
}

const kindsOf = (html: string) =>
  linkedData(html).map((data) => (typeof data === 'object' && data && '@type' in data ? data['@type'] : undefined))

/** What an English page says in English: without what it marks as Chinese, such as a language's own name. */
const englishText = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html')
    for (const other of body.querySelectorAll('script, style, [lang^="zh"]')) other.remove()
    return body.textContent ?? ''
  }, html)

test('a search engine finds every page once, in its language, with its translation', async ({ page, request }) => {
  test.setTimeout(120_000)
  const entries = await sitemap(request)
  expect(entries.length).toBeGreaterThan(80)
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  expect(byPath.size).toBe(entries.length)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const images = new Set<string>()
  const stepNames = new Map<string, string>()
  const wrong: string[] = []
  const say = (path: string, sound: boolean, what: string) => {
    if (!sound) wrong.push(`${path}: ${what}`)
  }
  for (const { path, alternates } of entries) {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'Accept-Language': 'zh-CN' } })
    const html = await response.text()
    const head = readHead(html)
    const english = path === '/en' || path.startsWith('/en/')
    say(path, response.status() === 200, `status ${response.status()}`)
    say(path, html.includes(`<html lang="${english ? 'en' : 'zh-CN'}"`), 'language')
    say(path, head.canonical === path, `canonical ${head.canonical}`)
    say(path, !head.robots.includes('noindex'), 'noindex in the sitemap')
    say(path, JSON.stringify(head.alternates) === JSON.stringify(alternates), 'alternates differ from the sitemap')
    say(path, head.alternates[english ? 'en' : 'zh-CN'] === path, 'does not name itself')
    for (const alternate of Object.values(head.alternates))
      say(
        path,
        JSON.stringify(byPath.get(alternate)?.alternates) === JSON.stringify(alternates),
        `${alternate} does not answer`,
      )
    say(path, (html.match(/<h1[\s>]/g) ?? []).length === 1, 'not one h1')
    say(path, (html.match(/<main[\s>]/g) ?? []).length === 1, 'not one main')
    say(path, head.description.length >= 20, 'short description')
    say(path, /\/og\/[\w-]+\.jpg$/.test(head.image), `shared picture ${head.image}`)
    say(path, head.imageAlt !== '' && !head.title.startsWith(head.imageAlt), 'shared picture named by the title')
    say(path, linkedData(html).length > 0, 'no structured data')
    say(
      path,
      !/\b[A-Z]\w+\.[a-z]\w+\.[a-z]\w*\b|MISSING_MESSAGE|\{\w+(, number)?\}/.test(visibleText(html)),
      'shows a key',
    )
    const isHome = path === '/' || path === '/en'
    const trails = kindsOf(html).filter((kind) => kind === 'BreadcrumbList').length
    say(path, trails === (isHome ? 0 : 1), `${trails} ways down to it`)
    const steps = trailOf(html)
    for (const { name, item } of steps) {
      const before = stepNames.get(pathOf(item)) ?? name
      say(path, before === name, `calls ${pathOf(item)} “${name}”, others call it “${before}”`)
      stepNames.set(pathOf(item), before)
    }
    for (const above of isHome ? [] : byPath.keys())
      if (path.startsWith(`${above}/`))
        say(
          path,
          steps.some(({ item }) => pathOf(item) === above),
          `leaves out ${above}`,
        )
    say(path, path !== '/' || kindsOf(html).includes('WebSite'), 'does not name the site')
    say(path, !JSON.stringify(linkedData(html)).includes(':[]'), 'an empty list in its data')
    say(path, !/<p[^>]*>([^<]+)<\/p><h(\d)[^>]*>\1<\/h\2>/.test(html), 'says a label and then the same as a heading')
    say(path, idsTwice(html).length === 0, `two elements are ${idsTwice(html)}`)
    if (english) say(path, !/\p{Script=Han}/u.test(await englishText(page, html)), 'Chinese on an English page')
    say(path, !titles.has(head.title), `same title as ${titles.get(head.title)}`)
    say(path, !descriptions.has(head.description), `same description as ${descriptions.get(head.description)}`)
    if (head.image) images.add(pathOf(head.image))
    titles.set(head.title, path)
    descriptions.set(head.description, path)
  }
  for (const image of images) say(image, (await request.get(image)).status() === 200, 'no such picture')
  expect(wrong).toEqual([])
})

test('no two pages open with the same picture', async ({ request }) => {
  const shownOn = new Map<string, string[]>()
  for (const { path } of (await sitemap(request)).filter((entry) => !entry.path.startsWith('/en'))) {
    // The list of news opens with the picture of its newest entry, which is that entry's own.
    if (path === '/news') continue
    const html = await (await request.get(path, { headers: { 'accept-language': 'zh' } })).text()
    for (const [image] of html.matchAll(/<img[^>]*fetchPriority="high"[^>]*>/gi)) {
      const picture = image.match(/\/pictures\/([\w-]+?)-\d+\.\w+/)?.[1]
      if (picture === undefined) continue // a drawing behind the words
      shownOn.set(picture, [...(shownOn.get(picture) ?? []), path])
    }
  }
  expect(shownOn.size).toBeGreaterThan(30)
  expect([...shownOn].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('pages that are not to be listed say so and are not in the sitemap', async ({ request }) => {
  const listed = new Set((await sitemap(request)).map(({ path }) => path))
  for (const path of ['/index2', '/components/pagination', '/en/components/applDialog']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(readHead(await response.text()).robots, path).toContain('noindex')
    expect(listed.has(path), path).toBe(false)
  }
})

test('robots may read everything but the interfaces', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Disallow: /api/')
  expect(text).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/)
})

test('the manifest names icons that are there', async ({ request }) => {
  const manifest: { icons: { src: string }[] } = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
})

test('structured data says nothing that is not known', async ({ request }) => {
  const html = await (await request.get('/aboutus')).text()
  expect(linkedData(html)).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: 'ORCA', foundingDate: '2017' }),
  )
  const [sample, dataset] = linkedData(await (await request.get('/en/datasets/FloW')).text()).filter(
    (data) => (data as { '@type': string })['@type'] === 'Dataset', // parsed JSON of our own page
  )
  expect(sample).toMatchObject({ distribution: { '@type': 'DataDownload', encodingFormat: 'application/zip' } })
  expect(dataset).toMatchObject({ name: 'FloW', identifier: 'https://doi.org/10.1109/ICCV48922.2021.01077' })
  for (const unknown of ['license', 'distribution']) expect(dataset).not.toHaveProperty(unknown)
})

test('following links from either home page reaches every listed page and nothing dead', async ({ request }) => {
  test.setTimeout(180_000)
  const listed = (await sitemap(request)).map(({ path }) => path)
  for (const [home, inLanguage] of [
    ['/', (path: string) => !/^\/en(\/|$)/.test(path)],
    ['/en', (path: string) => /^\/en(\/|$)/.test(path)],
  ] as const) {
    const found = new Map<string, string>([[home, '']])
    const dead: string[] = []
    for (const [path, from] of found) {
      const response = await request.get(path, { headers: { 'Accept-Language': home === '/' ? 'zh-CN' : 'en' } })
      if (response.status() !== 200) dead.push(`${path} (from ${from}): ${response.status()}`)
      if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) continue
      for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
        const target = decodeURI(href)
        if (inLanguage(target) && !target.startsWith('/api/') && !found.has(target)) found.set(target, path)
      }
    }
    expect(dead).toEqual([])
    expect(listed.filter((path) => inLanguage(path) && !found.has(path))).toEqual([])
  }
})
