/** `randomUUID` exists on secure origins only; a site tried out over plain http still needs keys. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
