import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipes } from '../../app/[locale]/widget/recipes.ts'
import { packageName } from '../../widget/build/pack.ts'
import { releases } from '../../widget/build/releases.ts'
import { freePort } from '../support/app-process.ts'

const root = join(import.meta.dirname, '../..')
const version = releases(join(root, 'widget')).at(-1) ?? ''
const printed = recipes('https://orca.example', { version, integrity: 'sha384-x' })
// In the repository, where React, Next.js and Vue are found, and beside `node_modules`: a host's own code is not in there.
const hosts = join(root, 'test-hosts')
let folder = ''

/** A host's folder with the package of the newest release, as `npm install` lays it out. */
beforeAll(() => {
  mkdirSync(hosts, { recursive: true })
  folder = mkdtempSync(join(hosts, 'host-'))
  const scope = join(folder, 'node_modules/@orca')
  mkdirSync(join(scope, 'chat'), { recursive: true })
  const archive = join(root, 'widget/releases', version, packageName)
  const unpacked = spawnSync('tar', ['xzf', archive, '--strip-components=1', '-C', join(scope, 'chat')])
  expect(unpacked.status).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })

test('the package loads in plain Node, and its components draw nothing on a server', () => {
  const { stdout, stderr } = run(`
    import { loadOrcaChat } from '@orca/chat'
    import { createElement } from 'react'
    import { renderToString as react } from 'react-dom/server'
    import { createSSRApp } from 'vue'
    import { renderToString as vue } from 'vue/server-renderer'
    import { OrcaChat as forReact } from '@orca/chat/react'
    import { OrcaChat as forVue } from '@orca/chat/vue'
    const options = { src: 'https://orca.example/widget/v1/loader.js', site: 'pk_test' }
    console.log(typeof loadOrcaChat)
    console.log(JSON.stringify(react(createElement(forReact, options))))
    console.log(JSON.stringify(await vue(createSSRApp(forVue, { options }))))`)
  expect(stderr).toBe('')
  expect(stdout).toBe('function\n""\n"<!---->"\n')
})

test('recipe “nuxt”: its component compiles, and its server writes the page without the widget', () => {
  const [, source = ''] = printed.nuxt.split('<!-- app.vue -->\n')
  writeFileSync(join(folder, 'app.vue'), source)
  const { stdout, stderr } = run(`
    import { readFileSync, writeFileSync } from 'node:fs'
    import { compileScript, parse } from 'vue/compiler-sfc'
    import { createSSRApp } from 'vue'
    import { renderToString } from 'vue/server-renderer'
    const { descriptor, errors } = parse(readFileSync('app.vue', 'utf8'))
    if (errors.length > 0) throw errors[0]
    const { content } = compileScript(descriptor, { id: 'app', inlineTemplate: true, templateOptions: { ssr: true } })
    writeFileSync('app.mjs', content)
    const { default: component } = await import(process.cwd() + '/app.mjs')
    const app = createSSRApp(component).component('NuxtPage', { render: () => 'the page' })
    console.log(await renderToString(app))`)
  expect(stderr).toBe('')
  expect(stdout.replace(/<!--.*?-->/g, '')).toBe('the page\n')
})

test('recipe “next”: Next.js builds it with its types checked, and the layout stays a server component', async () => {
  const host = join(folder, 'next')
  const [, layout = ''] = printed.next.split('// ./app/layout.tsx\n')
  mkdirSync(join(host, 'app'), { recursive: true })
  writeFileSync(join(host, 'package.json'), '{"name":"host","private":true,"type":"module"}')
  writeFileSync(join(host, 'app', 'layout.tsx'), layout)
  writeFileSync(
    join(host, 'app', 'page.tsx'),
    "import { headers } from 'next/headers'\nexport default async function Page() {\n  return <p>{(await headers()).get('host')}</p>\n}\n",
  )
  writeFileSync(
    join(host, 'next.config.ts'),
    // Not minified, which is a quarter of the build's work and nothing of the recipe's, and with nothing kept for a next build.
    `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)}, experimental: { turbopackMinify: false, turbopackFileSystemCacheForBuild: false } }`,
  )
  const next = join(root, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: host, encoding: 'utf8', env })
  expect(built.status, built.stdout + built.stderr).toBe(0)
  const chunks = join(host, '.next/static/chunks')
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(names.some((name) => readFileSync(join(chunks, name), 'utf8').includes('OrcaChat'))).toBe(true)

  const port = String(await freePort())
  const server = spawn(process.execPath, [next, 'start', '--port', port, '--hostname', '127.0.0.1'], { cwd: host, env })
  try {
    await once(server.stdout, 'data')
    const page = await fetchSoon(`http://127.0.0.1:${port}/`)
    expect(page).toContain(`<p>127.0.0.1:${port}</p>`)
    expect(page).toContain('https://orca.example/widget/v1/loader.js')
  } finally {
    server.kill('SIGKILL')
  }
}, 300_000)

/** A page of a server that is about to listen. */
async function fetchSoon(url: string): Promise<string> {
  for (let left = 100; ; left -= 1) {
    try {
      return await (await fetch(url)).text()
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
