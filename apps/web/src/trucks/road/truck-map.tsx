// The trucks of one booking, or of all that are on the road, on a map of their ways.
import { Suspense } from 'react'
import type { Pin } from '@marsa/model/kit/pin.ts'
import type { LiveView, StopView } from '@marsa/model/trucks/execution/road-views.ts'
import { borderPosts, type BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { signAge } from '@marsa/model/trucks/road/positions.ts'
import { LiveTowns } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { Mark } from '../../ui/map/pin-marks.ts'
import { liveText as words } from './live-text.ts'

export type MappedTruck = {
  slot: string
  plate: string
  pickup: StopView
  dropoff: StopView
  posts: readonly BorderPost[]
  live: LiveView
}

/** Nothing where neither a truck nor a stop has a place. */
export function TruckMap({
  trucks,
  now,
  focus,
}: {
  trucks: readonly MappedTruck[]
  now: Date
  focus?: string | undefined
}) {
  const t = useT()
  const { lang } = useLang()
  const markOf = ({ name, latitude, longitude }: StopView): Mark[] =>
    latitude === null || longitude === null
      ? []
      : [{ latitude, longitude, label: name[lang], short: name[lang].split(/[,،] ?/)[0]! }]
  const ways = trucks.map(({ pickup, dropoff, posts }): Pin[] => [
    ...markOf(pickup),
    ...posts.map((post) => borderPosts[post]),
    ...markOf(dropoff),
  ])
  const stops = trucks.flatMap(({ pickup, dropoff }) => [...markOf(pickup), ...markOf(dropoff)])
  const movers = trucks.flatMap(({ slot, plate, live: { position } }) =>
    position ? [{ id: slot, pin: position, label: plate, age: signAge(new Date(position.at), now) }] : [],
  )
  if (stops.length + movers.length === 0) return null
  return (
    <Suspense fallback={<Skeleton block="320px" />}>
      <LiveTowns
        label={t(words.map)}
        stops={unique(stops)}
        ways={unique(ways.filter((way) => way.length > 1))}
        movers={movers}
        focus={focus}
      />
    </Suspense>
  )
}

/** Trucks of one booking have one way. */
const unique = <Value,>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
