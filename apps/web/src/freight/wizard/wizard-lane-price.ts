// What accepted quotes cost on the lane and for the cargo of this request, where enough of them are known.
import { useQuery } from '@tanstack/react-query'
import { publicLanes } from '@marsa/model/freight/public-endpoints.ts'
import { ask } from '../../kit/query.ts'
import { usePlace } from './wizard-lookups.ts'
import type { RoutePointValues, WizardValues } from './wizard-values.ts'

/** The names under which an end may stand in the list of lanes: its own, its city's, its port's or airport's. */
const useNames = (end: RoutePointValues, mode: WizardValues['mode']): (string | null | undefined)[] => {
  const place = usePlace(end.place)
  const gateway = usePlace(mode === 'sea' ? place?.portCode : place?.airportCode)
  return [place?.nameEn, place?.cityEn, gateway?.nameEn]
}

export const useLanePrice = (
  values: WizardValues,
): { median: string; quotes: number; days: number } | undefined => {
  const { mode, origin, destination, containerMode, containerType, containerCount, moreContainers } = values
  const from = useNames(origin, mode)
  const to = useNames(destination, mode)
  const known = !!origin.place && !!destination.place
  const { data } = useQuery({ ...ask(publicLanes), staleTime: Infinity, enabled: known, retry: false })
  // A median is the price of one container or consignment; several are another matter.
  const isSeveral = Number(containerCount) > 1 || moreContainers.length > 0
  if (!known || (containerMode === 'FCL' && isSeveral)) return undefined
  const type = containerMode === 'FCL' ? containerType : null
  const lane = data?.items.find(
    (item) =>
      item.mode === mode &&
      from.includes(item.originEn) &&
      to.includes(item.destinationEn) &&
      (item.containerType ?? null) === type,
  )
  return lane && data && { median: lane.median, quotes: lane.quotes, days: data.days }
}
