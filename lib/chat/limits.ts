import { chatRetentionDays } from '#lib/content/chat-retention'

/** READ-12, for the widget's handlers. */
export const chatLimits = {
  /** Largest body in bytes. */
  body: 64 * 1024,
  text: 4000,
  /** Longest comment beside a rating, in code points. */
  ratingComment: 1000,
  /** The host page's context of a message, as JSON in bytes. */
  contextBytes: 2048,
  contextFields: 20,
  contextText: 300,
  /** Messages stored from one visitor, over sliding windows. */
  visitor: [
    { withinMs: 10_000, most: 5 },
    { withinMs: 60_000, most: 20 },
  ],
  address: [{ withinMs: 60_000, most: 60 }],
  newVisitors: [{ withinMs: 3_600_000, most: 30 }],
  /** Conversations sent by email: of one conversation, to one receiver, from one address, and all together. */
  transcript: {
    conversation: [{ withinMs: 86_400_000, most: 3 }],
    recipient: [{ withinMs: 86_400_000, most: 3 }],
    address: [{ withinMs: 86_400_000, most: 10 }],
    all: [{ withinMs: 86_400_000, most: 500 }],
  },
  /** Files stored for each side of a conversation, and from one address in a day. */
  files: {
    ofSender: { count: 20, bytes: 40 * 1024 * 1024 },
    address: [{ withinMs: 86_400_000, most: 40 }],
  },
  streamsPerAddress: 10,
  streamsPerProcess: 2000,
  /** Long polls that wait: more than streams, because who is refused a stream polls. */
  pollsPerAddress: 50,
  pollsPerProcess: 2000,
  typingEveryMs: 3000,
} as const

/** A visitor and all messages are deleted this long after their last activity. */
export const chatRetentionMs = chatRetentionDays * 86_400_000
