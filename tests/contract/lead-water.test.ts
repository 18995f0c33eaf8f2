import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'
import { startMailServer } from '../support/mail-server.ts'
import { newVisitor } from '../support/official-body.ts'
import { startServer } from '../support/server-under-test.ts'
import { shellCommand } from '../support/shell-command.ts'
import { waitUntil } from '../support/wait-until.ts'

// The command is a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const toolAddress = `/en/tools/coverage#w=${encodeWater({ shape: lakeOfArea(80_000), origin: null })}&c=1.5`

test('sales see the water of a request as a picture and as a link, in the email and on the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-water-'))
  const mail = await startMailServer()
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'site@orca.example', MAIL_TO: 'desk@orca.example' }
  const server = await startServer(settings)
  onTestFinished(async () => {
    await server.end()
    await mail.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const fields = {
    language: 'en',
    page: '/en/quote',
    name: 'Ann',
    email: 'ann@lake.example',
    consent: 'yes',
    toolAddress,
  }
  const answer = await fetch(`${server.origin}/api/forms/quote`, {
    method: 'POST',
    headers: { Origin: server.origin, 'Content-Type': 'application/json', ...newVisitor() },
    body: JSON.stringify(fields),
  })
  const { id }: { id: string } = await answer.json()
  expect(answer.status).toBe(200)

  await waitUntil('the email has come', () => mail.emails.length > 0)
  const [email = ''] = mail.emails
  expect(email).toContain('filename=water.svg')
  expect(email).toContain('image/svg+xml')

  const { out } = await shellCommand('leads', { ...settings, DATA_DIR: server.directory }, [
    'show',
    id,
    '--save',
    folder,
  ])
  expect(out).toContain(`Opens in the tool, exactly as sent: http://localhost:3000${toolAddress}`)
  const [picture = ''] = readdirSync(folder)
  expect(readFileSync(join(folder, picture), 'utf8')).toMatch(/^<svg[^>]+viewBox="0 0 800 560"/)
})
