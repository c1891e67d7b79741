// The quotations of a storage request side by side for its customer, with the lowest marked and what each leaves out.
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { leadOfLowest, lowest } from '@marsa/model/requests/compare.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { expectedStorageCharges } from '@marsa/model/warehouse/charges.ts'
import type {
  compareStorageQuotes as contract,
  viewStorageQuote as viewContract,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import { availableOf } from '../finance/door.ts'
import type { Db } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  comparable,
  findQuotation,
  quotationsForCustomer,
  toCustomerView,
  invitationsOf,
  isHeld,
} from '../requests/door.ts'
import { storageLine } from './line.ts'
import { findStorage, type StorageRow } from './requests.store.ts'
import { standingsOf } from './standings.store.ts'

const viewsOf = async (
  db: Db,
  request: StorageRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
): Promise<{ views: QuotationView[]; lead: bigint | undefined }> => {
  const quotations = await quotationsForCustomer(db, request.id, request.round)
  const standings = await standingsOf(db, request.id, request.round)
  const compared = quotations.map((row) => comparable(row, now))
  const lowestId = lowest(compared)?.id
  const views = quotations.map((row) => {
    const standing = standings.find((each) => each.company_id === row.company_id)
    const view = toCustomerView(row, {
      now,
      expected: expectedStorageCharges(request.form),
      lowestId,
      frozen: isHeld(quotations),
      standing: {
        rating: standing?.rating ?? null,
        shipments: standing?.storages ?? 0,
        answerMinutes: standing?.answer_minutes ?? null,
      },
    })
    return { ...view, downPayment: toWire(storageLine.downFils(row.total_fils, settings)) }
  })
  return { views, lead: leadOfLowest(compared) }
}

export const compareStorageQuotes = async (call: Call<typeof contract>) => {
  const { db, now, settings } = call
  const actor = signedIn(call)
  const request = await findStorage(db, actor, call.relation, call.query.storageRequestID)
  if (!request) throw new Problem('warehouse.not-found')
  const { views, lead } = await viewsOf(db, request, call)
  return {
    storageRequestID: request.id,
    shipmentReferenceNumber: request.number,
    status: request.state,
    windowEndsAt: toOffset(request.window_ends_at),
    serverTime: toOffset(now),
    expected: expectedStorageCharges(request.form),
    leadOfLowest: lead === undefined ? null : toWire(lead),
    invitedAgents: (await invitationsOf(db, request.id, request.round)).length,
    creditLeft: actor.isCreditCustomer
      ? toWire(await availableOf(db, { kind: 'credit_exposure', ownerId: actor.companyId }))
      : null,
    downPercent: settings['payments.warehouse-down-percent'],
    quotations: views,
  }
}

export const viewStorageQuote = async (call: Call<typeof viewContract>): Promise<QuotationView> => {
  const quotation = await findQuotation(call.db, call.query.QuoteId)
  const request =
    quotation && (await findStorage(call.db, signedIn(call), call.relation, quotation.subject_id))
  const views = request ? (await viewsOf(call.db, request, call)).views : []
  const view = views.find((each) => each.QuotationId === quotation?.id)
  if (!view) throw new Problem('quotes.not-found')
  return view
}
