// How customers of the demo world ask, and call off what they have asked, through the product's own calls.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { isRefrigerated, shapeNow } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { requiredDocuments } from '@marsa/model/documents/required-documents.ts'
import { actingFor } from './personas.ts'
import { consignmentOf, type Played } from './journey.ts'
import { isExportInContainers, type LaneStop } from './lane.ts'
import { partLoadForm } from './part-load.ts'
import * as documents from './documents.ts'
import type { Runner } from './runner.ts'

const hour = 3_600_000
const customerOf = ({ journey }: Played) => actingFor[journey.customer]

const stopOf = ({ place, country, kind, address, building, name, phone }: LaneStop) => ({
  place,
  country,
  kind,
  contactName: name,
  contactNumber: phone,
  ...(address && { address, building }),
})

/** Cubic metres of goods as light as this: by air a little heavier than airlines count, by sea a part of a container. */
const volumeOf = ({ mode }: Played['lane'], kg: number): number =>
  Number((kg / (mode === 'air' ? 185 : 380)).toFixed(3))

const formOf = ({ journey, lane, cargo }: Played, now: Date) => {
  const today = dayOf(now)
  const byWeight = lane.containerMode === 'LCL' ? 0.12 : 1
  return {
    mode: lane.mode,
    direction: lane.direction,
    origin: stopOf(lane.from),
    destination: stopOf(lane.to),
    containerMode: lane.containerMode,
    // Bought on board, as full containers mostly are.
    ...(lane.direction === 'import' &&
      lane.containerMode === 'FCL' &&
      lane.from.kind === 'port' && { incoterm: 'FOB' as const, incotermPlace: lane.from.en }),
    ...(lane.containerType && { containerType: lane.containerType, containerCount: journey.boxes ?? 1 }),
    commodity: cargo.commodity,
    description: cargo.description,
    pieces: Math.max(1, Math.round(cargo.pieces * byWeight)),
    grossWeightKg: Math.round(cargo.kg * byWeight),
    ...(!lane.containerType && { volumeCbm: volumeOf(lane, cargo.kg * byWeight) }),
    cargoValue: `${Math.round(cargo.value * byWeight)}.00`,
    hazardous: lane.hazardous ?? false,
    readyFrom: addDays(today, 2),
    deliverBy: addDays(today, 12 + lane.transitDays),
    ...(lane.from.kind === 'door' && { pickupAt: toOffset(new Date(now.getTime() + 50 * hour)) }),
    ...(journey.nickname && { nickname: journey.nickname }),
    ...(journey.shape && { shape: journey.shape }),
    // As the wizard asks today, so that it departs with its verified gross mass.
    ...(isExportInContainers(lane) && {
      shape: shapeNow,
      ...(isRefrigerated(lane.containerType) && { setPointC: 4 }),
    }),
    ...(journey.load && partLoadForm(journey.load, { lane, cargo })),
  }
}

export const save = async (runner: Runner, played: Played): Promise<void> => {
  const form = formOf(played, runner.now())
  const saved = await runner.call(customerOf(played), freight.saveRequest, { body: { form } })
  played.requestId = saved.RequestId
  played.number = saved.quoteNumber
}

/** What customs asks for because of the goods, beside the safety data sheet. */
const goodsDocuments = ({ lane, cargo }: Played): DocCode[] =>
  requiredDocuments({
    mode: lane.mode,
    direction: lane.direction,
    hazardous: lane.hazardous === true,
    commodity: cargo.commodity,
    stage: 'customs',
  })
    .filter((need) => need.required && need.cause && need.code !== 'SAFETY_DATA_SHEET')
    .map((need) => need.code)

export const ask = async (runner: Runner, played: Played): Promise<void> => {
  const trip = consignmentOf(played)
  const email = customerOf(played)
  if (!played.journey.invoiceLater)
    await runner.store(email, played.requestId, 'COMMERCIAL_INVOICE', [
      documents.commercialInvoice(trip, runner.now()),
    ])
  await runner.store(email, played.requestId, 'PACKING_LIST', [await documents.packingList(trip)])
  if (played.lane.hazardous)
    await runner.store(email, played.requestId, 'SAFETY_DATA_SHEET', [
      documents.plainDocument('Safety data sheet', trip, played.lane.from.name, [
        ['UN number', 'UN 1263, paint'],
        ['Class', '3, packing group II'],
      ]),
    ])
  for (const code of goodsDocuments(played))
    await runner.store(email, played.requestId, code, [
      documents.plainDocument(documentTypes[code].en, trip, played.lane.from.name, []),
    ])
  await runner.call(email, freight.submitRequest, { query: { id: played.requestId }, body: { terms: true } })
}

export const cancel = (runner: Runner, played: Played): Promise<unknown> =>
  runner.call(customerOf(played), freight.cancelRequest, {
    query: { id: played.requestId },
    body: { reason: played.journey.reason ?? 'The supplier has postponed the order' },
  })
