// Adds places to those that the product knows by itself, which it never touches. Needs the owner of the tables.
import pg from 'pg'
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import type { ListedPlace } from './read-code-list.ts'

/** What loading needs of a connection; the migrator's client fits. It must be the owner of the tables. */
export type LoadClient = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

/** Behind every place of ours. */
const position = 100_000

const given = `given as (
  select * from jsonb_to_recordset($1::jsonb) as r (code text, kind text, country_code text, name_en text, name_ar text,
    latitude numeric, longitude numeric, aliases text)
)`
const insert = `insert into places (code, kind, country_code, name_en, name_ar, latitude, longitude, aliases, context, position, imported)
  select g.code, g.kind, g.country_code, g.name_en, coalesce(g.name_ar, g.name_en), g.latitude, g.longitude, g.aliases,
    c.name_en || ' ' || c.name_ar, ${position}, true
  from given g join countries c on c.code = g.country_code`

export type Imported = {
  added: number
  changed: number
  /** Given codes that are places of ours. */
  ours: string[]
  /** Given codes of countries that we do not know. */
  abroad: string[]
}

const codesOf = async (client: LoadClient, statement: string, json: string): Promise<string[]> =>
  ((await client.query(`with ${given} ${statement}`, [json])).rows as { code: string }[]).map(
    ({ code }) => code,
  )

/**
 * Adds what is not there and brings up to date what was imported before. An Arabic name that was given once stays until
 * another one is given.
 */
export const importPlaces = async (client: LoadClient, places: readonly ListedPlace[]): Promise<Imported> => {
  const json = JSON.stringify(places)
  const ours = await codesOf(
    client,
    'select code from places join given using (code) where not imported order by code',
    json,
  )
  const abroad = await codesOf(
    client,
    'select code from given where not exists (select from countries c where c.code = country_code) order by code',
    json,
  )
  const { rows } = await client.query(
    `with ${given} ${insert}
      on conflict (code) do update set kind = excluded.kind, country_code = excluded.country_code,
        name_en = excluded.name_en,
        name_ar = case when excluded.name_ar <> excluded.name_en then excluded.name_ar
          when places.name_ar = places.name_en then excluded.name_en else places.name_ar end,
        latitude = excluded.latitude, longitude = excluded.longitude, aliases = excluded.aliases, context = excluded.context
      where places.imported and (
        (places.kind, places.country_code, places.name_en, places.latitude, places.longitude, places.aliases, places.context)
          is distinct from (excluded.kind, excluded.country_code, excluded.name_en, excluded.latitude, excluded.longitude,
            excluded.aliases, excluded.context)
        or excluded.name_ar <> excluded.name_en and places.name_ar <> excluded.name_ar)
      returning (xmax = 0) as "isNew"`,
    [json],
  )
  const added = (rows as { isNew: boolean }[]).filter(({ isNew }) => isNew).length
  return { added, changed: rows.length - added, ours, abroad }
}

/** Adds what is not there, and leaves everything that is. */
export const addPlaces = async (client: LoadClient, places: readonly ListedPlace[]): Promise<void> => {
  await client.query(`with ${given} ${insert} on conflict (code) do nothing`, [JSON.stringify(places)])
}

/** An import by the owner of the database at an address, whole or not at all; in the audit trail by the name of its file. */
export const importAsOwner = async (
  url: string,
  places: readonly ListedPlace[],
  name: string,
): Promise<Imported> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const imported = await importPlaces(client, places)
    await client.query(
      `insert into audit_log (actor_kind, action, object_kind, reason) values ('system', $1, 'place', $2)`,
      [
        'importPlaces' satisfies AuditAction,
        `${name.slice(0, 100)}: ${imported.added} added, ${imported.changed} changed`,
      ],
    )
    await client.query('commit')
    return imported
  } finally {
    await client.end()
  }
}
