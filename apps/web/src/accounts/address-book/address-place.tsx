// Where an address is, only to be looked at, with the towns and areas that we serve named around it.
import type { Pin } from '@marsa/model/kit/pin.ts'
import { PlaceMap } from '../../ui/map/place-map.tsx'
import { OnMap, useMarks } from './address-pin.tsx'

export function AddressPlace({ pin }: { pin: Pin }) {
  const { marks } = useMarks(true)
  return (
    <div className="stack g1">
      <PlaceMap pin={pin} marks={marks} />
      <div>
        <OnMap pin={pin} />
      </div>
    </div>
  )
}
