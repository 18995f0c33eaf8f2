-- What comes at the end of a conversation: whether it helped (asked once), and its transcript by email.

create table rating_question (
  conversation_id text primary key,
  seq bigint not null,
  asked_at bigint not null
);
create index rating_question_asked on rating_question (asked_at);

create table transcript (
  id text primary key,
  conversation_id text not null,
  email text not null,
  recipient text not null,
  address text not null,
  language text not null,
  until_seq bigint not null,
  created_at bigint not null
);
create index transcript_conversation on transcript (conversation_id, created_at);
create index transcript_recipient on transcript (recipient, created_at);
create index transcript_address on transcript (address, created_at);
create index transcript_created on transcript (created_at);
