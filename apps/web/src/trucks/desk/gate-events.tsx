// Events of the port's gates that belong to no truck, each with the truck that it may be of.
import { useState } from 'react'
import type { GateEventView } from '@marsa/model/trucks/execution/gate-endpoints.ts'
import { gateQueueText } from '@marsa/model/trucks/road/gate-notice.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { gateDialogText, truckDeskText as words } from './desk-words.ts'

const LazyPlace = lazyPart(async () => (await import('./gate-dialogs.tsx')).PlaceDialog)
const LazyDismiss = lazyPart(async () => (await import('./gate-dialogs.tsx')).DismissDialog)

type Asking = { what: 'place' | 'dismiss'; gate: GateEventView }

export function GateEvents({ events, acts }: { events: GateEventView[]; acts: boolean }) {
  const t = useT()
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const columns: Column<GateEventView>[] = [
    {
      id: 'event',
      head: t(words.event),
      names: true,
      cell: ({ event }) =>
        event ? (
          <>
            {t(event.isIn ? words.gateIn : words.gateOut, { place: `\u2068${event.facility}\u2069` })}
            <br />
            <span className="muted dense">{t(event.isEmpty ? words.empty : words.laden)}</span>
          </>
        ) : (
          t(words.unreadable)
        ),
    },
    {
      id: 'container',
      head: t(words.container),
      cell: ({ event }) => (event ? <Ref value={event.container} /> : '—'),
    },
    { id: 'plate', head: t(words.plate), cell: ({ event }) => (event ? <Ref value={event.plate} /> : '—') },
    {
      id: 'since',
      head: t(words.since),
      cell: ({ event, receivedAt }) => <When value={event?.at ?? receivedAt} />,
    },
    {
      id: 'why',
      head: t(words.why),
      cell: ({ reason, trucks }) => (
        <>
          {t(gateQueueText[reason])}
          {trucks.map(({ slot, bookingNumber, plate }) => (
            <span key={slot} className="sub">
              <Ref value={bookingNumber} /> · <Ref value={plate} />
            </span>
          ))}
        </>
      ),
    },
  ]
  const actions: Column<GateEventView> = {
    id: 'actions',
    head: t(words.actions),
    end: true,
    cell: (gate) => (
      <span className="row wrap g2 end">
        <Button
          size="s"
          changes
          disabledReason={gate.trucks.length === 0 ? t(gateDialogText.noTruck) : undefined}
          onPress={() => setAsking({ what: 'place', gate })}
        >
          {t(gateDialogText.place)}
        </Button>
        <Button size="s" changes onPress={() => setAsking({ what: 'dismiss', gate })}>
          {t(gateDialogText.dismiss)}
        </Button>
      </span>
    ),
  }
  return (
    <Card flush title={t(words.gates)} id="gates">
      <DataTable
        label={t(words.gates)}
        columns={acts ? [...columns, actions] : columns}
        rows={events}
        rowKey={({ eventId }) => eventId}
      />
      {asking?.what === 'place' && <LazyPlace gate={asking.gate} onClose={close} />}
      {asking?.what === 'dismiss' && <LazyDismiss gate={asking.gate} onClose={close} />}
    </Card>
  )
}
