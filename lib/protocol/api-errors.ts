import type { FieldErrors } from '#lib/protocol/field-codes'

/** Every refusal with its status (READ-12); the answer names the code, `docs/api-errors.md` is printed from it. */
export const apiErrors = {
  broken_body: {
    status: 400,
    when: 'The body is not what its Content-Type says: broken JSON (a key given twice, too), encoding or form data.',
  },
  bad_token: { status: 401, when: "The widget's token is missing, unknown, expired or of a deleted visitor." },
  foreign_origin: { status: 403, when: 'Origin is missing or not ours, or Sec-Fetch-Site is not same-origin.' },
  not_found: { status: 404, when: 'There is no such address, form, conversation or widget site.' },
  wrong_method: {
    status: 405,
    when: 'This address does not take this method; Allow says which (TRACE is always refused).',
  },
  too_slow: { status: 408, when: 'The body did not arrive within 10 s.' },
  in_progress: { status: 409, when: 'The same message is being handled right now.' },
  too_large: { status: 413, when: 'The body passes 96 KB, or 6 MB with an attachment; the connection may be closed.' },
  wrong_type: { status: 415, when: 'This address does not take this Content-Type, charset or Content-Encoding.' },
  wrong_fields: { status: 422, when: 'Fields are wrong; `fields` gives a code for each by name.' },
  too_many: { status: 429, when: 'Too many from one address; Retry-After says when to come back.' },
  failed: { status: 500, when: 'A fault of ours; it is in the log under the request id.' },
  unavailable: { status: 503, when: 'The store cannot keep it now; Retry-After says when to come back.' },
} as const satisfies Record<string, { status: number; when: string }>

export type ApiErrorCode = keyof typeof apiErrors

/** An error on its way to the visitor. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ApiErrorCode, more: { fields?: FieldErrors; retryAfterSeconds?: number } = {}) {
    super(code)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
