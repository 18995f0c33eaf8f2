import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanBytes } from '#lib/outbound/clamd'
import { type Clamd, startClamd } from '../support/clamd.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { newVisitor } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { waitUntil } from '../support/wait-until.ts'

const sign = 'harm'
let clamd: Clamd
let mail: MailServer
let server: ServerUnderTest

beforeAll(async () => {
  clamd = await startClamd(sign)
  mail = await startMailServer()
  server = await startServer({
    CLAMD_ADDRESS: clamd.address,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@orca.example',
    MAIL_TO: 'jobs@orca.example',
  })
}, 60_000)
afterAll(async () => {
  await server.end()
  await mail.close()
})

async function apply(name: string, content: string) {
  const body = new FormData()
  const fields = { language: 'en', consent: 'yes', opening: 'helm', name, email: `${name}@mail.example` }
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new File([content], `${name}.pdf`))
  const headers = { Accept: 'application/json', Origin: server.origin, ...newVisitor() }
  const response = await fetch(`${server.origin}/api/forms/application`, { method: 'POST', body, headers })
  return { status: response.status, json: await response.json() }
}

/** The email about an application, folded lines joined. */
const emailAbout = (name: string) =>
  mail.emails.map((email) => email.replace(/=\r\n/g, '')).find((email) => email.includes(`${name}.pdf`))

test('a clean file goes on, an infected one is refused, and while the scanner is away none waits but says so', async () => {
  expect(await apply('clean', '%PDF-1.7 good')).toMatchObject({ status: 200 })
  expect(clamd.seen.at(-1)?.toString()).toBe('%PDF-1.7 good')
  await waitUntil('it was sent on', () => emailAbout('clean') !== undefined)
  expect(emailAbout('clean')).not.toContain('not scanned')

  const infected = await apply('infected', `%PDF-1.7 ${sign}`)
  expect(infected).toEqual({ status: 422, json: { code: 'wrong_fields', fields: { file: 'file_infected' } } })
  expect(server.output()).toContain('"signature":"Test-Signature"')

  await clamd.close()
  expect(await apply('unseen', `%PDF-1.7 ${sign}`)).toMatchObject({ status: 200 })
  await waitUntil('it was sent on', () => emailAbout('unseen') !== undefined)
  expect(emailAbout('unseen')).toContain('unseen.pdf (not scanned for viruses: open with care)')
  expect(server.output()).toMatch(/"level":"error".*attachment\.unscanned/)
  expect(emailAbout('infected')).toBeUndefined()
})

test.each([
  ['says nothing', 'mute', 'timeout'],
  ['takes no file of that size', 'full', 'INSTREAM size limit exceeded. ERROR'],
] as const)('a scanner that %s has failed, and nothing waits for it', async (_, answer, reason) => {
  const other = await startClamd(sign, answer)
  expect(await scanBytes(other.address, new Uint8Array(100_000), 300)).toEqual({ kind: 'failed', reason })
})

test('a scanner’s socket that is not there has failed, too', async () => {
  expect(await scanBytes('/nowhere/clamd.ctl', new Uint8Array(1), 300)).toMatchObject({ kind: 'failed' })
})
