// Containers of the demo world: listed, weighed before an export, and discharged one after the other.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { containerOf, ladingOf, winnerOf, type Played } from './journey.ts'
import { isExportInContainers } from './lane.ts'
import { actingFor } from './personas.ts'
import type { Runner } from './runner.ts'

export const isWeighed = ({ lane }: Played): boolean => isExportInContainers(lane)
/** Before the vessel leaves. */
export const weighingHours = 50

const unitOf = (played: Played, at = 0) => {
  const type = played.lane.containerType!
  const { tareKg, maxGrossKg } = containerTypes[type]
  const seal = Number(ladingOf(played).slice(-6)) + at
  return {
    number: containerOf(played, at),
    type,
    seals: [`SL${String(seal).padStart(6, '0')}`],
    tareKg,
    maxGrossKg,
  }
}

/** The shipper lists the container of an export with its verified gross mass. */
export const weighContainer = async (runner: Runner, played: Played): Promise<void> => {
  const { lane, cargo, journey } = played
  await runner.call(actingFor[journey.customer], freight.addUnit, {
    query: { id: played.requestId },
    body: { ...unitOf(played), vgmMethod: '2', cargoKg: cargo.kg, dunnageKg: 140, vgmBy: lane.from.name },
  })
}

const numbersAt = ({ journey }: Played): number[] => [...Array(journey.boxes ?? 1).keys()]

export const listContainers = async (runner: Runner, played: Played): Promise<void> => {
  const email = actingFor[winnerOf(played.journey, played.lane)]
  for (const at of numbersAt(played))
    await runner.call(email, freight.addUnit, { query: { id: played.requestId }, body: unitOf(played, at) })
}

/** The shipping line reports them as they leave the vessel; the last one is still on board. */
export const dischargeAllButOne = async (runner: Runner, played: Played): Promise<void> => {
  const email = actingFor[winnerOf(played.journey, played.lane)]
  const events = numbersAt(played)
    .slice(0, -1)
    .map((at) => ({
      eventID: `${ladingOf(played)}-${at}`,
      eventType: 'EQUIPMENT' as const,
      eventClassifierCode: 'ACT' as const,
      eventDateTime: toOffset(new Date(runner.now().getTime() - (40 - at * 25) * 60_000)),
      equipmentEventTypeCode: 'DISC',
      equipmentReference: containerOf(played, at),
      transportDocumentReference: ladingOf(played),
    }))
  await runner.call(email, freight.receiveTransportEvents, { body: { events } })
}
