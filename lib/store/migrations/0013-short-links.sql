-- Addresses of tools that visitors had kept under a short one; nothing says who had.

create table short_link (
  id text primary key,
  address text not null,
  secret_hash text not null,
  created_at bigint not null,
  purge_at bigint not null
);
create index short_link_purge on short_link (purge_at);
