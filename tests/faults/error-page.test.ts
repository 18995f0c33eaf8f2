import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../support/app-process.ts'
import { plainRequest } from '../support/plain-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'orca-broken-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The built site with an error page that throws. */
function breakErrorPage(): void {
  for (const name of readdirSync('.')) {
    if (!['.next', '.git', 'data', 'test-results'].includes(name)) symlinkSync(resolve(name), join(folder, name))
  }
  const kept = /^\.next(\/(server|static|node_modules|[^/]+\.json|BUILD_ID|package\.json|required-server-files\.js)(\/|$)|$)/
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => kept.test(path) })
  writeFileSync(join(folder, '.next/server/app/[locale]/error-page/page.js'), 'throw new Error("secret detail")')
}

test('when the error page itself fails, a visitor reads plain words in both languages', async () => {
  breakErrorPage()
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('server.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ROUTE_GUARDS: '{"/privacy":["vip"]}' },
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
