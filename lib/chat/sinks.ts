/** The queue of conversations that go by mail to the visitors who asked for them. */
export const transcriptSink = 'transcript'
/** The queue of answers that go by mail to visitors who left an address. */
export const answerSink = 'answer-mail'
/** The queue of calls about conversations. */
export const chatEventSink = 'chat-event'
/** The queue of the weekly report. */
export const letterSink = 'chat-letter'

export const sinksBesideBridges = [transcriptSink, answerSink, chatEventSink, letterSink] as const
