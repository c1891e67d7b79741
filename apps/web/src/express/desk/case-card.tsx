// What the desk can do with a parcel on its page: hold it, let it go, declare it lost, say what becomes of a found one.
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { viewParcelCase, type ParcelCase } from '@marsa/model/express/desk/case-endpoints.ts'
import { holdReasonText, type ChosenReason } from '@marsa/model/express/depot/hold.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { caseText as words } from './case-text.ts'
import { ReturnCost } from './return-cost.tsx'

const dialogs = () => import('./case-dialogs.tsx')
const LazyHold = lazyPart(async () => (await dialogs()).HoldDialog)
const LazyRelease = lazyPart(async () => (await dialogs()).ReleaseDialog)
const LazyLose = lazyPart(async () => (await dialogs()).LoseDialog)
const LazyFind = lazyPart(async () => (await dialogs()).FindDialog)

const problems = async () => ({
  ...(await import('@marsa/model/express/shipments/shipment-problems.ts')).shipmentProblems,
  ...(await import('@marsa/model/express/depot/depot-problems.ts')).depotProblems,
  ...(await import('@marsa/model/express/desk/desk-problems.ts')).parcelDeskProblems,
})

export function CaseCard({ shipment }: { shipment: ShipmentDetails }) {
  const query = useQuery(ask(viewParcelCase, { shipmentId: shipment.id }))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="120px" />}>
      {(found) => <Case shipment={shipment} found={found} />}
    </Loaded>
  )
}

const courierFact = (
  label: string,
  { name, mobile }: NonNullable<ParcelCase['courier']>,
): [string, ReactNode] => [
  label,
  <span key="courier" className="row wrap g2">
    <bdi>{name}</bdi>
    {mobile && <PhoneText value={mobile} />}
  </span>,
]

type Opened = 'hold' | 'lose' | 'find' | { release: ChosenReason }

function Case({ shipment, found }: { shipment: ShipmentDetails; found: ParcelCase }) {
  const t = useT()
  const { lang } = useLang()
  const [opened, setOpened] = useState<Opened>()
  const onClose = () => setOpened(undefined)
  const mayWork = useMe()?.roleName !== 'admin-readonly'
  const isLost = shipment.status === 'LOST'
  return (
    <Card title={t(words.title)}>
      <div className="stack g4">
        <Facts
          facts={[
            [t(words.seen), <When key="seen" value={found.seenAt} />],
            ...(found.courier ? [courierFact(t(words.courier), found.courier)] : []),
            ...(isLost ? [] : [[t(words.search), date(found.searchOverOn, lang)] as [string, string]]),
          ]}
        />
        {found.returnCost && (
          <ReturnCost shipmentId={shipment.id} cost={found.returnCost} mayWork={mayWork} />
        )}
        {mayWork && (
          <div className="row wrap g2">
            {isLost ? (
              <ActionButton
                variant="primary"
                refusal={found.found ?? undefined}
                problems={problems}
                onPress={() => setOpened('find')}
              >
                {t(words.find)}
              </ActionButton>
            ) : (
              <>
                {found.holds.map(({ reason, release }) => (
                  <ActionButton
                    key={reason}
                    refusal={release ?? undefined}
                    problems={problems}
                    onPress={() => setOpened({ release: reason as ChosenReason })}
                  >
                    {t(words.release, { reason: t(holdReasonText[reason]) })}
                  </ActionButton>
                ))}
                <ActionButton
                  refusal={found.hold ?? undefined}
                  problems={problems}
                  onPress={() => setOpened('hold')}
                >
                  {t(found.holds.length > 0 ? words.holdToo : words.hold)}
                </ActionButton>
                <ActionButton
                  refusal={found.lost ?? undefined}
                  problems={problems}
                  onPress={() => setOpened('lose')}
                >
                  {t(words.lose)}
                </ActionButton>
              </>
            )}
          </div>
        )}
      </div>
      {opened === 'hold' && <LazyHold shipment={shipment} onClose={onClose} />}
      {typeof opened === 'object' && (
        <LazyRelease
          shipment={shipment}
          reason={opened.release}
          isLast={found.holds.length === 1}
          onClose={onClose}
        />
      )}
      {opened === 'lose' && <LazyLose shipment={shipment} onClose={onClose} />}
      {opened === 'find' && <LazyFind shipment={shipment} onClose={onClose} />}
    </Card>
  )
}
