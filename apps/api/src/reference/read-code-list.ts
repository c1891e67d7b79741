// Reads ports, airports and inland terminals out of a UN/LOCODE code list; a row that cannot be one is counted with its reason.
import { cleanText } from '@marsa/model/kit/id.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { readCsv } from '../kit/read-csv.ts'

export type ListedPlace = {
  code: string
  kind: 'port' | 'airport'
  country_code: string
  name_en: string
  /** Null where the list gives no Arabic name. */
  name_ar: string | null
  latitude: number
  longitude: number
  aliases: string
}

/** Why a row gives no place, in the words of the report. */
export type SkipReason =
  | 'it is marked as removed'
  | 'it heads a country or is another name of a place'
  | 'it is no port, airport or inland terminal'
  | 'it has no coordinates'
  | 'it has more or fewer cells than the first row'
  | 'its code is wrong'
  | 'its name is missing or too long'
  | 'its coordinates are wrong'
  | 'the same code stands in another row'

export type CodeList = {
  rows: number
  places: ListedPlace[]
  /** Numbers of the lines, by reason. */
  skipped: Map<SkipReason, number[]>
}

const needed = [
  'Change',
  'Country',
  'Location',
  'Name',
  'NameWoDiacritics',
  'Function',
  'IATA',
  'Coordinates',
]
const longestName = 80

/** Degrees and minutes, 2501N 05504E, as decimal degrees with three places. */
export const readCoordinates = (text: string): { latitude: number; longitude: number } | undefined => {
  const match = /^(\d{2})([0-5]\d)([NS]) ?(\d{3})([0-5]\d)([EW])$/.exec(text)
  if (!match) return undefined
  const degrees = (whole: string, minutes: string, isNegative: boolean): number =>
    Math.round((Number(whole) + Number(minutes) / 60) * (isNegative ? -1000 : 1000)) / 1000
  const latitude = degrees(match[1]!, match[2]!, match[3] === 'S')
  const longitude = degrees(match[4]!, match[5]!, match[6] === 'W')
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

type Cells = Readonly<Record<string, string>>
type Found = ListedPlace & {
  /** The list gives the code of the airport itself; else it is the second part of the UN/LOCODE. */
  isNamed: boolean
}

const placesIn = (row: Cells): Found[] | SkipReason => {
  const cell = (name: string): string => cleanText(row[name] ?? '').replaceAll('\n', ' ')
  const [change, country, location] = [cell('Change'), cell('Country'), cell('Location')]
  if (change === 'X') return 'it is marked as removed'
  if (change === '=' || location === '') return 'it heads a country or is another name of a place'
  const functions = cell('Function')
  const isPort = functions.includes('1') || functions.includes('6')
  const isAirport = functions.includes('4')
  if (!isPort && !isAirport) return 'it is no port, airport or inland terminal'
  const locode = `${country}${location}`
  if (!/^[A-Z]{2}[A-Z2-9]{3}$/.test(locode)) return 'its code is wrong'
  const spelt = cell('Name')
  const name = cell('NameWoDiacritics') || spelt
  if (!/\p{L}/u.test(name) || name.length > longestName) return 'its name is missing or too long'
  if (cell('Coordinates') === '') return 'it has no coordinates'
  const point = readCoordinates(cell('Coordinates'))
  if (!point) return 'its coordinates are wrong'
  const others = foldText(spelt) === foldText(name) || spelt.length > longestName ? [] : [spelt]
  const place = { country_code: country, name_en: name, name_ar: cell('NameAr') || null, ...point }
  const iata = cell('IATA')
  const airport = iata || location
  if (isAirport && !/^[A-Z]{3}$/.test(airport) && !isPort) return 'its code is wrong'
  return [
    ...(isPort
      ? [{ ...place, code: locode, kind: 'port' as const, aliases: others.join(', '), isNamed: true }]
      : []),
    ...(isAirport && /^[A-Z]{3}$/.test(airport)
      ? [
          {
            ...place,
            code: airport,
            kind: 'airport' as const,
            aliases: [...others, locode].join(', '),
            isNamed: iata !== '',
          },
        ]
      : []),
  ]
}

/** Undefined for a file whose first row does not name the columns of a code list. */
export const readCodeList = (text: string): CodeList | undefined => {
  const [head, ...lines] = readCsv(text)
  const names = head?.cells.map((name) => name.trim()) ?? []
  if (!needed.every((name) => names.includes(name))) return undefined
  const found = new Map<string, Found>()
  const skipped: CodeList['skipped'] = new Map()
  for (const { line, cells } of lines) {
    const skip = (reason: SkipReason): void => {
      const before = skipped.get(reason)
      if (before) before.push(line)
      else skipped.set(reason, [line])
    }
    if (cells.length !== names.length) {
      skip('it has more or fewer cells than the first row')
      continue
    }
    const places = placesIn(Object.fromEntries(names.map((name, at) => [name, cells[at]!])))
    if (typeof places === 'string') {
      skip(places)
      continue
    }
    for (const place of places) {
      const known = found.get(place.code)
      if (known) skip('the same code stands in another row')
      if (!known || (place.isNamed && !known.isNamed)) found.set(place.code, place)
    }
  }
  const places = [...found.values()].map(({ isNamed: _, ...place }) => place)
  return { rows: lines.length, places, skipped }
}
