// nginx as the bench runs it, in a folder and at a port of its own: before the site with the given settings, and alone with
// one page's ready bytes, which is as fast as a page can be sent.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server.mjs'

const nginx = '/usr/sbin/nginx'

/** What `measure` returns of a running nginx, given its origin and process; nothing on a machine that has none. */
async function withNginx(settings, measure) {
  if (!existsSync(nginx)) return []
  const folder = mkdtempSync(join(tmpdir(), 'orca-bench-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${settings({ port, folder })}\n}\n`,
  )
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  try {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return await measure(`http://127.0.0.1:${port}`, child.pid)
  } finally {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The settings of deploy/nginx.conf, without its certificate, before the site at `origin`. */
export function behindNginx(origin, measure) {
  const given = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
    .replaceAll(/^ +(listen \[::\]|ssl_).*$/gm, '')
    .replace('127.0.0.1:3000', new URL(origin).host)
  return withNginx(({ port }) => given.replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`), measure)
}

export function nginxAlone(packedPage, measure) {
  const settings = ({ port, folder }) => {
    copyFileSync(packedPage, join(folder, 'page'))
    return `server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; open_file_cache max=8; keepalive_requests 1000000000; location / { add_header Content-Encoding br; rewrite ^ /page break; } }`
  }
  return withNginx(settings, measure)
}
