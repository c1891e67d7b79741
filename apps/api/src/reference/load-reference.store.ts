// Loads the reference data into its tables: idempotent, one statement a table, nothing at all when nothing changed.
import { createHash } from 'node:crypto'
import { addPlaces, type LoadClient } from './import-places.store.ts'
import { readReferenceData } from './reference-data.ts'
import { readSeaPorts } from './sea-ports.ts'

const upserts = {
  countries: `
    insert into countries (code, id, dial_code, name_en, name_ar, services)
    select code, id, dial_code, name_en, name_ar, services
    from jsonb_to_recordset($1::jsonb)
      as r (code text, id smallint, dial_code text, name_en text, name_ar text, services text[])
    on conflict (code) do update set id = excluded.id, dial_code = excluded.dial_code,
      name_en = excluded.name_en, name_ar = excluded.name_ar, services = excluded.services`,
  // Rows that left the data stay, inactive, for the requests that name them.
  places: `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as r (code text, kind text, country_code text, name_en text,
        name_ar text, latitude numeric, longitude numeric, city_code text, emirate text, port_code text,
        airport_code text, aliases text, context text, position integer)
    ), retired as (
      update places set active = false where active and not imported and code not in (select code from given)
    )
    insert into places (code, kind, country_code, name_en, name_ar, latitude, longitude, city_code, emirate,
      port_code, airport_code, aliases, context, position)
    select code, kind, country_code, name_en, name_ar, latitude, longitude, city_code, emirate, port_code,
      airport_code, aliases, context, position from given
    on conflict (code) do update set kind = excluded.kind, country_code = excluded.country_code,
      name_en = excluded.name_en, name_ar = excluded.name_ar, latitude = excluded.latitude,
      longitude = excluded.longitude, city_code = excluded.city_code, emirate = excluded.emirate,
      port_code = excluded.port_code, airport_code = excluded.airport_code, aliases = excluded.aliases,
      context = excluded.context, position = excluded.position, active = true, imported = false`,
  commodities: `
    with given as (
      select * from jsonb_to_recordset($1::jsonb)
        as r (hs_code text, name_en text, name_ar text, hazard text, hazard_class text, position integer)
    ), retired as (
      update commodities set active = false where active and hs_code not in (select hs_code from given)
    )
    insert into commodities (hs_code, name_en, name_ar, hazard, hazard_class, position)
    select hs_code, name_en, name_ar, hazard, hazard_class, position from given
    on conflict (hs_code) do update set name_en = excluded.name_en, name_ar = excluded.name_ar,
      hazard = excluded.hazard, hazard_class = excluded.hazard_class, position = excluded.position, active = true`,
  // What an administrator has confirmed, moved or removed is not overwritten by what was expected.
  calendar_periods: `
    insert into calendar_periods (code, kind, first_day, last_day, name_en, name_ar, certainty)
    select code, kind, first_day, last_day, name_en, name_ar, certainty
    from jsonb_to_recordset($1::jsonb)
      as r (code text, kind text, first_day date, last_day date, name_en text, name_ar text, certainty text)
    on conflict (code) do update set kind = excluded.kind, first_day = excluded.first_day,
      last_day = excluded.last_day, name_en = excluded.name_en, name_ar = excluded.name_ar,
      certainty = excluded.certainty
    where calendar_periods.certainty <> 'confirmed' and calendar_periods.version = 1
      and calendar_periods.removed_at is null`,
}

/** Call it inside the migrator's transaction. Answers the names of the tables that had news. */
export const loadReference = async (client: LoadClient): Promise<string[]> => {
  const data = readReferenceData()
  const { rows } = await client.query('select name, fingerprint from reference_loads')
  const known = new Map(
    (rows as { name: string; fingerprint: string }[]).map((row) => [row.name, row.fingerprint]),
  )
  const loaded: string[] = []
  const loadOnce = async (name: string, json: string, load: () => Promise<unknown>): Promise<void> => {
    const fingerprint = createHash('sha256').update(json).digest('hex')
    if (known.get(name) === fingerprint) return
    await load()
    await client.query(
      `insert into reference_loads (name, fingerprint) values ($1, $2)
       on conflict (name) do update set fingerprint = excluded.fingerprint, loaded_at = now()`,
      [name, fingerprint],
    )
    loaded.push(name)
  }
  for (const name of ['countries', 'places', 'commodities', 'calendar_periods'] as const) {
    const json = JSON.stringify(data[name])
    await loadOnce(name, json, () => client.query(upserts[name], [json]))
  }
  const seaPorts = readSeaPorts(data.places.filter(({ kind }) => kind === 'port'))
  await loadOnce('sea-ports', JSON.stringify(seaPorts), () => addPlaces(client, seaPorts))
  return loaded
}
