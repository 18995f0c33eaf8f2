/** The name of the queue that transcripts wait in; it is no bridge to people. */
export const transcriptSink = 'transcript'
