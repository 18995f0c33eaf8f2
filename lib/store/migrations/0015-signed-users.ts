import type { Migration } from '#lib/store/migrations/migration'

/** What a host's server signed of its user besides the id. */
export const signedUsers: Migration = {
  version: 15,
  statements: () => [
    'alter table visitor add column signed_name text',
    'alter table visitor add column signed_email text',
  ],
}
