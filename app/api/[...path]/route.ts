import { answerInterface } from '#lib/api/interfaces'

/** Under `next dev`; in production the server answers by the same function without the framework. */
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
