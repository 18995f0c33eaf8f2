import type { IncomingMessage } from 'node:http'

/**
 * Whether Node's parser let something pass that HTTP/1.1 refuses with 400: several `Host` lines (RFC 9112, 3.2), of which a
 * proxy may have taken another one than we would, and a request without a version.
 */
export function isMalformed({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1 || httpVersionMajor < 1
}
