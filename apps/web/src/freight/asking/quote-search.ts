// What the address of the request form may say; a small file of its own because every page loads the routes.
import { isPlaceCode } from '@marsa/model/reference/place-code.ts'

export type LaneLink = { mode?: 'sea' | 'air'; origin?: string; destination?: string }

export type QuoteSearch = LaneLink & { id?: string; step?: string }

const placeIn = (value: unknown): string | undefined => {
  const code = typeof value === 'string' ? value.toUpperCase() : ''
  return isPlaceCode(code) ? code : undefined
}

/** The wizard: which draft and step, and the lane of a link that leads here from a public page. */
export const readQuoteSearch = (search: Record<string, unknown>): QuoteSearch => {
  const mode = search['mode']
  const origin = placeIn(search['origin'])
  const destination = placeIn(search['destination'])
  return {
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(typeof search['step'] === 'string' && { step: search['step'] }),
    ...((mode === 'sea' || mode === 'air') && { mode }),
    ...(origin && { origin }),
    ...(destination && { destination }),
  }
}
