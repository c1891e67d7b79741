// What reaches somebody beside the answers of a line's own calls, as text that can be compared byte for byte.
import { sql } from '../src/kit/sql.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { search } from '@marsa/model/overview/endpoints.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { rows } from '../src/kit/db.ts'
import type { Ask, TestApp } from './app.ts'
import type { Person } from './people.ts'

/** The moment of asking is no news; every other time must stay as it was. */
const notified = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) => (key === 'serverTime' || key === 'open' ? undefined : value))

/** Answers of the calls, of the search for `number`, notifications, stream, and what the company's own systems are sent. */
export const heard = async (
  app: TestApp,
  person: Person,
  number: string,
  calls: readonly (readonly [Endpoint, Ask])[],
): Promise<Record<string, string>> => {
  const all: Record<string, string> = {}
  const asked: (readonly [Endpoint, Ask])[] = [
    ...calls,
    [search, { query: { text: number } }],
    [listNotifications, {}],
  ]
  for (const [endpoint, given] of asked) {
    const { status, body, raw } = await app.ask(person, endpoint, given)
    all[`${endpoint.verb} ${JSON.stringify(given.query ?? {})}`] =
      `${status} ${endpoint.file === undefined ? notified(body) : raw.toString('utf8')}`
  }
  for (const [name, table] of [
    ['stream', sql`stream_events`],
    ['systems', sql`webhook_events`],
    ['messages', sql`notifications`],
  ] as const)
    all[name] = JSON.stringify(
      await rows(
        app.db,
        sql`select to_json(t) as row from ${table} t where t.company_id = ${person.companyId} order by id`,
      ),
    )
  return all
}
