-- Where a conversation is continued by people, and which of their system's messages are which of ours.

create table bridge_link (
  bridge text not null,
  conversation_id text not null,
  contact text not null,
  external_id text not null,
  primary key (bridge, conversation_id),
  unique (bridge, external_id)
);

create table bridge_message (
  bridge text not null,
  external_id text not null,
  conversation_id text not null,
  seq bigint not null,
  primary key (bridge, external_id)
);
create index bridge_message_conversation on bridge_message (conversation_id);
