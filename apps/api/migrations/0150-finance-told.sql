-- What of finance's waiting steps somebody was told of already; a row goes when the step waits no more.

create table finance_told (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  task text not null check (task ~ '^[a-z-]+$'),
  thing_id uuid not null,
  occasion text not null, -- the same thing may wait again after it was sent back
  told_at timestamptz not null default now(),
  unique (user_id, task, thing_id, occasion)
);
grant select, insert, delete on finance_told to marsa_app;
