import { AwsClient } from 'aws4fetch'
import { checksumFile, mostChecksumBytes, readChecksums } from '#lib/data-requests/storage/checksums'
import type { DatasetStorage } from '#lib/data-requests/storage/storage'

/** A presigned address has to be valid only when a download begins. */
const addressSeconds = 300
const patienceMs = 10_000

/** `https://KEY:SECRET@host/bucket?region=…` taken apart. */
function parts(address: string) {
  const url = new URL(address)
  const accessKeyId = decodeURIComponent(url.username)
  const secretAccessKey = decodeURIComponent(url.password)
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  return { base, client: new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }) }
}

/** Datasets in a bucket of an S3-compatible storage: `FloW/SHA256SUMS` and the objects it names. */
export function bucketStorage(address: string): DatasetStorage {
  const { base, client } = parts(address)
  const urlOf = (dataset: string, name: string) => `${base}/${dataset}/${encodeURIComponent(name)}`
  const ask = async (url: string, method: 'GET' | 'HEAD') => {
    const answer = await client.fetch(url, { method, signal: AbortSignal.timeout(patienceMs) })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`the dataset storage answered ${answer.status}`)
  }
  return {
    async offered(dataset) {
      const answer = await ask(urlOf(dataset, checksumFile), 'GET')
      const bytes = Number(answer.headers.get('content-length') ?? 0)
      if (answer.ok && bytes <= mostChecksumBytes) return readChecksums(await answer.text())
      await answer.body?.cancel()
      return []
    },
    async find(dataset, file) {
      const answer = await ask(urlOf(dataset, file.name), 'HEAD')
      const size = answer.headers.get('content-length')
      return answer.ok ? { ...file, size: size === null ? undefined : Number(size) } : undefined
    },
    async open(dataset, { name }) {
      const url = new URL(urlOf(dataset, name))
      url.searchParams.set('X-Amz-Expires', String(addressSeconds))
      const signed = await client.sign(url.href, { method: 'GET', aws: { signQuery: true } })
      return { kind: 'elsewhere', address: signed.url }
    },
  }
}
