import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { indexedPages } from '#lib/seo/indexed-pages'

const run = promisify(execFile)
const key = '0123456789abcdef'
let stop = () => {}
afterEach(() => stop())

/** An engine of IndexNow on loopback that answers with this status. */
async function engine(status: number) {
  const requests: { request: IncomingMessage; body: string }[] = []
  const server = createServer(async (request, response) => {
    const parts = await request.toArray()
    requests.push({ request, body: Buffer.concat(parts).toString() })
    response.writeHead(status).end(status === 200 ? '' : 'the key file was not found')
  }).listen(0, '127.0.0.1')
  stop = () => server.close()
  await once(server, 'listening')
  const at = server.address()
  if (typeof at !== 'object' || !at) throw new Error('The engine does not listen.')
  return { requests, address: `http://127.0.0.1:${at.port}/indexnow` }
}

function indexnow(set: Record<string, string>) {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', SITE_URL: 'https://boats.example', ...set }
  return run(process.execPath, ['scripts/indexnow.ts'], { env })
}

test('an engine is told of every indexed page, in both languages, with the key and where its file is', {
  timeout: 30_000,
}, async () => {
  const { requests, address } = await engine(200)
  const { stdout } = await indexnow({ INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: address })
  const [{ request, body } = { request: undefined, body: '{}' }] = requests
  expect(request?.method).toBe('POST')
  expect(request?.headers['content-type']).toBe('application/json; charset=utf-8')
  const told = JSON.parse(body) as { host: string; key: string; keyLocation: string; urlList: string[] }
  expect(told).toMatchObject({ host: 'boats.example', key, keyLocation: `https://boats.example/${key}.txt` })
  expect(told.urlList).toHaveLength(indexedPages().reduce((sum, { languages }) => sum + languages.length, 0))
  expect(told.urlList).toEqual(
    expect.arrayContaining(['https://boats.example/product/smurf', 'https://boats.example/en/product/smurf']),
  )
  expect(stdout).toContain(`told of ${told.urlList.length} pages`)
})

test('an engine that refuses, and a key that is missing, end the command with the reason', {
  timeout: 30_000,
}, async () => {
  const { address } = await engine(403)
  await expect(indexnow({ INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: address })).rejects.toThrow(
    /answered 403: the key file was not found/,
  )
  await expect(indexnow({ INDEXNOW_KEY: '' })).rejects.toThrow(/needs SITE_URL and INDEXNOW_KEY/)
})

test.each([
  [{ INDEXNOW_KEY: 'no' }, 'The setting INDEXNOW_KEY is wrong: '],
  [{ INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: 'http://127.0.0.1:9/indexnow' }, 'IndexNow cannot be reached: '],
])(
  'what goes wrong with %j is one sentence, and no trace of the program',
  { timeout: 30_000 },
  async (set, sentence) => {
    const failed = await indexnow(set).catch((error: { stderr: string }) => error)
    expect(failed.stderr).toMatch(new RegExp(`^${sentence}.*\\.\n$`))
  },
)
