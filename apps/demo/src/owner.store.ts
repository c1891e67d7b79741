// A connection as the owner of the database, for the work that the application's own role may not do.
import pg from 'pg'

export type Owner = Pick<pg.Client, 'query'>

export const asOwner = async <T>(url: string, work: (owner: Owner) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the query that meets the broken connection reports it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Lets commits of new connections answer before they reach the disk, or not any more. A filling that a crash cuts short
 * is thrown away as a whole, so nothing is lost by it. Only where the database is the user's own to set.
 */
export const setQuickCommits = async (owner: Owner, quick: boolean): Promise<void> => {
  await owner.query(`do $$ begin
    if (select datdba::regrole::text from pg_database where datname = current_database()) = current_user::text then
      execute format('alter database %I ${quick ? 'set synchronous_commit = off' : 'reset synchronous_commit'}', current_database());
    end if;
  end $$`)
}
