import { attachmentField } from '#lib/forms/attachment'
import { listFields } from '#lib/forms/fields'
import { decodeText } from '#lib/http/json-body'
import { ApiError } from '#lib/protocol/api-errors'

const mostFields = 40
export interface FormBody {
  /** As they came; a JSON interface's may be of any type until its schema has looked at them. */
  fields: Record<string, unknown>
  file: File | undefined
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new ApiError('broken_body')
  }
}

function collected(entries: Iterable<readonly [string, string]>): Record<string, string | string[]> {
  // No prototype: a field may be named `__proto__`, and must stay a field that the schema refuses.
  const fields: Record<string, string | string[]> = Object.create(null)
  let count = 0
  for (const [name, value] of entries) {
    count += 1
    if (count > mostFields) throw new ApiError('wrong_fields', { fields: {} })
    const earlier = fields[name]
    if (listFields.has(name)) fields[name] = [earlier ?? [], value].flat()
    else if (earlier === undefined) fields[name] = value
    else throw new ApiError('wrong_fields', { fields: { [name.slice(0, 40)]: 'not_text' } })
  }
  return fields
}

/** The fields of a plain form. */
export function urlencodedBody(bytes: Uint8Array): FormBody {
  const pairs = decodeText(bytes)
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=')
      return equals < 0
        ? [decodePart(pair), '']
        : [decodePart(pair.slice(0, equals)), decodePart(pair.slice(equals + 1))]
    })
  return { fields: collected(pairs), file: undefined }
}

/** The fields and file of a multipart form. An empty file input is no file. */
export async function multipartBody(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormBody> {
  const data = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw new ApiError('broken_body')
  })
  const texts: [string, string][] = []
  let file: File | undefined
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.push([name, value])
    else if (value.size > 0 || value.name !== '') {
      if (name !== attachmentField || file)
        throw new ApiError('wrong_fields', { fields: { [name.slice(0, 40)]: 'unknown' } })
      file = value
    }
  }
  return { fields: collected(texts), file }
}
