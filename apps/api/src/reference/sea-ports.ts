// The seaports of the package `sea-ports`, for lanes that lead beyond the ports that the product names in both languages.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { cleanText } from '@marsa/model/kit/id.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { ListedPlace } from './read-code-list.ts'

type SeaPort = { name: string; coordinates?: [longitude: number, latitude: number]; unlocs: string[] }

type OwnPlace = { code?: string | undefined; country_code?: string | undefined; name_en?: string | undefined }

const nameOf = (country: string, name: string): string => `${country} ${foldText(name)}`

/** Those with a point on the map that are none of ours, neither under another code nor under the same name. */
export const readSeaPorts = (ours: readonly OwnPlace[]): ListedPlace[] => {
  const file = createRequire(import.meta.url).resolve('sea-ports/lib/ports.json')
  const ports = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, SeaPort>
  const codes = new Set(ours.map(({ code }) => code))
  const names = new Set(ours.map((own) => nameOf(own.country_code ?? '', own.name_en ?? '')))
  return Object.entries(ports).flatMap(([code, { name, coordinates, unlocs }]): ListedPlace[] => {
    const country = code.slice(0, 2)
    const isOurs = [code, ...unlocs].some((each) => codes.has(each)) || names.has(nameOf(country, name))
    // Some of the list are airports.
    if (coordinates === undefined || isOurs || name.endsWith(' Apt')) return []
    const [longitude, latitude] = coordinates
    return [
      {
        code,
        kind: 'port',
        country_code: country,
        name_en: cleanText(name),
        name_ar: null,
        latitude,
        longitude,
        aliases: '',
      },
    ]
  })
}
