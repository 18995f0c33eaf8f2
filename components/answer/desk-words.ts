import type en from '#messages/en/answer.json'

/** The sentences of the desk, in the language of its page. */
export type DeskWords = (typeof en)['AnswerDesk']
