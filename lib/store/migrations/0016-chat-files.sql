-- Files that visitors and people who answer have sent each other in a conversation. Their bytes stand last: counting reads none.

create table chat_file (
  id text primary key,
  conversation_id text not null,
  author text not null check (author in ('visitor', 'operator')),
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  scan text not null,
  address text not null,
  created_at bigint not null,
  bytes $bytes not null
);
create index chat_file_conversation on chat_file (conversation_id);
create index chat_file_address on chat_file (address, created_at);
