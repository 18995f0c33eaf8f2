-- Leads, what was attached to them and where they are to go.

create table lead (
  id text primary key,
  kind text not null,
  language text not null,
  page text not null,
  payload text not null,
  email text not null,
  consent_how text not null,
  consent_policy text not null,
  suspect text,
  idem_key text not null unique,
  body_hash text not null,
  visitor text not null,
  received_at bigint not null,
  purge_at bigint not null
);
create index lead_received on lead (received_at);
create index lead_visitor on lead (visitor, received_at);
create index lead_email on lead (email);
create index lead_purge on lead (purge_at);

create table delivery (
  id text primary key,
  subject_kind text not null check (subject_kind in ('lead', 'message')),
  subject_id text not null,
  sink text not null,
  state text not null check (state in ('pending', 'leased', 'delivered', 'dead', 'cancelled')),
  attempts integer not null default 0,
  created_at bigint not null,
  due_at bigint not null,
  lease_owner text,
  lease_until bigint,
  last_code text,
  last_error text,
  done_at bigint,
  unique (subject_kind, subject_id, sink)
);
create index delivery_due on delivery (sink, state, due_at);

create table delivery_attempt (
  delivery_id text not null,
  n integer not null,
  started_at bigint not null,
  finished_at bigint not null,
  outcome text not null,
  code text not null,
  primary key (delivery_id, n)
);

create table attachment (
  id text primary key,
  lead_id text not null,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  bytes $bytes not null
);
create index attachment_lead on attachment (lead_id);
create table fact (name text primary key, value text not null);
create table lease (name text primary key, owner text not null, until bigint not null);
