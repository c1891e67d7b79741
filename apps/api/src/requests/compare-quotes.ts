// The quotations of a request of any line side by side for its customer, with the lowest marked and what each leaves out.
import type { Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { leadOfLowest, lowest } from '@marsa/model/requests/compare.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { creditBefore } from '../finance/door.ts'
import type { Db } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import type { Timing } from './detail.ts'
import { invitationsOf, standingsOf } from './invitations.store.ts'
import { phaseOf, type Asked, type LineRow, type ServerLine } from './line.ts'
import { comparable, toCustomerView } from './quotation-view.ts'
import { findQuotation, quotationsForCustomer } from './quotations.store.ts'
import { isHeld } from './quoting.ts'

/** The quotations of the round as they are compared, and by how many fils the lowest leads. */
export const comparedViews = async <Row extends LineRow>(
  line: ServerLine<Row>,
  db: Db,
  request: Row,
  { now, settings }: Timing,
): Promise<{ views: QuotationView[]; lead: bigint | undefined }> => {
  const quotations = await quotationsForCustomer(db, request.id, request.round)
  const standings = await standingsOf(db, line.line, request.id, request.round)
  const compared = quotations.map((row) => comparable(row, now))
  const context = {
    now,
    expected: line.expected(request),
    lowestId: lowest(compared)?.id,
    frozen: isHeld(quotations),
    downFils: (total: bigint) => line.downFils(total, settings),
  }
  const views = quotations.map((row) =>
    toCustomerView(row, {
      ...context,
      standing: standings.find((each) => each.company_id === row.company_id),
    }),
  )
  return { views, lead: leadOfLowest(compared) }
}

/** What stands around the compared quotations. */
export const comparedAround = async <Row extends LineRow>(
  line: ServerLine<Row>,
  { db, now }: Pick<Call, 'db' | 'now'>,
  actor: Actor,
  request: Row,
  lead: bigint | undefined,
) => ({
  windowEndsAt: request.window_ends_at && toOffset(request.window_ends_at),
  serverTime: toOffset(now),
  expected: line.expected(request),
  leadOfLowest: lead === undefined ? null : toWire(lead),
  invitedAgents: (await invitationsOf(db, request.id, request.round)).length,
  ...(await creditBefore(db, actor.companyId)),
})

/** The request whose quotations are compared, as its customer finds it. */
export const findCompared = async <Row extends LineRow>(
  line: ServerLine<Row>,
  call: Pick<Call, 'db' | 'actor' | 'relation'>,
  id: string,
): Promise<Row> => {
  const request = await line.find(call.db, signedIn(call), call.relation, id)
  if (!request || phaseOf(line, request) === 'draft') throw new Problem(line.notFound)
  return request
}

export const viewQuoteFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  async (call: Asked<{ QuoteId: string }, unknown>): Promise<QuotationView> => {
    const { db } = call
    const quotation = await findQuotation(db, call.query.QuoteId)
    const request = quotation && (await line.find(db, signedIn(call), call.relation, quotation.subject_id))
    const views = request ? (await comparedViews(line, db, request, call)).views : []
    const view = views.find((each) => each.QuotationId === quotation?.id)
    if (!view) throw new Problem('quotes.not-found')
    return view
  }
