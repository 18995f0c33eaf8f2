-- Links by which people of the team answer one conversation each, known by the hash of their right alone; who took a
-- conversation; and when a visitor who waits was promised an answer by the board.

create table answer_link (
  token_hash text primary key,
  conversation_id text not null,
  made_by text not null check (made_by in ('notice', 'colleague', 'command')),
  made_at bigint not null,
  used_at bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('closed', 'withdrawn'))
);
create index answer_link_conversation on answer_link (conversation_id);
create index answer_link_used on answer_link (used_at);

create table answer_holder (
  conversation_id text primary key,
  device text not null,
  name text not null,
  taken_at bigint not null,
  seen_at bigint not null
);

alter table person_wait add column promised_at bigint;
