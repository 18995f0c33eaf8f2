import type { Engine, Query, RowsOf } from '#lib/store/engine'

/** Writes to one conversation, one transaction after the other, and notifies its followers. */
export const writeToChat = <const Queries extends readonly Query[]>(
  engine: Engine,
  id: string,
  queries: Queries,
): Promise<RowsOf<Queries>> => engine.write(queries, { hints: [id], lockKeys: `chat:${id}` })
