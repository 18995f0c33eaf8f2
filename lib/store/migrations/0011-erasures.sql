-- What was erased at a person's request, by ids that say nothing of them: a restored backup has it again.

create table erasure (
  subject_id text primary key,
  subject_kind text not null check (subject_kind in ('lead', 'visitor', 'conversation')),
  erased_at bigint not null
);
create index erasure_erased on erasure (erased_at);
