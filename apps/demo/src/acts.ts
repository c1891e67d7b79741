// What people of the demo world do, through the product's own calls.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { isRefrigerated, shapeNow } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { ChargeInput } from '@marsa/model/requests/charges.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { reviewDocument } from '@marsa/model/documents/endpoints.ts'
import { requiredDocuments } from '@marsa/model/documents/required-documents.ts'
import { expireQuote } from '../../api/src/freight/execution/timers.ts'
import { actingFor, type AgentKey } from './personas.ts'
import { companies } from './companies.ts'
import {
  consignmentOf,
  containerOf,
  ladingOf,
  landingOf,
  waybillOf,
  winnerOf,
  type Played,
} from './journey.ts'
import { isExportInContainers, type LaneStop } from './lane.ts'
import { chargeLine, habits, offerOf } from './offers.ts'
import { partLoadForm } from './part-load.ts'
import { carrierOf, offered, soldLines } from './trade-terms.ts'
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
    ...(lane.containerType && { containerType: lane.containerType, containerCount: 1 }),
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

type Sending = { lines: readonly ChargeInput[]; draft?: boolean; again?: boolean }

export const quote = async (
  runner: Runner,
  played: Played,
  agent: AgentKey,
  { lines, draft = false, again = false }: Sending,
): Promise<void> => {
  const now = runner.now()
  const email = actingFor[agent]
  const habit = habits[agent]
  const file = documents.quoteFile(consignmentOf(played), agent, lines, now)
  const name = again ? file.name.replace('.pdf', ' rev 2.pdf') : file.name
  const [fileDocumentId] = await runner.store(email, played.requestId, 'VENDOR_QUOTE', [{ ...file, name }])
  const validHours = played.journey.validHours?.[agent] ?? habit.validDays * 24
  const body = {
    RequestId: played.requestId,
    charges: [...lines],
    expiryDate: toOffset(new Date(now.getTime() + validHours * hour)),
    transitDays: Math.max(1, played.lane.transitDays + habit.slower),
    freeDays: played.lane.freeDays,
    way: (habit.slower < 0 ? [] : played.lane.via).map((place) => ({
      place,
      kind: 'transshipment' as const,
      days: 2,
    })),
    offer: offered(played, agent, now),
    terms: habit.terms,
    acceptPartnerTerms: true,
    fileDocumentId,
    isDraft: draft,
  }
  const answer = await runner.call(email, freight.submitQuote, { body })
  played.quotations.set(agent, { id: answer.QuotationId, lines })
}

export const linesOf = (played: Played, agent: AgentKey): readonly ChargeInput[] =>
  soldLines(played, played.journey.lines?.[agent] ?? offerOf(agent, played.lane, played.seed))

/** The same offer with the carriage a little cheaper. */
export const cheaper = (lines: readonly ChargeInput[]): ChargeInput[] =>
  lines.map((line, index) =>
    index === 0 ? chargeLine(line.code, Math.round(Number(line.sellingRate) * 0.97), 0.06) : { ...line },
  )

export const decline = (runner: Runner, played: Played, agent: AgentKey): Promise<unknown> =>
  runner.call(actingFor[agent], freight.declineToQuote, {
    query: { id: played.requestId },
    body: {
      reason: played.lane.hazardous
        ? 'We do not carry class 3 cargo on this service'
        : 'لا تتوفر مساحة على هذا الخط حاليًا',
    },
  })

export const withdraw = (runner: Runner, played: Played, agent: AgentKey): Promise<unknown> =>
  runner.call(actingFor[agent], freight.withdrawQuote, {
    query: { id: played.quotations.get(agent)!.id },
    body: { reason: 'The sailing was cancelled by the line' },
  })

export const expire = (runner: Runner, played: Played, agent: AgentKey): Promise<void> =>
  expireQuote(runner.db, played.quotations.get(agent)!.id, played.requestId, runner.now())

export const reject = async (runner: Runner, played: Played): Promise<void> => {
  for (const { id } of played.quotations.values())
    await runner.call(customerOf(played), freight.rejectQuote, {
      query: { id },
      body: { reason: played.journey.reason ?? 'Above our budget' },
    })
}

export const cancel = (runner: Runner, played: Played): Promise<unknown> =>
  runner.call(customerOf(played), freight.cancelRequest, {
    query: { id: played.requestId },
    body: { reason: played.journey.reason ?? 'The supplier has postponed the order' },
  })

/** Accepts the winner's quotation; `outcome` is what happens at the payment page, none when it is left open. */
export const accept = async (
  runner: Runner,
  played: Played,
  outcome: 'approve-silently' | 'decline' | null,
): Promise<void> => {
  const email = customerOf(played)
  const { id } = played.quotations.get(winnerOf(played.journey, played.lane))!
  const payment = await runner.call(email, freight.acceptQuote, {
    query: { id },
    body: { terms: true, pay: played.journey.pay ?? 'half' },
  })
  if (payment.paymentType === 'card' && outcome) await runner.payAt(email, payment, outcome)
}

export const payFinal = async (
  runner: Runner,
  played: Played,
  outcome: 'approve-silently' | null,
): Promise<void> => {
  const email = customerOf(played)
  const { id } = played.quotations.get(winnerOf(played.journey, played.lane))!
  const payment = await runner.call(email, freight.pay, { query: { QuoteID: id } })
  if (outcome) await runner.payAt(email, payment, outcome)
}

export const postFinal = async (runner: Runner, played: Played): Promise<void> => {
  const agent = winnerOf(played.journey, played.lane)
  const { extra, load } = played.journey
  const lines = [
    ...played.quotations.get(agent)!.lines,
    ...(extra ? [chargeLine('other', extra.selling, 0.2, extra.label)] : []),
  ]
  played.finalLines = lines
  const email = actingFor[agent]
  const file = documents.quoteFile(consignmentOf(played), agent, lines, runner.now())
  const name = file.name.replace('.pdf', ' final.pdf')
  const [fileDocumentId] = await runner.store(email, played.requestId, 'VENDOR_QUOTE', [{ ...file, name }])
  await runner.call(email, freight.postFinalQuote, {
    query: { id: played.requestId },
    body: {
      charges: lines.map((line) =>
        extra && line.code === 'other' && line.label === extra.label
          ? { ...line, reason: extra.reason }
          : load && line.basis === 'wm'
            ? { ...line, reason: load.note }
            : line,
      ),
      fileDocumentId,
    },
  })
}

/** The bill of lading or waybill reaches the portal, from the customer. */
export const sendTransportDocument = async (runner: Runner, played: Played): Promise<void> => {
  const bySea = played.lane.mode === 'sea'
  const reference = bySea ? ladingOf(played) : waybillOf(played)
  const file = documents.transportDocument(consignmentOf(played), reference, carrierOf(played))
  await runner.store(customerOf(played), played.requestId, bySea ? 'BILL_OF_LADING' : 'AIR_WAYBILL', [file])
}

/** Documents that a milestone is proved by, from the winning agent. */
const proofOf = async (runner: Runner, played: Played, code: MilestoneCode): Promise<void> => {
  const email = actingFor[winnerOf(played.journey, played.lane)]
  const agent = companies[winnerOf(played.journey, played.lane)].en
  const trip = consignmentOf(played)
  const { to } = played.lane
  if (code === 'QS_DOC')
    await runner.store(email, played.requestId, 'DELIVERY_ORDER', [
      documents.plainDocument('Delivery order', trip, agent, [
        ['Deliver to', to.name],
        ['Release at', landingOf(played.lane)],
      ]),
    ])
  if (code === 'QS_DEL' && to.kind === 'door')
    await runner.store(email, played.requestId, 'PROOF_OF_DELIVERY', [
      await documents.signedSlip(trip, to.name, runner.now()),
    ])
  if (code === 'QS_DEL' && to.kind === 'port')
    await runner.store(email, played.requestId, 'RELEASE', [
      documents.plainDocument('Release', trip, agent, [
        ['Handed over to', to.name],
        ['At', landingOf(played.lane)],
      ]),
    ])
}

const placeOf = ({ lane }: Played, code: MilestoneCode): string =>
  code === 'DEPARTED'
    ? lane.from.en
    : code === 'QS_PRG' || code === 'QS_DEL'
      ? lane.to.en
      : code === 'QS_CUD' && lane.direction === 'export'
        ? lane.from.en
        : landingOf(lane)

export const report = async (runner: Runner, played: Played, code: MilestoneCode): Promise<void> => {
  const { lane, journey } = played
  await proofOf(runner, played, code)
  const bySea = lane.mode === 'sea'
  const leaving = code === 'DEPARTED' && {
    eta: addDays(dayOf(runner.now()), lane.transitDays),
    ...(bySea && lane.containerMode === 'FCL' && { containerNumber: containerOf(played) }),
    ...(bySea ? { blNumber: ladingOf(played) } : { awbNumber: waybillOf(played) }),
  }
  const note = journey.notes?.[code] ?? (code === 'DEPARTED' ? carrierOf(played) : undefined)
  await runner.call(actingFor[winnerOf(journey, lane)], freight.addEvent, {
    query: { id: played.requestId },
    body: { code, place: placeOf(played, code), ...(note && { note }), ...leaving },
  })
}

/** The winner returns a document of the customer for a better one. */
export const returnDocument = async (runner: Runner, played: Played, documentId: string): Promise<unknown> =>
  runner.call(actingFor[winnerOf(played.journey, played.lane)], reviewDocument, {
    body: { documentId, outcome: 'return', reason: 'الأوزان لا تطابق الفاتورة التجارية، يُرجى رفع نسخة مصححة' },
  })

export const sendInvoice = async (runner: Runner, played: Played): Promise<void> => {
  const agent = winnerOf(played.journey, played.lane)
  const file = await documents.customerInvoice(
    consignmentOf(played),
    agent,
    played.finalLines ?? [],
    runner.now(),
  )
  await runner.store(actingFor[agent], played.requestId, 'INVOICE', [file])
}

export const complete = (runner: Runner, played: Played): Promise<unknown> =>
  runner.call(customerOf(played), freight.completeDelivery, { query: { id: played.requestId }, body: {} })

export const rate = async (runner: Runner, played: Played): Promise<void> => {
  const email = customerOf(played)
  const { feedbackToken } = await runner.call(email, freight.viewShipment, {
    query: { RequestId: played.requestId },
  })
  const { rating = 5, comment } = played.journey
  const token = feedbackToken ?? ''
  await runner.call(email, freight.rateShipment, {
    body: { postShppingRequest: token, updateComments: false, rating },
  })
  if (comment)
    await runner.call(email, freight.rateShipment, {
      body: { postShppingRequest: token, updateComments: true, comments: comment },
    })
}
