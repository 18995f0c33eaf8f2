import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketStorage } from '#lib/data-requests/storage/bucket'
import { listFiles } from '#lib/data-requests/storage/storage'

// The key pair that this server knows.
const [key, secret] = ['S3RVER', 'S3RVER']
const directory = mkdtempSync(join(tmpdir(), 'orca-bucket-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'datasets', configs: [] }],
})
let host = ''
const content = 'left and right pictures'
const sha256 = createHash('sha256').update(content).digest('hex')

beforeAll(async () => {
  const { port } = await server.run()
  host = `127.0.0.1:${port}`
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: 'us-east-1' })
  const put = (name: string, body: string) =>
    client.fetch(`http://${host}/datasets/USVInland/${name}`, { method: 'PUT', body })
  await put('Stereo%20Matching.zip', content)
  await put('SHA256SUMS', `${sha256}  Stereo Matching.zip\n${sha256}  gone.zip\n`)
})
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

const storage = () => bucketStorage(`http://${key}:${secret}@${host}/datasets?region=us-east-1`)

test('a bucket lists what its checksums name and holds, with sizes', async () => {
  expect(await listFiles(storage(), 'USVInland')).toEqual([
    { name: 'Stereo Matching.zip', sha256, size: content.length },
  ])
  expect(await listFiles(storage(), 'FloW'), 'a family without a list offers nothing').toEqual([])
})

test('a file comes from an address that works without the key, and only as it was signed', async () => {
  const opened = await storage().open('USVInland', { name: 'Stereo Matching.zip', sha256 })
  if (opened?.kind !== 'elsewhere') throw new Error('not an address')
  expect(opened.address).not.toContain(`${key}:${secret}`)
  expect(await (await fetch(opened.address)).text()).toBe(content)
  const part = await fetch(opened.address, { headers: { Range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'left'])
  const url = new URL(opened.address)
  expect(url.searchParams.get('X-Amz-Signature')).toBe(signatureOf(url, secret))
  expect(Number(url.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
  url.searchParams.set('X-Amz-Date', '20200101T000000Z')
  expect((await fetch(url)).status, 'when its time is over').toBe(403)
})

test('a storage that refuses is a fault that is told, not an empty list', async () => {
  const stranger = bucketStorage(`http://STRANGER:${secret}@${host}/datasets`)
  await expect(listFiles(stranger, 'USVInland')).rejects.toThrow('the dataset storage answered 403')
})

/**
 * The signature of a presigned address, worked out from the published rules (AWS Signature Version 4, query parameters),
 * because the server of this test takes any signature of a key that it knows.
 */
function signatureOf(address: URL, secretKey: string): string {
  const query = new URLSearchParams(address.searchParams)
  query.delete('X-Amz-Signature')
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const canonicalQuery = [...query]
    .map((pair) => pair.map(encoded).join('='))
    .sort()
    .join('&')
  const canonical = [
    'GET',
    address.pathname,
    canonicalQuery,
    `host:${address.host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const scope = (query.get('X-Amz-Credential') ?? '').split('/').slice(1)
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', query.get('X-Amz-Date'), scope.join('/'), hash].join('\n')
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
  return hmac(scope.reduce<Buffer | string>(hmac, `AWS4${secretKey}`), toSign).toString('hex')
}

test('the rules of that signature give the one that Amazon prints for its own example', () => {
  const example = new URL(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host',
  )
  expect(signatureOf(example, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})
