-- Every time that a visitor waited for a person's words, and how it ended; at most one of a conversation is open.

create table person_wait (
  conversation_id text not null,
  since bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('person', 'closed')),
  told integer not null default 0,
  primary key (conversation_id, since)
);
create unique index person_wait_open on person_wait (conversation_id) where ended_at is null;
create index person_wait_since on person_wait (since);

insert into person_wait (conversation_id, since)
  select id, waiting_since from conversation where waiting_since is not null;
