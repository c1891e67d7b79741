// Intake: scan what comes, weigh and measure it, and see what is expected, here, and not expected.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { depotEndpoints as calls, type DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { holdRefusal } from '@marsa/model/express/depot/hold.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DepotFrame } from './depot-frame.tsx'
import { depotText as words } from './depot-text.ts'
import { Parcels } from './parcels-card.tsx'
import { ReleaseButtons } from './release-buttons.tsx'
import { ScanField, type Found } from './scan-field.tsx'

const dialogs = () => import('./parcel-dialogs.tsx')
const LazyMeasure = lazyPart(async () => (await dialogs()).MeasureDialog)
const LazyHold = lazyPart(async () => (await dialogs()).HoldDialog)
const LazyMissing = lazyPart(async () => (await dialogs()).MissingDialog)

type Opened = { dialog: 'measure' | 'hold' | 'missing'; parcel: DepotParcel }

export function IntakePage() {
  const t = useT()
  const query = useQuery(ask(calls.viewIntake, {}))
  const [found, setFound] = useState<Found>()
  const [opened, setOpened] = useState<Opened>()
  const scan = useCommand(calls.scanParcel, { refreshes: [calls.viewIntake], onDone: setFound })
  const onClose = () => setOpened(undefined)
  const actsOf = (parcel: DepotParcel) => (
    <Acts parcel={parcel} onOpen={(dialog) => setOpened({ dialog, parcel })} />
  )
  return (
    <DepotFrame page="intake">
      <Card>
        <ScanField
          found={found}
          isPending={scan.isPending}
          onScan={(code) =>
            scan.mutate({ body: { clientId: crypto.randomUUID(), code, kind: 'INTAKE', place: null } })
          }
        />
        {found?.parcel && <div className="row wrap g2">{actsOf(found.parcel)}</div>}
      </Card>
      <Loaded query={query} card skeleton={<Skeleton block="280px" />}>
        {({ expected, arrived, unexpected }) => (
          <>
            {unexpected.length > 0 && (
              <Parcels title={t(words.unexpected)} parcels={unexpected} actsOf={actsOf} />
            )}
            <div className="grid c2">
              <Parcels title={t(words.expected)} none={t(words.noneExpected)} parcels={expected} />
              <Parcels
                title={t(words.arrived)}
                none={t(words.noneArrived)}
                parcels={arrived}
                actsOf={actsOf}
              />
            </div>
          </>
        )}
      </Loaded>
      {opened?.dialog === 'measure' && <LazyMeasure parcel={opened.parcel} onClose={onClose} />}
      {opened?.dialog === 'hold' && <LazyHold parcel={opened.parcel} onClose={onClose} />}
      {opened?.dialog === 'missing' && <LazyMissing parcel={opened.parcel} onClose={onClose} />}
    </DepotFrame>
  )
}

function Acts({ parcel, onOpen }: { parcel: DepotParcel; onOpen: (dialog: Opened['dialog']) => void }) {
  const t = useT()
  const { status, here, pieces } = parcel
  if (here === 0 || holdRefusal(status, 'agent')) return null
  return (
    <>
      <Button size="s" changes onPress={() => onOpen('measure')}>
        {t(words.measure)}
      </Button>
      <Button size="s" changes onPress={() => onOpen('hold')}>
        {t(words.hold)}
      </Button>
      <ReleaseButtons parcel={parcel} />
      {here < pieces && !parcel.holds.includes('PIECE') && (
        <Button size="s" changes onPress={() => onOpen('missing')}>
          {t(words.missing)}
        </Button>
      )}
    </>
  )
}
