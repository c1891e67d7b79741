// Asks for the places that a link to the request form names.
import { useQuery } from '@tanstack/react-query'
import { getPlace } from '@marsa/model/reference/endpoints.ts'
import { ask } from '../../kit/query.ts'
import { laneValues, placeCodeIn } from './lane-prefill.ts'
import type { LaneLink } from './quote-search.ts'
import type { WizardValues } from '../wizard/wizard-values.ts'

const useNamed = (mode: WizardValues['mode'], code: string | undefined) =>
  useQuery({
    ...ask(getPlace, { code: code ? placeCodeIn(mode, code) : '' }),
    staleTime: Infinity,
    retry: false,
    enabled: code !== undefined,
  })

/** The request a link asks for; undefined while its places load. Unknown places are left out. */
export const useLaneValues = (link: LaneLink): WizardValues | undefined => {
  const { mode = 'sea', origin, destination } = link
  const [from, to] = [useNamed(mode, origin), useNamed(mode, destination)]
  return from.isLoading || to.isLoading ? undefined : laneValues(mode, from.data, to.data, link)
}
