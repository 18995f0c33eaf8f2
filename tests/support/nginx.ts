import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './app-process.ts'

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))

/** Whether this machine has nginx; tests that need it skip where it has not. */
export const hasNginx = program !== undefined

export interface Nginx {
  origin: string
  close(): Promise<void>
}

/**
 * A real nginx before several instances, as deploy/nginx.conf has them: a GET goes on to the next when one is away, a POST
 * never does by itself, and no answer counts an instance out (with two, the other's one busy moment would leave none).
 */
export async function startNginx(instances: readonly string[]): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'orca-nginx-'))
  const port = await freePort()
  const servers = instances.map((origin) => `server ${new URL(origin).host} max_fails=0;`)
  writeFileSync(
    join(directory, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/f; uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
  client_max_body_size 6m;
  upstream site { ${servers.join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 1s;
    }
  }
}
`,
  )
  const child = spawn(program ?? '', ['-p', directory, '-c', join(directory, 'nginx.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  // Until it listens; that nobody stands behind it yet is no matter.
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      break
    if (child.exitCode !== null) throw new Error('nginx ended at its start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async close() {
      child.kill('SIGTERM')
      await exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
