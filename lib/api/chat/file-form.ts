import { scanAttachment } from '#lib/api/leads/attachment-scan'
import { multipartBody } from '#lib/api/leads/form-body'
import { checkedFile, type NewChatFile } from '#lib/chat/files/checked-file'
import { environment } from '#lib/config/environment'
import { attachmentField } from '#lib/forms/attachment'
import { bodyType } from '#lib/http/content-type'
import { bodyLimits, readBody } from '#lib/http/read-body'
import { ApiError } from '#lib/protocol/api-errors'

/** Files that this process reads at the same time: each is held in memory a few times over. */
const mostAtOnce = 8
let underWay = 0

/** @throws ApiError `not_found` where `CHAT_FILES` is off */
export function requireFiles(): void {
  if (!environment().CHAT_FILES) throw new ApiError('not_found')
}

/** A form's file, looked at by its bytes and the scanner, and its fields; throws `wrong_fields`, or `unavailable` in a rush. */
export async function readFileForm(request: Request): Promise<{ file: NewChatFile; fields: Record<string, unknown> }> {
  bodyType(request.headers, ['multipart/form-data'])
  if (underWay >= mostAtOnce) throw new ApiError('unavailable', { retryAfterSeconds: 2 })
  underWay += 1
  try {
    const bytes = await readBody(request, bodyLimits.multipart)
    const { fields, file } = await multipartBody(bytes, request.headers.get('content-type') ?? '')
    if (!file) throw new ApiError('wrong_fields', { fields: { [attachmentField]: 'required' } })
    const checked = await checkedFile(file)
    const { scan } = await scanAttachment(checked, environment().CLAMD_ADDRESS)
    return { file: { ...checked, scan }, fields }
  } finally {
    underWay -= 1
  }
}
