// The shipper lists the container of an export with its seal and its verified gross mass.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { containerOf, ladingOf, type Played } from './journey.ts'
import { isExportInContainers } from './lane.ts'
import { actingFor } from './personas.ts'
import type { Runner } from './runner.ts'

export const isWeighed = ({ lane }: Played): boolean => isExportInContainers(lane)
/** Before the vessel leaves. */
export const weighingHours = 50

export const weighContainer = async (runner: Runner, played: Played): Promise<void> => {
  const { lane, cargo, journey } = played
  const type = lane.containerType!
  await runner.call(actingFor[journey.customer], freight.addUnit, {
    query: { id: played.requestId },
    body: {
      number: containerOf(played),
      type,
      seals: [`SL${ladingOf(played).slice(-6)}`],
      tareKg: containerTypes[type].tareKg,
      maxGrossKg: containerTypes[type].maxGrossKg,
      vgmMethod: '2',
      cargoKg: cargo.kg,
      dunnageKg: 140,
      vgmBy: lane.from.name,
    },
  })
}
