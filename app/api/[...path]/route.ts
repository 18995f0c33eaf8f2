import { answerInterface } from '#lib/api/interfaces'

/** Under `next dev`, and where the framework is told to answer everything; else server.ts answers by the same function. */
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
