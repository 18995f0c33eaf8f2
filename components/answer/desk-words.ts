import type en from '#messages/en/answer.json'

export type DeskWords = (typeof en)['AnswerDesk']
