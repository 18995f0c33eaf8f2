import { answerSink, transcriptSink } from '#lib/chat/visitor-mail'
import { chatEventSink } from '#lib/chat/webhook/chat-events'

/** Queues of jobs about messages that no bridge carries: mail to visitors, and calls to the chat's webhook. */
export const sinksBesideBridges = [transcriptSink, answerSink, chatEventSink] as const
