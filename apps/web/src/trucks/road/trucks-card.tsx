// The trucks of a booking on its page, with their extra charges and changes below: plate, driver and steps of each; its provider allocates and reports, its customer follows.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { SlotView, TruckTimeline } from '@marsa/model/trucks/execution/road-views.ts'
import type { RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useMinute } from '../../kit/use-minute.ts'
import { ShareLink, type CarriedProps } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { isOver, problems, road } from './calls.ts'
import { Alerts } from './live-parts.tsx'
import { useStaffPace } from './staff-pace.ts'
import { allocateText, roadText as words } from './road-text.ts'
import { truckSharing } from './sharing.ts'
import { SlotPart } from './slot-part.tsx'
import './road.css'

const LazyChanges = lazyPart(async () => (await import('../change/changes-card.tsx')).ChangesCard)
const LazyMap = lazyPart(async () => (await import('./truck-map.tsx')).TruckMap)
const LazyBorders = lazyPart(async () => (await import('../borders/borders-card.tsx')).BordersCard)
const LazySupport = lazyPart(async () => (await import('../support/support-card.tsx')).SupportCard)
const LazyExtras = lazyPart(async () => (await import('./extras-card.tsx')).ExtrasCard)
const LazyAllocate = lazyPart(async () => (await import('./allocate-dialog.tsx')).AllocateDialog)
const LazyReport = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)
const LazyContainer = lazyPart(async () => (await import('./container-dialog.tsx')).ContainerDialog)

export function TrucksCard({ view, side, documents }: CarriedProps) {
  return (
    <>
      <Loaded
        query={useQuery({ ...ask(road.getTimeline, { id: view.id }), refetchInterval: useStaffPace() })}
        card
        skeleton={<Skeleton block="320px" />}
      >
        {(data) => <Trucks data={data} form={view.form as TruckForm} side={side} />}
      </Loaded>
      {(view.form as TruckForm).movementType === 'CROSS_BORDER' && (
        <LazyBorders id={view.id} side={side} documents={documents} />
      )}
      <LazyExtras id={view.id} />
      <LazySupport id={view.id} />
      <LazyChanges id={view.id} form={view.form as TruckForm} side={side} />
    </>
  )
}

type TrucksProps = { data: TruckTimeline; form: TruckForm; side: CarriedProps['side'] }
type Asking =
  /** `exchanged` is the truck that is exchanged; without it those that have none are asked for. */
  | { what: 'allocate'; exchanged?: string }
  | { what: 'report'; slot: SlotView; step: RoadStep }
  | { what: 'container' }

function Trucks({ data, form, side }: TrucksProps) {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const { id, version, slots, allocated, allocateRefusal, completesAt } = data
  const isAgent = side === 'agent'
  const ended = isOver(data.reportRefusal)
  const waiting = slots.filter(({ truck }) => truck === null)
  const now = useMinute()
  const isOnRoad = slots.some(({ truck, live }) => truck !== null && live.position !== null)
  const mapped = slots.flatMap(({ slot, truck, live }) =>
    truck
      ? [{ slot, plate: truck.plate, live, pickup: data.pickup, dropoff: data.dropoff, posts: data.posts }]
      : [],
  )
  return (
    <Card
      id="carried"
      title={t(words.title)}
      aside={<span className="muted dense">{t(words.allocated, { allocated, of: slots.length })}</span>}
    >
      <div className="stack g5">
        <Facts
          across
          facts={factsOf(data, { t, onContainer: () => setAsking({ what: 'container' }), side })}
        />
        {side === 'customer' && (
          <div>
            <ShareLink line={truckSharing} requestId={id} />
          </div>
        )}
        <Alerts alerts={data.alerts} />
        {isOnRoad && <LazyMap trucks={mapped} now={now} />}
        {isAgent && !ended && waiting.length > 0 && (
          <div>
            <ActionButton
              variant="primary"
              refusal={allocateRefusal}
              problems={problems}
              onPress={() => setAsking({ what: 'allocate' })}
            >
              {t(allocateText.allocate)}
            </ActionButton>
          </div>
        )}
        {slots.map((slot) => (
          <SlotPart
            key={slot.slot}
            slot={slot}
            booking={data}
            now={now}
            isAlone={slots.length === 1}
            isDesk={role === 'desk' || role === 'admin'}
            onReport={isAgent && !ended ? (step) => setAsking({ what: 'report', slot, step }) : undefined}
            onExchange={
              isAgent && !ended ? () => setAsking({ what: 'allocate', exchanged: slot.slot }) : undefined
            }
          />
        ))}
        {completesAt && <p className="hint">{t(words.completesBy, { when: dayTime(completesAt, lang) })}</p>}
      </div>
      {asking?.what === 'allocate' && (
        <LazyAllocate
          requestId={id}
          version={version}
          slots={asking.exchanged ? slots.filter(({ slot }) => slot === asking.exchanged) : waiting}
          onClose={close}
        />
      )}
      {asking?.what === 'report' && (
        <LazyReport requestId={id} form={form} slot={asking.slot} step={asking.step} onClose={close} />
      )}
      {asking?.what === 'container' && (
        <LazyContainer requestId={id} version={version} known={data.containerNo} onClose={close} />
      )}
    </Card>
  )
}

type Around = { t: ReturnType<typeof useT>; onContainer: () => void; side: CarriedProps['side'] }

const factsOf = (data: TruckTimeline, { t, onContainer, side }: Around) => {
  const isBegun = data.slots.some(({ events }) => events.length > 0)
  const facts: Parameters<typeof Facts>[0]['facts'] = [
    [t(words.booking), <Ref key="b" value={data.bookingNumber} />],
  ]
  if (data.movement !== 'PORT') return facts
  const { containerNo } = data
  return [
    ...facts,
    [
      t(words.container),
      <span key="c" className="row wrap g2">
        {containerNo ? <Ref value={containerNo} /> : <span className="muted">{t(words.noContainer)}</span>}
        {side && !isBegun && (
          <Button size="s" variant={containerNo ? 'secondary' : 'primary'} changes onPress={onContainer}>
            {t(containerNo ? words.changeContainer : words.enterContainer)}
          </Button>
        )}
      </span>,
    ] as (typeof facts)[number],
  ]
}
