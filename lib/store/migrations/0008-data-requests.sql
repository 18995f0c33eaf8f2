-- What became of a request for a dataset, and how often each file was fetched for it; older requests wait.

create table data_request (
  id text primary key,
  state text not null check (state in ('waiting', 'approved', 'denied', 'withdrawn')),
  terms text not null,
  reason text,
  note text,
  decided_at bigint,
  links_until bigint,
  letters integer not null default 0
);
create index data_request_state on data_request (state);

create table data_download (
  request_id text not null,
  file text not null,
  whole integer not null default 0,
  parts integer not null default 0,
  last_at bigint not null,
  primary key (request_id, file)
);

insert into data_request (id, state, terms) select id, 'waiting', '' from lead where kind = 'dataset';
