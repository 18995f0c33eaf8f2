import { createHash } from 'node:crypto'
import { Unavailable } from '#lib/runtime/unavailable'
import type { Dialect } from '#lib/store/dialect'
import { leads } from '#lib/store/migrations/0001-leads'
import { chat } from '#lib/store/migrations/0002-chat'
import { bridges } from '#lib/store/migrations/0003-bridges'
import { context } from '#lib/store/migrations/0004-context'
import { waiting } from '#lib/store/migrations/0005-waiting'
import { leftovers } from '#lib/store/migrations/0006-leftovers'
import { emailRecipients } from '#lib/store/migrations/0007-email-recipients'
import { dataRequests } from '#lib/store/migrations/0008-data-requests'
import { attachmentScan } from '#lib/store/migrations/0009-attachment-scan'
import { afterChat } from '#lib/store/migrations/0010-after-chat'
import { erasures } from '#lib/store/migrations/0011-erasures'
import { personWaits } from '#lib/store/migrations/0012-person-waits'
import { shortLinks } from '#lib/store/migrations/0013-short-links'
import { answerLinks } from '#lib/store/migrations/0014-answer-links'
import { signedUsers } from '#lib/store/migrations/0015-signed-users'
import { chatFiles } from '#lib/store/migrations/0016-chat-files'
import type { Migration } from '#lib/store/migrations/migration'

/** In order; add at the end, in expand-then-contract steps, because two releases run side by side during a deploy. */
export const migrations: readonly Migration[] = [
  leads,
  chat,
  bridges,
  context,
  waiting,
  leftovers,
  emailRecipients,
  dataRequests,
  attachmentScan,
  afterChat,
  erasures,
  personWaits,
  shortLinks,
  answerLinks,
  signedUsers,
  chatFiles,
]

/** Run before anything else, on a database of any age. */
export const migrationTable =
  'create table if not exists schema_migration (version integer primary key, checksum text not null, applied_at bigint not null)'

/** A database that this release must not touch; the message is for the operator. */
export class WrongDatabase extends Unavailable {
  override name = 'WrongDatabase'
}

export interface Applied {
  version: number
  checksum: string
}

export interface Step {
  version: number
  checksum: string
  statements: readonly string[]
}

function step({ version, statements }: Migration, dialect: Dialect): Step {
  const texts = statements({ bytes: dialect === 'sqlite' ? 'blob' : 'bytea' })
  const checksum = createHash('sha256').update(texts.join(';').replace(/\s+/g, ' ')).digest('hex')
  return { version, checksum, statements: texts }
}

/** The steps a database still needs. Refuses one that is newer than this release or was changed behind its back. */
export function missingSteps(applied: readonly Applied[], dialect: Dialect, known = migrations): Step[] {
  const steps = known.map((migration) => step(migration, dialect))
  const newest = Math.max(0, ...applied.map(({ version }) => version))
  const ours = steps.at(-1)?.version ?? 0
  if (newest > ours) {
    throw new WrongDatabase(
      `The database is at version ${newest} and this release knows versions up to ${ours}: start the newer release, or restore a backup made before it.`,
    )
  }
  for (const { version, checksum } of applied) {
    if (steps.find((candidate) => candidate.version === version)?.checksum !== checksum) {
      throw new WrongDatabase(`Step ${version} of the database is not the one this release knows; restore a backup.`)
    }
  }
  const done = new Set(applied.map(({ version }) => version))
  return steps.filter(({ version }) => !done.has(version))
}
