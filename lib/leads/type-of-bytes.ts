/** What a file is by its bytes: of an archive its list of contents is unpacked and read. Undefined for what is none we know. */
export async function typeOfBytes(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded by those only who send a file.
  const { fileTypeFromBuffer } = await import('file-type')
  // A broken archive is no document.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found?.mime
}
