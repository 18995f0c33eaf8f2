import { type IncomingHttpHeaders, request } from 'node:http'

export interface PlainAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One HTTP request with exactly these headers: nothing is added, followed, cached or encoded. */
export function plainRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
