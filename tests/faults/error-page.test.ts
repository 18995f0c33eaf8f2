import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../support/app-process.ts'
import { plainRequest } from '../support/plain-request.ts'

const parent = mkdtempSync(join(tmpdir(), 'orca-broken-'))
const folder = join(parent, 'site')
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const errorPage = '.next/server/app/[locale]/error-page/page.js'

/** The built site again, by links, but for one file. */
function mirror(from: string, to: string, except: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    if (except === path) continue
    if (except.startsWith(`${path}/`)) mirror(path, join(to, name), except)
    else symlinkSync(resolve(path), join(to, name))
  }
}

function breakErrorPage(): void {
  mirror('.', folder, errorPage)
  writeFileSync(join(folder, errorPage), 'throw new Error("secret detail")')
}

test('when the error page itself fails, a visitor reads plain words in both languages', async () => {
  breakErrorPage()
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('server.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(parent, 'data'), ROUTE_GUARDS: '{"/privacy":["vip"]}' },
  })
  try {
    for await (const line of child.stdout) if (String(line).includes('http://')) break
    const { status, headers, body } = await plainRequest(`http://127.0.0.1:${port}`, '/privacy')
    expect(status).toBe(500)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('返回首页')
    expect(body).toContain('Back to the home page')
    expect(body).not.toContain('secret')
    expect((await plainRequest(`http://127.0.0.1:${port}`, '/en')).status).toBe(200)
  } finally {
    child.kill('SIGTERM')
  }
})
