// What people of the demo world do with a booking: pay, carry, complete and rate, through the product's own calls.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { reviewDocument } from '@marsa/model/documents/endpoints.ts'
import { actingFor } from './personas.ts'
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
import { chargeLine } from './offers.ts'
import { carrierOf } from './trade-terms.ts'
import * as documents from './documents.ts'
import type { Runner } from './runner.ts'

const customerOf = ({ journey }: Played) => actingFor[journey.customer]

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
