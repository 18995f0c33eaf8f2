import { extname } from 'node:path'
import { limits } from '#lib/forms/limits'

/** A name that is safe to show and to save: no folders, no control or direction characters, not too long. */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = extname(clean)
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, limits.file.name - ending.length).join('')
  return `${stem || 'file'}${ending}`
}
