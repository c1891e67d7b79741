// A card of parcels, each with what may be done to it.
import type { DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { depotText as words } from './depot-text.ts'
import { ParcelRow } from './parcel-row.tsx'

type ParcelsProps = {
  title: string
  none?: string
  parcels: DepotParcel[]
  actsOf?: (parcel: DepotParcel) => React.ReactNode
}

export function Parcels({ title, none, parcels, actsOf }: ParcelsProps) {
  const t = useT()
  return (
    <Card title={title} aside={<span className="muted">{t(words.parcels, { count: parcels.length })}</span>}>
      {parcels.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="stack g3">
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.shipmentId} parcel={parcel}>
              {actsOf?.(parcel)}
            </ParcelRow>
          ))}
        </ul>
      )}
    </Card>
  )
}
