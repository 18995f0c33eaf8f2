import type { Migration } from '#lib/store/migrations/migration'

/** Since when a visitor waits for a person. */
export const waiting: Migration = {
  version: 5,
  statements: () => [
    'alter table conversation add column waiting_since bigint',
    'create index conversation_waiting on conversation (waiting_since)',
  ],
}
