import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether certificates can be made here. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface Certificate {
  keyFile: string
  certFile: string
  key: Buffer
  cert: Buffer
}

/** A certificate of this machine for one day, which nobody vouches for but itself. */
export function makeCertificate(directory: string): Certificate {
  const [keyFile, certFile] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  execFileSync('openssl', [...kind, '-keyout', keyFile, '-out', certFile, ...names], { stdio: 'ignore' })
  return { keyFile, certFile, key: readFileSync(keyFile), cert: readFileSync(certFile) }
}
