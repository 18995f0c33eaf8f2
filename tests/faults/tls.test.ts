import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatwootCalls } from '#lib/chat/bridge/chatwoot-calls'
import { httpPost } from '#lib/outbound/http-post'
import { sendEmail } from '#lib/outbound/smtp'
import { hasOpenssl, makeCertificate } from '../support/certificate.ts'
import { startUpstream } from '../support/upstream.ts'

describe.skipIf(!hasOpenssl())('a certificate that nobody vouches for', () => {
  const directory = mkdtempSync(join(tmpdir(), 'orca-tls-'))
  let server: Server
  let calls = 0

  beforeAll(async () => {
    const { key, cert } = makeCertificate(directory)
    server = createServer({ key, cert }, (_, response) => {
      calls += 1
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
    rmSync(directory, { recursive: true })
  })

  test('gets nothing, and is tried again later', async () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const url = `https://localhost:${port}/contact/official`
    const outcome = await httpPost({ url, headers: {}, body: '{"secret":1}' })
    expect(outcome).toEqual({ kind: 'retry', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(calls).toBe(0)
  })

  test('gets no email either', async () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const email = { from: 'website@orca.example', to: ['sales@orca.example'], text: 'secret' }
    const outcome = await sendEmail(`smtps://127.0.0.1:${port}`, email)
    expect(outcome).toEqual({ kind: 'retry', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  })

  test('and no visitor’s words', async () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const chatwoot = chatwootCalls(`https://localhost:${port}`, 5000)
    const outcome = await chatwoot.attempt(async () => void (await chatwoot.addContact('visitor', undefined)))
    expect(outcome).toEqual({ kind: 'retry', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(calls).toBe(0)
  })

  test('is no better than none at all', async () => {
    const plain = await startUpstream()
    const url = plain.url.replace('http:', 'https:')
    const outcome = await httpPost({ url, headers: {}, body: '{"secret":1}' })
    expect(outcome.kind).toBe('retry')
    expect(plain.calls).toHaveLength(0)
    await plain.close()
  })
})
