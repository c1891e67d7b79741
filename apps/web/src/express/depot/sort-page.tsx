// Sorting: a scan says the bay in one big word and puts the parcel there.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { depotEndpoints as calls } from '@marsa/model/express/depot/depot-endpoints.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DepotFrame } from './depot-frame.tsx'
import { depotText as words } from './depot-text.ts'
import { Parcels } from './parcels-card.tsx'
import { ScanField, type Found } from './scan-field.tsx'

export function SortPage() {
  const t = useT()
  const query = useQuery(ask(calls.viewIntake, {}))
  const [found, setFound] = useState<Found>()
  const scan = useCommand(calls.scanParcel, { refreshes: [calls.viewIntake], onDone: setFound })
  return (
    <DepotFrame page="sort">
      <Card>
        <ScanField
          found={found}
          isPending={scan.isPending}
          onScan={(code) =>
            scan.mutate({ body: { clientId: crypto.randomUUID(), code, kind: 'SORT', place: null } })
          }
        />
        {found?.parcel && (
          <p className="price price-xl">
            <bdi dir="ltr">{found.parcel.bay}</bdi>
          </p>
        )}
      </Card>
      <Loaded query={query} card skeleton={<Skeleton block="280px" />}>
        {({ arrived, unexpected }) => (
          <Parcels
            title={t(words.arrived)}
            none={t(words.noneArrived)}
            parcels={[...unexpected, ...arrived]}
          />
        )}
      </Loaded>
    </DepotFrame>
  )
}
