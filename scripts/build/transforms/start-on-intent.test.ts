import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { hash, inlineScriptHashes } from '../inline-scripts.ts'
import { parsed } from '../page.ts'
import { type Brought, frameworkData as dataOf, startOnIntent as start } from './start-on-intent.ts'

const startOnIntent = (html: string, of: Brought) => changedPage(html, (one) => start(one, of))
const frameworkData = (html: string) => dataOf({ document: parsed(html), path: '/zh' })

const page = (
  body: string,
) => `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
<link rel="preload" as="font" href="/_next/static/media/f.woff2"/>
<link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next"/>
<script src="/_next/static/chunks/old.js" noModule=""></script>
<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>
<script type="application/ld+json">{"@type":"Product","name":"$&"}</script></head>
<body><h1>ORCA</h1>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"some (data)\\u003c/p>"])</script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>
<script>document.title = 'ours'</script></body></html>`

const brought = {
  pageScript: '/_next/static/page/page-1.js',
  fonts: '/_next/static/styles/faces.css',
  islands: undefined,
}
const islands = {
  data: '/_next/static/start/d.json',
  styles: '/_next/static/styles/i.css',
  code: { form: '/_next/static/start/f.js' },
}
const plain = startOnIntent(page(''), brought)
const withForm = startOnIntent(page('<div data-island="form"><form></form></div>'), { ...brought, islands })

test('nothing of the framework is asked for, run or carried before the start', () => {
  for (const started of [plain, withForm]) {
    expect(started).not.toMatch(/<script[^>]*src=/)
    expect(started).not.toContain('as="script"')
    expect(started).not.toContain('__next_f')
    expect(started).not.toContain('TURBOPACK')
  }
})

test('a page without an island names nothing of the framework', () => {
  expect(plain).not.toMatch(/(chunks|start)\/\w+\.js/)
  expect(plain).toContain('/_next/static/page/page-1.js')
})

test('a page with a form says what its island consists of', () => {
  const [, list = ''] = /id="orca-islands">(.*?)<\/script>/.exec(withForm) ?? []
  expect(JSON.parse(list)).toEqual(islands)
})

test('what the framework would read of a page is found', () => {
  expect(frameworkData(page(''))).toEqual([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"some (data)\\u003c/p>"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  ])
})

test('a page asks for the faces of its text by script, and by itself where none runs', () => {
  for (const started of [plain, withForm]) {
    expect(started.replace(/<noscript>.*?<\/noscript>/, '')).not.toMatch(/<link[^>]*faces\.css/)
    expect(started).toMatch(/<noscript><link rel="stylesheet" href="[^"]*faces\.css"\/><\/noscript><\/body>/)
    expect(started).toContain('rel:"stylesheet",href:"/_next/static/styles/faces.css"')
  }
})

test('only a page that opens with a picture has its rest wait for one', () => {
  const opened = startOnIntent(page('<picture><img fetchPriority="high" src="/hero.avif"/></picture>'), brought)
  const waitsForPicture = /restWaits=\w+\?"":!0|restWaits=!\w+\|\|""/
  expect(opened).toMatch(waitsForPicture)
  expect(plain).not.toMatch(waitsForPicture)
})

test('the hotline and what a home screen needs are not asked for beside the first screen', () => {
  const asked = page('<script defer="" src="/hotline-widget.js" data-site="k"></script>')
  const html = asked.replace('<head>', '<head><link rel="manifest" href="/manifest.webmanifest"/>')
  const started = startOnIntent(html, brought)
  expect(started).not.toContain('rel="manifest"')
  expect(started).toContain('<script data-src="/hotline-widget.js" data-site="k"></script>')
  expect(started).toContain('.dataset.src')
  expect(plain).not.toContain('.dataset.src')
})

test('a page whose link was the act starts with its document, every other one waits', () => {
  const atOnce = startOnIntent(page('<div data-island="answer" data-starts="at-once"></div>'), { ...brought, islands })
  const carriesResult = '[?&#](?:boats|area|w|v)='
  expect(withForm).toContain(carriesResult)
  expect(atOnce).not.toContain(carriesResult)
})

test('everything else stays', () => {
  expect(plain).toContain('as="font"')
  expect(plain).toContain('{"@type":"Product","name":"$&"}')
  expect(plain).toContain('<h1>ORCA</h1>')
})

test('the policy allows what is a program, and needs nothing for data', () => {
  for (const started of [plain, withForm]) {
    const hashes = inlineScriptHashes(started)
    expect(hashes).toHaveLength(2)
    expect(hashes).toContain(hash("document.title = 'ours'"))
  }
})

test('no stylesheet holds the start back, nor the parser behind it', () => {
  expect(withForm.indexOf('<script>')).toBeLessThan(withForm.indexOf('rel="stylesheet"'))
})

test('a form of the HTML that is not understood stops the build', () => {
  expect(() => startOnIntent('<html><head></head></html>', brought)).toThrow('“framework script”')
  const scriptOnly = '<html><head><script src="/_next/static/a.js" async=""></script></head></html>'
  expect(() => frameworkData(scriptOnly)).toThrow('“pushed data”')
})
