// nginx before the site, as the bench runs it: in a folder and at a port of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server.mjs'

const nginx = '/usr/sbin/nginx'

/** What `measure` returns of an nginx with deploy/nginx.conf, without its certificate, before `origin`; nothing without one. */
export async function behindNginx(origin, measure) {
  if (!existsSync(nginx)) return []
  const folder = mkdtempSync(join(tmpdir(), 'orca-bench-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const given = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
    .replaceAll(/^ +(listen \[::\]|ssl_).*$/gm, '')
    .replace('127.0.0.1:3000', new URL(origin).host)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${given}\n}\n`,
  )
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  try {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return await measure(`http://127.0.0.1:${port}`)
  } finally {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}
