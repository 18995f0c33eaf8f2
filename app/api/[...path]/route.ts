import { answerInterface } from '#lib/api/interfaces'

/**
 * The framework's API route, for hosts that run `next start`. Our own server answers with the same function before it
 * (docs/decisions/004).
 */
export {
  answerInterface as DELETE,
  answerInterface as GET,
  answerInterface as HEAD,
  answerInterface as OPTIONS,
  answerInterface as PATCH,
  answerInterface as POST,
  answerInterface as PUT,
}

export const dynamic = 'force-dynamic'
