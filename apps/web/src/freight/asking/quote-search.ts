// What the address of the request form may say; a small file of its own because every page loads the routes.
import { isPlaceCode } from '@marsa/model/reference/place-code.ts'

export type LaneLink = {
  mode?: 'sea' | 'air'
  origin?: string
  destination?: string
  /** How the cargo is loaded, its container type and how many, cubic metres and kilograms: what the page of usual prices asked. */
  load?: string
  type?: string
  count?: string
  cbm?: string
  kg?: string
}

export type QuoteSearch = LaneLink & { id?: string; step?: string }

const placeIn = (value: unknown): string | undefined => {
  const code = typeof value === 'string' ? value.toUpperCase() : ''
  return isPlaceCode(code) ? code : undefined
}

const kept = ['id', 'step', 'load', 'type', 'count', 'cbm', 'kg'] as const

/** The wizard: which draft and step, and the lane and cargo of a link that leads here from a public page. */
export const readQuoteSearch = (search: Record<string, unknown>): QuoteSearch => {
  const mode = search['mode']
  const origin = placeIn(search['origin'])
  const destination = placeIn(search['destination'])
  const rest = kept.flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return {
    ...Object.fromEntries(rest),
    ...((mode === 'sea' || mode === 'air') && { mode }),
    ...(origin && { origin }),
    ...(destination && { destination }),
  }
}
