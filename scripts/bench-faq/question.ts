/** A question as somebody might write it, and the entry that answers it; `none`: nothing of ours does. */
export type Question = readonly [text: string, entry: string]
