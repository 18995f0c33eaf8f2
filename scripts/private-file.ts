import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs'

/** Writes what people sent into a file that nobody else can read, also where one stood that others could. */
export function writePrivateFile(path: string, content: string | Uint8Array): void {
  const file = openSync(path, 'w', 0o600)
  try {
    // A pipe or a terminal keeps the mode that it has.
    if (fstatSync(file).isFile()) fchmodSync(file, 0o600)
    writeFileSync(file, content)
  } finally {
    closeSync(file)
  }
}
