-- The widget's visitors, their conversations and what was said (READ-14).

create table visitor (
  id text primary key,
  token_hash text not null unique,
  site text not null,
  external_id text,
  address text not null,
  created_at bigint not null,
  purge_at bigint not null,
  unique (site, external_id)
);
create index visitor_address on visitor (address, created_at);
create index visitor_purge on visitor (purge_at);

create table conversation (
  id text primary key,
  visitor_id text not null unique,
  site text not null,
  language text not null,
  state text not null check (state in ('bot', 'waiting', 'human', 'closed')),
  degraded integer not null default 0,
  last_seq bigint not null default 0,
  read_seq bigint not null default 0,
  revision bigint not null default 0,
  last_write text not null default '',
  created_at bigint not null,
  touched_at bigint not null
);
create index conversation_touched on conversation (touched_at);

create table message (
  conversation_id text not null,
  seq bigint not null,
  client_id text,
  author text not null check (author in ('visitor', 'bot', 'operator', 'system')),
  body text not null,
  reply_to bigint,
  rev integer not null default 0,
  revision bigint not null default 0,
  address text not null default '',
  created_at bigint not null,
  primary key (conversation_id, seq),
  unique (conversation_id, client_id)
);
create index message_address on message (address, created_at);

create table answer_feedback (
  conversation_id text not null,
  seq bigint not null,
  answer text not null,
  helpful integer not null,
  created_at bigint not null,
  primary key (conversation_id, seq)
);
create index answer_feedback_answer on answer_feedback (answer);
