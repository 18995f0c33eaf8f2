import type { Migration } from '#lib/store/migrations/migration'

/** What a malware scanner said of a file; `none` where none is set up. */
export const attachmentScan: Migration = {
  version: 9,
  statements: () => ["alter table attachment add column scan text not null default 'none'"],
}
