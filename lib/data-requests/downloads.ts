import { sql as raw } from 'kysely'
import type { Engine } from '#lib/store/engine'

/** For one file of one request: from its start, and from somewhere within, as programs that go on ask for it. */
const most = { whole: 10, parts: 500 } as const

/** Counts one fetch; false when the file was fetched so often that the link must be in too many hands. */
export async function countDownload(
  engine: Engine,
  { id, file, isPart, now }: { id: string; file: string; isPart: boolean; now: number },
): Promise<boolean> {
  const { sql } = engine
  const column = isPart ? 'parts' : 'whole'
  const first = { whole: 0, parts: 0, [column]: 1 }
  const [counted] = await engine.write([
    sql
      .insertInto('data_download')
      .values({ request_id: id, file, ...first, last_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['request_id', 'file'])
          .doUpdateSet({ [column]: raw`data_download.${raw.ref(column)} + 1`, last_at: now })
          .where(`data_download.${column}`, '<', most[column]),
      )
      .returning('file'),
  ])
  return counted.length > 0
}
