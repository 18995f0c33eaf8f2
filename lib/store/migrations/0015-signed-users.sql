-- What a host's server signed of its user besides the id.

alter table visitor add column signed_name text;
alter table visitor add column signed_email text;
