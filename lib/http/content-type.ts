import { ApiError } from '#lib/protocol/api-errors'

export type BodyType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** The body's type, if the handler takes it: in UTF-8 and not compressed. */
export function bodyType(headers: Headers, taken: readonly BodyType[]): BodyType {
  const [essence = '', ...parameters] = (headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const type = taken.find((candidate) => candidate === essence)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset)
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity'
  if (!type || !isUtf8 || encoding !== 'identity') throw new ApiError('wrong_type')
  return type
}
