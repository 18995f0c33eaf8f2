-- Since when a visitor waits for a person.

alter table conversation add column waiting_since bigint;
create index conversation_waiting on conversation (waiting_since);
