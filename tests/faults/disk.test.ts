import { appendFileSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { canMount, inMountNamespace, seenThrough, smallDisk } from '../support/mount-namespace.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { behaviours, startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

const pageful = 'x'.repeat(4500)

/** Writes until nothing more goes. */
function fill(file: string): void {
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

describe.skipIf(!canMount)('the disk under the store', () => {
  let upstream: Upstream
  let server: ServerUnderTest
  afterEach(async () => {
    await server.end()
    await upstream.close()
  })

  const post = (type: string, key: string = crypto.randomUUID()) =>
    postOfficial(server.origin, { ...officialBody, type }, { ...newVisitor(), 'Idempotency-Key': key })
  const arrived = (beginning: string) =>
    [...upstream.kept.values()].flatMap(({ body }) => (body.type?.startsWith(beginning) ? [body.type] : []))
  const readyStatus = async () => (await fetch(`${server.origin}/api/health/ready`)).status

  async function expectNotNow(type: string, key?: string): Promise<void> {
    const { status, headers, json } = await post(type, key)
    expect({ status, json }).toEqual({ status: 503, json: { code: 'unavailable' } })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }

  test('full: an honest "not now", nothing accepted is lost, and it takes leads again when there is room', async () => {
    upstream = await startUpstream(behaviours.error)
    server = await startServer(
      { CONTACT_UPSTREAM_URL: upstream.url },
      undefined,
      undefined,
      inMountNamespace(smallDisk),
    )
    const accepted: string[] = []
    const send = async (type: string) => {
      const { status } = await post(`${type} ${pageful}`)
      if (status === 200) accepted.push(`${type} ${pageful}`)
      return status
    }
    for (let n = 0; n < 5; n += 1) expect(await send(`early ${n}`)).toBe(200)
    const filler = join(seenThrough(server.pid, server.directory), 'filler')
    fill(filler)
    // The journal may have some room of its own left.
    let n = 0
    await waitUntil('the store is full', async () => (await send(`late ${++n}`)) === 503)

    const key = crypto.randomUUID()
    for (let again = 0; again < 5; again += 1) await expectNotNow(`repeated ${pageful}`, key)
    await waitUntil('readiness says so', async () => (await readyStatus()) === 503)
    expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200)

    rmSync(filler)
    await waitUntil('it takes leads again', async () => (await post(`repeated ${pageful}`, key)).status === 200)
    await waitUntil('readiness says so', async () => (await readyStatus()) === 200)
    upstream.behave = behaviours.ok
    const all = [...accepted, `repeated ${pageful}`].sort()
    await waitUntil('all are delivered', () => upstream.kept.size >= all.length, 30_000)
    expect([...arrived('early'), ...arrived('late'), ...arrived('repeated')].sort()).toEqual(all)
  }, 90_000)

  test('nearly full: readiness warns before anybody is refused', async () => {
    upstream = await startUpstream()
    server = await startServer({}, undefined, undefined, inMountNamespace(smallDisk))
    const warnings = async () => (await (await fetch(`${server.origin}/api/health/ready`)).json()).warnings
    await waitUntil('it is ready', async () => (await readyStatus()) === 200)
    expect(await warnings()).toEqual([])
    const disk = seenThrough(server.pid, server.directory)
    const { bavail, blocks, bsize } = statfsSync(disk)
    writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.floor((bavail - 0.05 * blocks) * bsize)))
    expect(await warnings()).toEqual(['disk_nearly_full'])
    expect((await post('still taken')).status).toBe(200)
  })

  test('read-only: an honest "not now"; what was kept is untouched, and delivered when it can be written', async () => {
    upstream = await startUpstream(behaviours.error)
    const settings = { CONTACT_UPSTREAM_URL: upstream.url }
    server = await startServer(settings)
    const { directory } = server
    expect((await post('before')).status).toBe(200)
    await waitUntil('it was tried in vain', () => server.output().includes('delivery.pending'))
    await server.kill('SIGTERM')
    const before = readFileSync(join(directory, 'orca.db'))

    const readOnly = inMountNamespace('mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR"')
    server = await startServer(settings, directory, undefined, readOnly)
    const key = crypto.randomUUID()
    await expectNotNow('meanwhile', key)
    expect(await readyStatus()).toBe(503)
    expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200)
    await server.kill('SIGKILL')
    expect(readFileSync(join(directory, 'orca.db')).equals(before)).toBe(true)

    upstream.behave = behaviours.ok
    server = await startServer(settings, directory)
    expect((await post('meanwhile', key)).status).toBe(200)
    await waitUntil('both are delivered', () => upstream.kept.size === 2)
    expect([...arrived('before'), ...arrived('meanwhile')]).toEqual(['before', 'meanwhile'])
  }, 60_000)
})
