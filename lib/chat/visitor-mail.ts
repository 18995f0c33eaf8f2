export const transcriptSink = 'transcript'

/** The queue of answers that go by mail to visitors who left an address. */
export const answerSink = 'answer-mail'
