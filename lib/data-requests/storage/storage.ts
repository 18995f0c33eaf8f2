import type { OfferedFile } from '#lib/data-requests/storage/checksums'

export interface StoredFile extends OfferedFile {
  /** In bytes; undefined where the storage does not say. */
  size: number | undefined
}

/** How a file reaches its reader: as bytes of ours, or from an address that works for a few minutes. */
export type Opened =
  | { kind: 'bytes'; size: number; read: (start: number, end: number) => ReadableStream<Uint8Array> }
  | { kind: 'elsewhere'; address: string }

/** Where the datasets lie: a folder for each family, with its checksums. Faults reject; what is missing is undefined. */
export interface DatasetStorage {
  /** The files of a family that are handed out, as its list names them; none without a list. */
  offered(dataset: string): Promise<OfferedFile[]>
  /** A named file with its size; a name in the list need not lie there. */
  find(dataset: string, file: OfferedFile): Promise<StoredFile | undefined>
  open(dataset: string, file: OfferedFile): Promise<Opened | undefined>
}

/** The files of a family that are there: a file that is named and missing would be a link into nothing. */
export async function listFiles(storage: DatasetStorage, dataset: string): Promise<StoredFile[]> {
  const offered = await storage.offered(dataset)
  const found = await Promise.all(offered.map((file) => storage.find(dataset, file)))
  return found.filter((file) => file !== undefined)
}
