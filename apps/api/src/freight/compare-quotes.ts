// The quotations of a request side by side for its customer, with the lowest marked and what each leaves out.
import type { Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import type {
  compareQuotes as contract,
  viewQuoteCustomer as viewContract,
} from '@marsa/model/freight/customer-quote-endpoints.ts'
import { leadOfLowest, lowest } from '@marsa/model/requests/compare.ts'
import type { ComparedQuotation } from '@marsa/model/freight/comparison-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { availableOf } from '../finance/door.ts'
import type { Db } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  comparable,
  findQuotation,
  quotationsForCustomer,
  toCustomerView,
  invitationsOf,
} from '../requests/door.ts'
import { waysFor } from './compare-emissions.ts'
import { standingsOf } from './detail.store.ts'
import { expectedOf } from './expected-charges.ts'
import { findRequest, type RequestRow } from './requests.store.ts'

const unknown = { rating: null, shipments: 0, answer_minutes: null }

const viewsOf = async (
  db: Db,
  request: RequestRow,
  now: Date,
): Promise<{ views: QuotationView[]; lead: bigint | undefined }> => {
  const quotations = await quotationsForCustomer(db, request.id, request.round)
  const standings = await standingsOf(db, request.id, request.round)
  const compared = quotations.map((row) => comparable(row, now))
  const lowestId = lowest(compared)?.id
  const views = quotations.map((row) => {
    const standing = standings.find((each) => each.company_id === row.company_id) ?? unknown
    return toCustomerView(row, {
      now,
      expected: expectedOf(request),
      lowestId,
      frozen: request.state === 'QS_AWP',
      standing: {
        rating: standing.rating,
        shipments: standing.shipments,
        answerMinutes: standing.answer_minutes,
      },
    })
  })
  return { views, lead: leadOfLowest(compared) }
}

/** The quotations of the round as they are compared, with the way of each and what it would emit. */
export const comparedQuotations = async (
  db: Db,
  request: RequestRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
): Promise<{ quotations: ComparedQuotation[]; lead: bigint | undefined }> => {
  const { views, lead } = await viewsOf(db, request, now)
  const ways = await waysFor(db, request, views, settings)
  const unknownWay = { emissions: null, stopPlaces: null }
  return { quotations: views.map((view) => ({ ...view, ...(ways.get(view) ?? unknownWay) })), lead }
}

const creditLeft = async (db: Db, actor: Actor): Promise<string | null> =>
  actor.isCreditCustomer
    ? toWire(await availableOf(db, { kind: 'credit_exposure', ownerId: actor.companyId }))
    : null

export const compareQuotes = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const request = await findRequest(db, actor, call.relation, call.query.RequestId)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const { quotations, lead } = await comparedQuotations(db, request, call)
  return {
    RequestId: request.id,
    quoteNumber: request.number,
    status: freightStatus({ state: request.state, balanceState: 'NOT_DUE', latest: request.latest }),
    windowEndsAt: request.window_ends_at && toOffset(request.window_ends_at),
    serverTime: toOffset(now),
    expected: expectedOf(request),
    leadOfLowest: lead === undefined ? null : toWire(lead),
    invitedAgents: (await invitationsOf(db, request.id, request.round)).length,
    creditLeft: await creditLeft(db, actor),
    quotations,
  }
}

export const viewQuoteCustomer = async (call: Call<typeof viewContract>): Promise<QuotationView> => {
  const { db, now } = call
  const quotation = await findQuotation(db, call.query.QuoteId)
  const request = quotation && (await findRequest(db, signedIn(call), call.relation, quotation.subject_id))
  const view =
    request && (await viewsOf(db, request, now)).views.find((each) => each.QuotationId === quotation.id)
  if (!view) throw new Problem('quotes.not-found')
  return view
}
