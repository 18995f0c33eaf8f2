import type { Migration } from '#lib/store/migrations/migration'

/** What the host page told with a message, for the people who answer it. */
export const context: Migration = {
  version: 4,
  statements: () => ['alter table message add column ctx text'],
}
