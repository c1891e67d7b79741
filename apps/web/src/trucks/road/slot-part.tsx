// One truck of a booking: its plate and driver, where it is, what has happened, and what its provider does next.
import { useState } from 'react'
import { Check, CircleDashed, Truck, X } from 'lucide-react'
import type { RoadEventView, SlotView, TruckTimeline } from '@marsa/model/trucks/execution/road-views.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import type { EventSource, RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import type { Lang, TextRow } from '@marsa/model/kit/text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { temperature } from '../../kit/format.ts'
import { phone } from '../../kit/phone-number.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Timeline, type Milestone } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { isOver, problems } from './calls.ts'
import { DriverLink } from './driver-link.tsx'
import { Alerts, Eta, PositionAge } from './live-parts.tsx'
import { liveText as live } from './live-text.ts'
import { allocateText, deskText, reportText, roadText as words } from './road-text.ts'

const LazyCorrect = lazyPart(async () => (await import('./desk-dialogs.tsx')).CorrectDialog)
const LazyWaive = lazyPart(async () => (await import('./desk-dialogs.tsx')).WaiveDialog)
const LazyPending = lazyPart(async () => (await import('./desk-dialogs.tsx')).PendingCorrection)

type SlotProps = {
  slot: SlotView
  booking: TruckTimeline
  now: Date
  /** The only truck: its steps are open. */
  isAlone: boolean
  isDesk: boolean
  /** Of the provider alone. */
  onReport: ((step: RoadStep) => void) | undefined
  onExchange: (() => void) | undefined
}

export function SlotPart({ slot, booking, now, isAlone, isDesk, onReport, onExchange }: SlotProps) {
  const t = useT()
  const { lang } = useLang()
  const [isWaiving, setWaiving] = useState(false)
  const { truck, next, state, events, reallocateRefusal } = slot
  const driver = truck && (lang === 'ar' ? truck.driverAr : truck.driverEn)
  const isDelivered = events.some(({ code, struck }) => code === 'DELIVERED' && struck === null)
  const isDone = state?.code === 'DELIVERED' || state?.code === 'EMPTY_RETURN'
  const awaitsEmpty = slot.emptyWaived === null && next.some(({ code }) => code === 'EMPTY_RETURN')
  return (
    <section className="truck-slot stack g3" aria-label={t(words.truck, { n: slot.n })}>
      <div className="row between wrap g3">
        <div className="stack g1">
          <h3>
            {t(words.truck, { n: slot.n })}
            {truck && (
              <>
                {' · '}
                <Ref value={truck.plate} />
              </>
            )}
          </h3>
          {truck && (
            <p className="dense">
              <bdi>{driver}</bdi>{' '}
              <a
                className="nowrap"
                href={`tel:${truck.mobile}`}
                aria-label={t(words.call, { name: driver ?? '', number: phone(truck.mobile) })}
              >
                <bdi dir="ltr">{phone(truck.mobile)}</bdi>
              </a>
            </p>
          )}
        </div>
        {(state || !isOver(booking.reportRefusal)) && (
          <Badge
            tone={isDone ? 'good' : state ? 'transit' : 'waiting'}
            icon={isDone ? Check : state ? Truck : CircleDashed}
            label={state ? stepName(state)[lang] : t(truck ? words.toCome : words.notAllocated)}
          />
        )}
      </div>
      {truck && !isDelivered && (
        <div className="stack g1 dense">
          <p>
            <PositionAge position={slot.live.position} now={now} />
          </p>
          {slot.live.eta && (
            <p>
              {t(live.expected)} <Eta eta={slot.live.eta} />
            </p>
          )}
        </div>
      )}
      <Alerts alerts={slot.live.alerts} />
      {slot.earlier.map((old) => (
        <p key={old.since} className="dense muted">
          {t(words.exchanged, {
            plate: `\u2066${old.plate}\u2069`,
            driver: lang === 'ar' ? old.driverAr : old.driverEn,
            reason: `\u2068${old.reason}\u2069`,
          })}
        </p>
      ))}
      {slot.emptyWaived !== null && (
        <p className="dense muted">{t(words.waived, { reason: `\u2068${slot.emptyWaived}\u2069` })}</p>
      )}
      {truck && (onReport || onExchange) && (
        <div className="row wrap g2">
          {onReport &&
            next.map((step) => (
              <ActionButton
                key={step.code}
                variant="primary"
                refusal={
                  booking.reportRefusal ??
                  (step.code === 'BORDER_SUBMITTED' && slot.borderMissing.length > 0
                    ? 'trucks.border-documents-missing'
                    : null)
                }
                problems={problems}
                onPress={() => onReport(step)}
              >
                {t(reportText.report, { step: stepName(step)[lang] })}
              </ActionButton>
            ))}
          {onExchange && reallocateRefusal === null && (
            <Button changes onPress={onExchange}>
              {t(allocateText.exchange)}
            </Button>
          )}
          {onExchange && <DriverLink requestId={booking.id} slot={slot.slot} name={driver ?? ''} />}
        </div>
      )}
      {isDesk && awaitsEmpty && (
        <div>
          <Button changes onPress={() => setWaiving(true)}>
            {t(deskText.waive)}
          </Button>
        </div>
      )}
      {(events.length > 0 || truck) && (
        <details className="truck-steps" open={isAlone}>
          <summary>{t(words.steps)}</summary>
          <Timeline milestones={milestonesOf(slot, { lang, requestId: booking.id, isDesk })} />
        </details>
      )}
      {isWaiving && <LazyWaive requestId={booking.id} slot={slot.slot} onClose={() => setWaiving(false)} />}
    </section>
  )
}

const bySource: Record<EventSource, TextRow> = {
  DRIVER: words.driver,
  PROVIDER: words.provider,
  GEOFENCE: words.geofence,
  PORT: words.port,
  DESK: words.desk,
}

/** The newest first, below what comes next. */
const milestonesOf = (
  slot: SlotView,
  { lang, requestId, isDesk }: { lang: Lang; requestId: string; isDesk: boolean },
): Milestone[] => {
  const standing = slot.events.filter(({ struck }) => struck === null)
  const newest = standing.at(-1)
  return [
    ...slot.next.map((step): Milestone => ({
      id: `next-${step.code}-${step.post ?? ''}`,
      label: stepName(step)[lang],
      state: 'todo',
    })),
    ...slot.events.toReversed().map((event): Milestone => ({
      id: event.eventId,
      label: event.struck === null ? stepName(event)[lang] : <s>{stepName(event)[lang]}</s>,
      detail: <EventDetail event={event} requestId={requestId} isDesk={isDesk} />,
      when: <When value={event.at} />,
      ...(event.struck !== null && { icon: X }),
      state: event === newest ? 'now' : 'done',
    })),
  ]
}

function EventDetail({
  event,
  requestId,
  isDesk,
}: {
  event: RoadEventView
  requestId: string
  isDesk: boolean
}) {
  const t = useT()
  const { lang } = useLang()
  const [isCorrecting, setCorrecting] = useState(false)
  const said = [
    t(bySource[event.source]),
    event.isLate && t(words.late),
    event.seal && t(words.seal, { seal: `\u2068${event.seal}\u2069` }),
    event.temperature !== null && temperature(event.temperature, lang),
    event.receiver && t(words.receivedBy, { receiver: `\u2068${event.receiver}\u2069` }),
    event.isShort && t(words.short),
    event.struck !== null && t(words.struck, { reason: `\u2068${event.struck}\u2069` }),
  ].filter(Boolean)
  return (
    <>
      {said.join(' · ')}
      {event.note && (
        <>
          <br />
          <bdi>{event.note}</bdi>
        </>
      )}
      {event.files.map(({ documentId, fileName }) => (
        <span key={documentId} className="truck-file">
          <bdi>{fileName}</bdi>
        </span>
      ))}
      {event.correction && <LazyPending correction={event.correction} />}
      {isDesk && event.struck === null && !event.correction && (
        <span className="truck-file">
          <Button size="s" changes onPress={() => setCorrecting(true)}>
            {t(deskText.correct)}
          </Button>
        </span>
      )}
      {isCorrecting && (
        <LazyCorrect requestId={requestId} event={event} onClose={() => setCorrecting(false)} />
      )}
    </>
  )
}
