// A map of what moves, with the towns that we serve named on it.
import { LiveMap, type LiveMapProps } from '../../ui/map/live-map.tsx'
import { useMarks } from './address-pin.tsx'

export function LiveTowns(props: Omit<LiveMapProps, 'marks'>) {
  const { marks } = useMarks(true)
  return <LiveMap {...props} marks={marks.filter(({ minor }) => !minor)} />
}
