/** Multipart field that carries the résumé; it is not part of the JSON interface. */
export const attachmentField = 'file'

/** For the input's `accept`; the server looks at the bytes as well. */
export const attachmentTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
