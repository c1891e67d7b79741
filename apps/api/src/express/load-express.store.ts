// Gives an empty installation what express begins with: the first tariff, the countries with their days, the remote places.
import fs from 'node:fs'
import path from 'node:path'
import { firstTariff } from '@marsa/model/express/pricing/tariff.ts'
import { parseRows } from '../reference/door.ts'

/** What loading needs of a connection; the migrator's client fits. It must be the owner of the tables. */
export type LoadClient = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

/** Days and remote places are invented, as those of a demo are; an operator's own rows stay as they are. */
const tables = {
  express_countries: {
    file: 'countries.psv',
    insert: `
      insert into express_countries (country_code, priority_days, economy_days, weekend)
      select country_code, priority_days::smallint, nullif(economy_days, '')::smallint, weekend
      from jsonb_to_recordset($1::jsonb)
        as r (country_code text, priority_days text, economy_days text, weekend text)`,
  },
  express_remote_places: {
    file: 'remote-places.psv',
    insert: `
      insert into express_remote_places (country_code, emirate, name_en, name_ar)
      select country_code, nullif(emirate, ''), name_en, name_ar
      from jsonb_to_recordset($1::jsonb) as r (country_code text, emirate text, name_en text, name_ar text)`,
  },
} as const

const isEmpty = async (client: LoadClient, table: string): Promise<boolean> =>
  (await client.query(`select from ${table} limit 1`)).rows.length === 0

const loadTariff = async (client: LoadClient): Promise<void> => {
  const { rows } = await client.query('insert into express_tariffs (valid_from) values ($1) returning id', [
    firstTariff.validFrom,
  ])
  const cells = firstTariff.cells.map(({ baseFils, perKgFils, ...cell }) => ({
    ...cell,
    baseFils: String(baseFils),
    perKgFils: String(perKgFils),
  }))
  await client.query(
    `insert into express_tariff_cells (tariff_id, service, plan, from_grams, base_fils, per_kg_fils)
     select $1, service, plan, "fromGrams", "baseFils", "perKgFils"
     from jsonb_to_recordset($2::jsonb)
       as r (service text, plan text, "fromGrams" int, "baseFils" bigint, "perKgFils" bigint)`,
    [(rows[0] as { id: string }).id, JSON.stringify(cells)],
  )
}

/** Call it inside the migrator's transaction, after the reference data; a table that has rows is left alone. */
export const loadExpress = async (client: LoadClient): Promise<void> => {
  if (await isEmpty(client, 'express_tariffs')) await loadTariff(client)
  for (const [table, { file, insert }] of Object.entries(tables)) {
    if (!(await isEmpty(client, table))) continue
    const text = fs.readFileSync(path.join(import.meta.dirname, 'data', file), 'utf8')
    await client.query(insert, [JSON.stringify(parseRows(text, file))])
  }
}
