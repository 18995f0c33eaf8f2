import { answerInterface } from '#lib/api/interfaces'

/** Under `next dev`; in production the server answers by the same function without the framework. */
export { answerInterface as GET, answerInterface as HEAD }

export const dynamic = 'force-dynamic'
