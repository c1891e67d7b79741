// The shelf: holds, failed deliveries and returns by age, with what their senders answered and the next act of each.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { depotEndpoints as calls, type ShelfParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { handBackRefusal, sendBackRefusal } from '@marsa/model/express/depot/hold.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DepotFrame } from './depot-frame.tsx'
import { depotText as words } from './depot-text.ts'
import { depotTitles } from './titles.ts'
import { ParcelRow } from './parcel-row.tsx'
import { ReleaseButtons } from './release-buttons.tsx'

const dialogs = () => import('./parcel-dialogs.tsx')
const LazySendBack = lazyPart(async () => (await dialogs()).SendBackDialog)
const LazyHandBack = lazyPart(async () => (await dialogs()).HandBackDialog)
const problems = async () => (await import('@marsa/model/express/depot/depot-problems.ts')).depotProblems

type Opened = { dialog: 'back' | 'handed'; parcel: ShelfParcel }

export function ShelfPage() {
  const t = useT()
  const query = useQuery(ask(calls.viewShelf, {}))
  const [opened, setOpened] = useState<Opened>()
  const onClose = () => setOpened(undefined)
  return (
    <DepotFrame page="shelf" body={t(words.shelfBody)}>
      <Loaded query={query} card skeleton={<Skeleton block="280px" />}>
        {({ parcels }) =>
          parcels.length === 0 ? (
            <div className="card">
              <Empty title={t(words.shelfEmpty)} />
            </div>
          ) : (
            <Card title={t(depotTitles.shelf)}>
              <ul className="stack g4">
                {parcels.map((parcel) => (
                  <ParcelRow key={parcel.shipmentId} parcel={parcel} more={<More parcel={parcel} />}>
                    <Acts parcel={parcel} onOpen={(dialog) => setOpened({ dialog, parcel })} />
                  </ParcelRow>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {opened?.dialog === 'back' && <LazySendBack parcel={opened.parcel} onClose={onClose} />}
      {opened?.dialog === 'handed' && <LazyHandBack parcel={opened.parcel} onClose={onClose} />}
    </DepotFrame>
  )
}

function More({ parcel }: { parcel: ShelfParcel }) {
  const t = useT()
  const { lang } = useLang()
  const { days, attempts, note, answer, wantedOn, isFeeDue } = parcel
  return (
    <>
      <strong>{t(words.days, { count: days })}</strong>
      {attempts > 0 && <span>{t(words.attempts, { count: attempts })}</span>}
      {note && <bdi>{note}</bdi>}
      {answer && (
        <span>
          {t(words.answered)}: <bdi>{answer}</bdi>
        </span>
      )}
      {wantedOn && <span>{t(words.wanted, { day: date(wantedOn, lang) })}</span>}
      {isFeeDue && <span>{t(words.feeDue)}</span>}
    </>
  )
}

function Acts({ parcel, onOpen }: { parcel: ShelfParcel; onOpen: (dialog: Opened['dialog']) => void }) {
  const t = useT()
  const { status, isFeeDue } = parcel
  return (
    <>
      <ReleaseButtons parcel={parcel} />
      {sendBackRefusal(status, 'agent') === undefined && (
        <Button size="s" changes onPress={() => onOpen('back')}>
          {t(words.sendBack)}
        </Button>
      )}
      {status === 'RETURNING' && (
        <ActionButton
          size="s"
          refusal={handBackRefusal({ state: status, isFeeDue }, 'agent')}
          problems={problems}
          onPress={() => onOpen('handed')}
        >
          {t(words.handBack)}
        </ActionButton>
      )}
    </>
  )
}
