/** A file that is handed out, with its checksum. */
export interface OfferedFile {
  name: string
  sha256: string
}

/** Name of the list in each family's folder; what it does not name is not handed out. */
export const checksumFile = 'SHA256SUMS'
export const mostChecksumBytes = 256 * 1024
const mostFiles = 200

/** One plain name: no folders, nothing that begins with a dot. */
const plainName = /^[\p{L}\p{N}_][\p{L}\p{N}_ .()+-]{0,199}$/u

/** Reads what `sha256sum FILES > SHA256SUMS` wrote; lines that name no plain file are left out. */
export function readChecksums(text: string): OfferedFile[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, sha256, name] = /^([\da-f]{64}) [ *](.+)$/.exec(line) ?? []
      return sha256 && name && plainName.test(name) ? [{ name, sha256 }] : []
    })
    .slice(0, mostFiles)
}
