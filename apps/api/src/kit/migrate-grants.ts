// Grants that a migration gives anew each time, because the tables they are for are not all of its own making.

// The job tables have row security without policies, which shuts out everyone but their owner: the application gets
// policies and grants, so that it can enqueue inside its transactions and run the worker without being the owner.
export const openJobsToApplication = (role: string): string => `
  grant usage on schema graphile_worker to ${role};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${role};
  grant usage, select on all sequences in schema graphile_worker to ${role};
  grant execute on all functions in schema graphile_worker to ${role};
  revoke insert, update, delete on graphile_worker.migrations from ${role};
  do $$
  declare secured text;
  begin
    for secured in
      select relname from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
        and not exists (select 1 from pg_policy where polrelid = pg_class.oid and polname = '${role}')
    loop
      execute format('create policy ${role} on graphile_worker.%I to ${role} using (true) with check (true)', secured);
    end loop;
  end $$;
`

// Who may only look reads every table, whatever migration made it, but no column that could open an account, a sealed file or
// the memory of calls. Where a file lies and what its content must hash to opens nothing by itself, and documents are read by it.
export const openTablesToReaders = (role: string): string => `
  grant usage on schema public to ${role};
  do $$
  declare
    readable record;
  begin
    for readable in
      select c.relname, c.oid, string_agg(quote_ident(a.attname), ', ') filter (where not hidden) as columns, bool_or(hidden) as hides
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
        lateral (select (a.attname ~ '(password|secret|token|hash|salt|verifier|wrapped|_key)' or a.atttypid = 'bytea'::regtype)
          and (c.relname, a.attname) not in (('documents', 'storage_key'), ('documents', 'sha256'),
            ('chat_messages', 'storage_key'), ('chat_messages', 'sha256')) as hidden) h
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in ('idempotency_keys', 'sign_in_failures', 'limit_counters')
      group by c.oid
    loop
      if not readable.hides then
        execute format('grant select on public.%I to ${role}', readable.relname);
      else
        execute format('revoke select on public.%I from ${role}', readable.relname);
        if readable.columns is not null then
          execute format('grant select (%s) on public.%I to ${role}', readable.columns, readable.relname);
        end if;
      end if;
    end loop;
  end $$;
`
