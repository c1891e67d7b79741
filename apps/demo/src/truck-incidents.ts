// What happens to trucks of the demo world beside their plan: gates of the port, a pause, a disputed charge, a change, support.
import { randomUUID } from 'node:crypto'
import { toOffset } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { linesTotal, noChange } from '@marsa/model/trucks/change/change.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import type { PlannedStep, RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import { takePortEvent } from '../../api/src/integrations/port/take-port-event.ts'
import { onPortEvent } from '../../api/src/reactions.ts'
import { askPort } from '../../api/src/integrations/port/ask-port.ts'
import { gates, mistyped, type GateName } from '../../sandbox-port/src/passage.ts'
import { actingFor, people, type Email } from './personas.ts'
import type { Runner } from './runner.ts'
import * as documents from './truck-documents.ts'
import { truckWinner, type Incident, type PlayedTrucks } from './truck-scenario.ts'

const hourMs = 3_600_000
const customerOf = ({ scenario }: PlayedTrucks): Email => actingFor[scenario.customer]
const winnerOf = (played: PlayedTrucks): Email => actingFor[truckWinner(played)]
const idOf = ({ requestId }: PlayedTrucks) => ({ query: { id: requestId } })

/** The gates that the port itself tells of; of an empty return the provider has the depot's receipt. */
const told: Partial<Record<RoadEvent, GateName>> = {
  EMPTY_PICKUP: 'empty-pick-up',
  GATE_IN: 'gate-in',
  GATE_OUT: 'gate-out',
}

const tell = async (
  runner: Runner,
  played: PlayedTrucks,
  name: GateName,
  plateOf: (plate: string) => string,
): Promise<void> => {
  const { slots } = await runner.call(winnerOf(played), road.getTimeline, idOf(played))
  const parts = {
    db: runner.db,
    port: askPort({ url: null, apiKey: '', webhookSecret: '' }),
    onPortEvent: onPortEvent({ now: runner.now }),
  }
  const { port, portDirection } = played.load
  const { facility, ...gate } = gates[portDirection!].find((each) => each.name === name)!
  for (const { truck } of slots)
    await takePortEvent(parts, {
      eventID: randomUUID(),
      eventClassifierCode: 'ACT',
      equipmentEventTypeCode: gate.equipmentEventTypeCode,
      emptyIndicatorCode: gate.emptyIndicatorCode,
      equipmentReference: played.form!.containerNo!,
      truckPlate: plateOf(truck!.plate),
      appointment: played.number,
      facility: facility.replace('AEJEA', port!),
      eventDateTime: toOffset(runner.now()),
    })
}

/** The port lets the trucks through and tells us; false where no gate of it is passed. */
export const passGate = async (
  runner: Runner,
  played: PlayedTrucks,
  { code }: PlannedStep,
): Promise<boolean> => {
  const gate = told[code]
  if (gate) await tell(runner, played, gate, (plate) => plate)
  return gate !== undefined
}

/** The depot mistypes the plate of the truck that brings the empty container, and the desk gets it. */
const misread = (runner: Runner, played: PlayedTrucks): Promise<void> =>
  tell(runner, played, 'empty-return', mistyped)

/** The driver rests, and the clock of the waiting truck stands. */
const pause = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const email = winnerOf(played)
  const { slots } = await runner.call(email, road.getTimeline, idOf(played))
  const body = { slot: slots[0]!.slot, at: null, reason: 'The driver takes the rest that the law asks for' }
  await runner.call(email, road.beginPause, { ...idOf(played), body })
}

/** The provider claims tolls with the receipt; the customer finds one too many in it. */
const dispute = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const email = winnerOf(played)
  const { trucks } = await runner.call(email, road.listExtras, idOf(played))
  const file = documents.tollReceipt(played, runner.now())
  const [receipt] = await runner.store(email, played.requestId, 'EXTRA_RECEIPT', [file], 'truck-request')
  const body = { slot: trucks[0]!.slot, code: 'toll', amount: '48.00', receipt: receipt! } as const
  const { extraId } = await runner.call(email, road.claimExtra, {
    ...idOf(played),
    body: { ...body, note: 'Detour by the Sharjah ring road on instruction of the police' },
  })
  await runner.call(customerOf(played), road.answerExtra, {
    query: { id: extraId },
    body: { agreed: false, reason: 'The receipt names two gates twice within five minutes' },
  })
}

/** The provider asks to come two hours later at the same price. */
const postpone = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const email = winnerOf(played)
  const { lines, version, ...proposed } = await runner.call(email, road.listChanges, idOf(played))
  const later = (at: string) => toOffset(new Date(Date.parse(at) + 2 * hourMs))
  const priced = lines.map(({ rate, ...line }) => ({ ...line, sellingFils: parseMoney(rate) }))
  await runner.call(email, road.proposeChange, {
    ...idOf(played),
    body: {
      ...noChange,
      drop: [],
      rates: [],
      proposedPickup: later(proposed.proposedPickup),
      proposedDelivery: later(proposed.proposedDelivery),
      reason: 'الشاحنة في الصيانة حتى الظهر',
      total: toWire(linesTotal(priced)),
      version,
    },
  })
}

const askSupport = (runner: Runner, played: PlayedTrucks): Promise<unknown> =>
  runner.call(customerOf(played), road.askSupport, {
    ...idOf(played),
    body: {
      topic: 'documents',
      way: 'callback',
      text: 'How long does the chamber take to stamp a certificate of origin anew? The trucks stand at Al Batha.',
      mobile: people[customerOf(played)].mobile,
    },
  })

export const incidents = {
  misread,
  pause,
  dispute,
  postpone,
  'ask-support': askSupport,
} satisfies Record<Incident, unknown>
