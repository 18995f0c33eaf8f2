-- Who has an email and who was refused: one row for each receiver of a lead's delivery or of a conversation.

create table email_recipient (
  subject_kind text not null check (subject_kind in ('lead', 'chat')),
  subject_id text not null,
  recipient text not null,
  state text not null check (state in ('accepted', 'deferred', 'refused')),
  code text not null,
  reached bigint not null default 0,
  attempts integer not null default 0,
  since bigint not null,
  due_at bigint,
  primary key (subject_id, recipient)
);
create index email_recipient_state on email_recipient (state, due_at);
