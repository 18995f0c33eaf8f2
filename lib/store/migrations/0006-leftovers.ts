import type { Migration } from '#lib/store/migrations/migration'

/**
 * Drops a table that no release used. `delivery.last_error`, which is always null, stays for one more release: the
 * one before this still names it when it writes, and both run side by side during an upgrade.
 */
export const leftovers: Migration = {
  version: 6,
  statements: () => ['drop table if exists lease'],
}
