// Reads the reference data files: one row a line, fields parted by a bar, the first line naming them.
import fs from 'node:fs'
import path from 'node:path'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { areaNames, cityNames } from '@marsa/model/reference/local-names.ts'

export type DataRow = Record<string, string>

const folder = path.join(import.meta.dirname, 'data')

/** Parses a data file; a row with too many or too few fields names its line. */
export const parseRows = (text: string, file: string): DataRow[] => {
  const [head = '', ...lines] = text.split('\n').filter(Boolean)
  const names = head.split('|')
  return lines.map((line, index) => {
    const fields = line.split('|')
    if (fields.length > names.length) throw new Error(`${file} line ${index + 2} has ${fields.length} fields`)
    return Object.fromEntries(names.map((name, at) => [name, (fields[at] ?? '').trim()]))
  })
}

const read = (file: string): DataRow[] => parseRows(fs.readFileSync(path.join(folder, file), 'utf8'), file)

/** The rows with the Arabic names that the product keeps, where the file has none. */
const readNamed = (file: string, names: Readonly<Record<string, string>>): DataRow[] =>
  read(file).map((row) => {
    const arabic = row['name_ar'] || names[row['name_en'] ?? '']
    if (!arabic) throw new Error(`${file}: ${row['name_en']} has no Arabic name`)
    return { ...row, name_ar: arabic }
  })

/** The part of our own codes that comes from a name: "Xi'an" -> XIAN, "KIZAD Al Ma'mourah" -> KIZAD-AL-MAMOURAH. */
const slug = (name: string): string =>
  name
    .replaceAll("'", '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const bothNames = (row: { name_en?: string; name_ar?: string } | undefined): string =>
  `${row?.name_en ?? ''} ${row?.name_ar ?? ''}`

const emirateNames = (code: string): string => {
  const row = emirates[code as Emirate]
  return row ? `${row.en} ${row.ar}` : ''
}

/** Every table of reference data as rows ready to load; keys are the column names. */
export const readReferenceData = () => {
  const countries = read('countries.psv').map((row) => ({
    ...row,
    dial_code: row['dial_code'] || null,
    services: (row['services'] ?? '').split(',').filter(Boolean),
  }))
  const country = new Map(read('countries.psv').map((row) => [row['code'], row]))
  const cityRows = readNamed('cities.psv', cityNames).map((row): DataRow => ({
    ...row,
    code: `${row['country']}-${slug(row['name_en'] ?? '')}`,
  }))
  const city = new Map(cityRows.map((row) => [row['code'], row]))
  const place = (row: DataRow, kind: string, position: number, more: object) => ({
    code: row['code'],
    kind,
    country_code: row['country'],
    name_en: row['name_en'],
    name_ar: row['name_ar'],
    latitude: row['latitude'],
    longitude: row['longitude'],
    city_code: null,
    emirate: null,
    port_code: null,
    airport_code: null,
    aliases: row['aliases'] ?? '',
    context: bothNames(country.get(row['country'])),
    position,
    ...more,
  })
  const ports = read('ports.psv').map((row, index) =>
    place({ ...row, country: (row['code'] ?? '').slice(0, 2) }, 'port', index, {}),
  )
  const airports = read('airports.psv').map((row, index) => place(row, 'airport', index, {}))
  const cities = cityRows.map((row, index) =>
    place(row, 'city', index, {
      emirate: row['emirate'] || null,
      port_code: row['port_code'] || null,
      airport_code: row['airport_code'] || null,
      context: `${bothNames(country.get(row['country']))} ${emirateNames(row['emirate'] ?? '')}`,
    }),
  )
  const areas = readNamed('areas.psv', areaNames).map((row, index) => {
    const home = city.get(row['city'])
    const code = `${row['city']}-${slug(row['name_en'] ?? '')}`
    return place({ ...row, code, country: 'AE' }, 'area', index, {
      city_code: row['city'],
      emirate: home?.['emirate'] ?? null,
      context: `${bothNames(home)} ${emirateNames(home?.['emirate'] ?? '')} ${bothNames(country.get('AE'))}`,
    })
  })
  const commodities = read('commodities.psv').map((row, index) => ({
    ...row,
    hazard_class: row['hazard_class'] || null,
    position: index,
  }))
  return {
    countries,
    places: [...ports, ...airports, ...cities, ...areas],
    commodities,
    calendar_periods: read('calendar.psv'),
  }
}
