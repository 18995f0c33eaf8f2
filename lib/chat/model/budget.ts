import type { Engine } from '#lib/store/engine'

const dayMs = 86_400_000

export interface Budget {
  /** Questions put to the model in 24 hours, by everybody and by one visitor. */
  all: number
  visitor: number
}

/** Whether one more question may be put to the model; every one that was, answered or not, left its mark on a message. */
export async function isWithinBudget(
  { sql, read }: Engine,
  conversationId: string,
  { all, visitor }: Budget,
  now: number,
): Promise<boolean> {
  const asked = sql
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('author', '=', 'bot')
    .where('created_at', '>', now - dayMs)
    .where('body', 'like', '%"model":{%')
  const [own] = await read(asked.where('conversation_id', '=', conversationId))
  if ((own?.n ?? 0) >= visitor) return false
  const [everybody] = await read(asked)
  return (everybody?.n ?? 0) < all
}
