import { answerInterface } from '#lib/api/interfaces'

/**
 * The API route of the owner's stack: it answers wherever the framework serves by itself (`next start`, a platform).
 * Behind `npm start` and `npm run dev` the same function answers before the framework is asked (docs/decisions/004).
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
