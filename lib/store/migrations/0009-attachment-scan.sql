-- What a malware scanner said of a file; `none` where none is set up.

alter table attachment add column scan text not null default 'none';
