import { expect, test } from 'vitest'
import { hash, inlineScriptHashes } from './inline-scripts.ts'
import { startOnIntent } from './start-on-intent.ts'

const page = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
<link rel="preload" as="font" href="/_next/static/media/f.woff2"/>
<link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next"/>
<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>
<script type="application/ld+json">{"@type":"Product","name":"$&"}</script></head>
<body><h1>ORCA</h1><script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"some (data)\\u003c/p>"])</script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>
<script>document.title = 'ours'</script></body></html>`

const started = startOnIntent(page)

test('nothing of the framework is asked for or run before the start', () => {
  expect(started).not.toMatch(/<script[^>]*src=/)
  expect(started).not.toContain('as="script"')
  expect(started).not.toContain('<script>self.__next_f')
  expect(started).not.toContain('.push([')
})

test('what its scripts would push waits as data', () => {
  const waiting = [...started.matchAll(/data-start="(\w+)">(.*?)<\/script>/g)]
  expect(waiting.map(([, list, data]) => [list, JSON.parse(data ?? '')])).toEqual([
    ['__next_f', [0]],
    ['__next_f', [1, 'some (data)</p>']],
    ['TURBOPACK', { otherChunks: ['a.js'] }],
  ])
})

test('the start knows what to load, and everything else stays', () => {
  const data = /id="orca-start">(.*?)<\/script>/.exec(started)?.[1]
  expect(JSON.parse(data ?? '').scripts).toEqual([
    { src: '/_next/static/chunks/a.js' },
    { src: '/_next/static/chunks/b.js', id: '_R_' },
  ])
  expect(started).toContain('as="font"')
  expect(started).toContain('{"@type":"Product","name":"$&"}')
  expect(started).toContain('<h1>ORCA</h1>')
})

test('the policy allows what is a program, and needs nothing for data', () => {
  const hashes = inlineScriptHashes(started)
  expect(hashes).toHaveLength(2)
  expect(hashes).toContain(hash("document.title = 'ours'"))
})

test('no stylesheet holds the start back, nor the parser behind it', () => {
  expect(started.indexOf('id="orca-start"')).toBeLessThan(started.indexOf('rel="stylesheet"'))
})

test('a form of the HTML that is not understood stops the build', () => {
  expect(() => startOnIntent('<html><head></head></html>')).toThrow('no framework script found')
})
