// When the shipment was to leave and arrive, when it did or is expected now, and until when its container stands free of charge.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import {
  doneDays,
  freeTimeOf,
  plannedSteps,
  type FreeTime,
  type PlannedStep,
} from '@marsa/model/freight/execution/plan.ts'
import { shipmentText as words } from '@marsa/model/freight/execution/shipment-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'

function Drift({ step: { actual, isDone, lateDays } }: { step: PlannedStep }) {
  const t = useT()
  if (actual === null) return lateDays > 0 ? <span className="sub due">{t(words.notReported)}</span> : null
  if (lateDays > 0) return <span className="sub due">{t(words.daysLate, { count: lateDays })}</span>
  if (lateDays < 0) return <span className="sub">{t(words.daysEarly, { count: -lateDays })}</span>
  return isDone ? <span className="sub">{t(words.onTime)}</span> : null
}

function Planned({ step }: { step: PlannedStep }) {
  const t = useT()
  const { lang } = useLang()
  const { planned, actual, isDone } = step
  const moved = actual !== null && actual !== planned
  return (
    <span className="stack g1">
      <bdi>
        {isDone
          ? date(actual!, lang)
          : moved
            ? t(words.expectedNow, { date: date(actual, lang) })
            : t(words.planned, { date: date(planned, lang) })}
      </bdi>
      {moved && <span className="sub">{t(words.planned, { date: date(planned, lang) })}</span>}
      <Drift step={step} />
    </span>
  )
}

function Free({ time: { lastDay, state, daysLeft } }: { time: FreeTime }) {
  const t = useT()
  const { lang } = useLang()
  const isNear = state === 'ended' || (state === 'running' && daysLeft <= 1)
  const said = {
    estimated: () => t(words.freeEstimated),
    running: () => (daysLeft === 0 ? t(words.freeToday) : t(words.freeLeft, { count: daysLeft })),
    ended: () => t(words.freeEnded, { count: -daysLeft }),
    out: () => t(words.freeOut),
  }[state]()
  return (
    <span className="stack g1">
      <bdi>{date(lastDay, lang)}</bdi>
      <span className={isNear ? 'sub due' : 'sub'}>{said}</span>
    </span>
  )
}

export function DatesCard({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { eta, mode } = shipment
  const quotation: QuotationView | null = shipment.quotation
  const today = dayOf(new Date())
  const done = doneDays(shipment)
  const departure = quotation?.offer?.['departure']
  const steps = plannedSteps(
    {
      departure: typeof departure === 'string' ? departure : null,
      arrival: quotation?.arrival ?? null,
      eta,
      done,
    },
    today,
  )
  const free =
    mode === 'sea' ? freeTimeOf({ freeDays: quotation?.freeDays ?? null, eta, done }, today) : undefined
  const facts: [string, ReactNode][] = [
    ...steps.map((step): [string, ReactNode] => [
      t(step.code === 'DEPARTED' ? words.planDeparture : words.planArrival),
      <Planned key={step.code} step={step} />,
    ]),
    ...(free ? [[t(words.lastFreeDay), <Free key="free" time={free} />] satisfies [string, ReactNode]] : []),
  ]
  if (facts.length === 0) return null
  return (
    <Card title={t(words.dates)}>
      <Facts across facts={facts} />
    </Card>
  )
}
