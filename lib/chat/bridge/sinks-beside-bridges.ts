import { letterSink } from '#lib/chat/letter/letter-schedule'
import { answerSink, transcriptSink } from '#lib/chat/visitor-mail'
import { chatEventSink } from '#lib/chat/webhook/chat-events'

/** Queues of jobs that no bridge carries: mail to visitors, calls to the chat's webhook, the weekly report. */
export const sinksBesideBridges = [transcriptSink, answerSink, chatEventSink, letterSink] as const
