/** A file's MIME type by its bytes (for archives, by their contents); undefined if unknown. */
export async function typeOfBytes(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded only when a file is sent.
  const { fileTypeFromBuffer } = await import('file-type')
  // Throws for a broken archive.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found?.mime
}
