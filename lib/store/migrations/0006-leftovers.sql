-- Drops a table that no release used. `delivery.last_error`, which is always null, stays for one more release: the
-- one before this still names it when it writes, and both run side by side during an upgrade.

drop table if exists lease;
