// The winner of a part load measures its pallets, with the record of the freight station as proof.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { companies } from './companies.ts'
import * as documents from './documents.ts'
import { consignmentOf, winnerOf, type Played } from './journey.ts'
import { packagesOf, type PartLoad } from './part-load.ts'
import { actingFor } from './personas.ts'
import type { Runner } from './runner.ts'

export const measureLoad = async (runner: Runner, played: Played, load: PartLoad): Promise<void> => {
  const agent = winnerOf(played.journey, played.lane)
  const email = actingFor[agent]
  const { count, length, width, height, found, note } = load
  const record = documents.plainDocument('Measuring record', consignmentOf(played), companies[agent].en, [
    ['Declared', `${count} pallets, ${length} x ${width} x ${height} cm`],
    ['Found', `${count} pallets, ${length} x ${width} x ${found} cm`],
  ])
  const [documentId] = await runner.store(email, played.requestId, 'MEASURING_RECORD', [record])
  await runner.call(email, freight.recordMeasuring, {
    query: { id: played.requestId },
    body: { packages: packagesOf({ ...load, height: found }), documentId: documentId!, note },
  })
}
