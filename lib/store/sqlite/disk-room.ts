import { statfsSync } from 'node:fs'

const scarce = { share: 0.1, bytes: 1024 ** 3 } as const

/** The free space of a file's disk, and whether it is getting too little. */
export function diskRoom(file: string): { freeBytes: number; isScarce: boolean } {
  const { bavail, blocks, bsize } = statfsSync(file)
  const freeBytes = bavail * bsize
  return { freeBytes, isScarce: freeBytes < Math.min(blocks * bsize * scarce.share, scarce.bytes) }
}
