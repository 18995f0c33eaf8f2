// The limit on this machine: a plain Node server of few lines that sends one page's compressed bytes, whatever is asked.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2])
const head = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Encoding',
  'br',
  'Content-Length',
  String(body.length),
]
createServer((_, response) => response.writeHead(200, head).end(body)).listen(Number(process.env.PORT))
