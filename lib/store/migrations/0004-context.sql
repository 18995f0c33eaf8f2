-- What the host page told with a message, for the people who answer it.

alter table message add column ctx text;
