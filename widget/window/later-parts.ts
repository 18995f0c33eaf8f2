/** Parts of a message that few conversations have, in a chunk of their own. */
export { AnswerTable } from './answer-table.tsx'
export { RatingQuestion } from './rating-question.tsx'
