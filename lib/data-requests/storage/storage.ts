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
  list(dataset: string): Promise<StoredFile[]>
  open(dataset: string, name: string): Promise<Opened | undefined>
}
