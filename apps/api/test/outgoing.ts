// What goes out to the systems of companies: a subscription as it stands in the database, and the events it has received.
import { rows } from '../src/kit/db.ts'
import { sql } from '../src/kit/sql.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

export const subscribe = (app: TestApp, person: Person, ...events: string[]) =>
  app.owner.query(
    `insert into webhooks (company_id, label, address, events, secret_sealed, created_by)
      values ($1, 'Own system', 'https://systems.example/in', $2, '\\x00', $3)`,
    [person.companyId, events, person.userId],
  )

/** The values of each event of a name, oldest first. */
export const outgoing = async (app: TestApp, { companyId }: Person, name: string): Promise<object[]> =>
  (
    await rows<{ data: object }>(
      app.db,
      sql`select data from webhook_events where company_id = ${companyId} and name = ${name} order by id`,
    )
  ).map(({ data }) => data)
