// Where the cargo is: the map, and the timeline that says the same in words.
import { useState, type ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { foldedTimeline } from '@marsa/model/freight/execution/timeline.ts'
import { StepReceipt } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import type { RoutePoint } from '../../ui/map/route-points.ts'
import { RouteMap } from '../../ui/values/route-map.tsx'
import { Timeline, type Milestone } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { stopWords } from '@marsa/model/requests/way-text.ts'
import { includesArrival } from '@marsa/model/freight/execution/arrival.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { useVariant } from '../../accounts/door.tsx'
import { ShareLink } from '../../requests/door.tsx'
import { freightLine } from '../web-line.ts'
import { CarrierReports } from '../execution/carrier-reports.tsx'
import { shipmentSharing } from './sharing.ts'
import { placeName } from './route-name.tsx'
import { stepName, stepNames, remainingSteps, remainingStops, useStepDetail } from './shipment-steps.tsx'
import { eventIcon } from './status-badge.tsx'

type Entry = ShipmentDetail['timeline'][number]

type Told = { name: string; detail: ReactNode; now: boolean }

const toMilestone = (shipment: ShipmentDetail, entry: Entry, { name, detail, now }: Told): Milestone => ({
  id: entry.id,
  label: name,
  detail: detail && (
    <span className="row wrap g2">
      {detail}
      <StepReceipt
        payments={shipment.money?.payments}
        step={entry}
        call={freightLine.calls.money(shipment.RequestId, shipment.quotation).receipt}
      />
    </span>
  ),
  when: <When value={entry.at} />,
  icon: eventIcon(entry.code),
  state: now ? 'now' : 'done',
})

const usePoints = (shipment: ShipmentDetail): RoutePoint[] => {
  const { lang } = useLang()
  // A step that was corrected away no longer counts.
  const ahead: readonly string[] = shipment.ahead
  const codes = shipment.timeline.map((entry) => entry.code).filter((code) => !ahead.includes(code))
  const arrived = includesArrival(codes)
  const points = [
    { stop: shipment.origin, done: arrived || codes.includes('DEPARTED') },
    { stop: shipment.destination, done: arrived },
  ]
  return points.flatMap(({ stop, done }) =>
    stop.lat === null || stop.lon === null
      ? []
      : [{ lat: stop.lat, lon: stop.lon, label: placeName(stop.place, lang), done }],
  )
}

export function ShipmentProgress({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const points = usePoints(shipment)
  const [whole, setWhole] = useState(false)
  const canShare = useVariant() === 'customer' && freightPhaseOf(shipment.status) === 'booked'
  const { timeline } = shipment
  const folded = foldedTimeline(timeline)
  const isFolded = !whole && folded.length < timeline.length
  const shown = isFolded ? folded : timeline
  const detailOf = useStepDetail(shipment)
  const ahead = remainingSteps(shipment)
  // Stops come after the departure.
  const leaves = ahead.some((code) => code === 'DEPARTED')
  const toCome = (key: string, label: string, code: string): Milestone => ({
    id: key,
    label,
    detail: t(shipmentText.ahead),
    icon: eventIcon(code),
    state: 'todo',
  })
  const milestones = [
    ...shown.map((entry, index) =>
      toMilestone(shipment, entry, {
        name: stepName(entry) ? t(stepName(entry)!) : entry.code,
        detail: detailOf(entry),
        now: index === shown.length - 1 && !isEnded(freightPhaseOf(entry.code)),
      }),
    ),
    ...(leaves ? [toCome('DEPARTED', t(stepNames['DEPARTED']!), 'DEPARTED')] : []),
    ...remainingStops(shipment).map((stop, at) => toCome(`stop-${at}`, t(stopWords(stop)), 'DEPARTED')),
    ...ahead.filter((code) => code !== 'DEPARTED').map((code) => toCome(code, t(stepNames[code]!), code)),
  ]
  const mapLabel = t(shipment.mode === 'sea' ? shipmentText.mapSea : shipmentText.mapAir, {
    origin: placeName(shipment.origin.place, lang),
    destination: placeName(shipment.destination.place, lang),
  })
  return (
    <Card
      title={t(shipmentText.where)}
      aside={
        canShare && (
          <ShareLink line={shipmentSharing} requestId={shipment.RequestId} variant="text" size="s" />
        )
      }
      flush
    >
      {points.length === 2 && <RouteMap points={points} label={mapLabel} mode={shipment.mode} />}
      <div className="card-b stack g4">
        {isFolded && (
          <Button variant="text" size="s" className="more-events" onPress={() => setWhole(true)}>
            {t(shipmentText.moreEvents)}
          </Button>
        )}
        <Timeline milestones={milestones} />
        <CarrierReports reports={shipment.carrierReports} />
      </div>
    </Card>
  )
}
