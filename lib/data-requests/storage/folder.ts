import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { checksumFile, mostChecksumBytes, readChecksums } from '#lib/data-requests/storage/checksums'
import type { DatasetStorage } from '#lib/data-requests/storage/storage'

/** Size of a plain file; undefined when it is not there. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found?.isFile() ? found.size : undefined
}

/** Datasets in a folder of this machine: `<folder>/FloW/SHA256SUMS` and the files it names. */
export function folderStorage(folder: string): DatasetStorage {
  return {
    async offered(dataset) {
      const path = join(folder, dataset, checksumFile)
      const bytes = await sizeOf(path)
      if (bytes === undefined || bytes > mostChecksumBytes) return []
      return readChecksums(await readFile(path, 'utf8'))
    },
    async find(dataset, file) {
      const size = await sizeOf(join(folder, dataset, file.name))
      return size === undefined ? undefined : { ...file, size }
    },
    async open(dataset, { name }) {
      const path = join(folder, dataset, name)
      const size = await sizeOf(path)
      if (size === undefined) return undefined
      return { kind: 'bytes', size, read: (start, end) => streamOf(path, start, end) }
    },
  }
}

function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  // Node's web streams and the platform's are the same class under two names.
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
}
