import { extname } from 'node:path'
import { limits } from '#lib/forms/limits'

/** Of UTF-8: file systems take 255, and who saves a file puts a date and a number before its name. */
const mostBytes = 200

/** A name that is safe to show and to save: no folders, no control or direction characters, not too long. */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = extname(clean)
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, limits.file.name - ending.length)
  while (Buffer.byteLength(`${stem.join('')}${ending}`) > mostBytes && stem.length > 0) stem.pop()
  return `${stem.join('') || 'file'}${ending}`
}
