// Cancels a request of any line: unpaid with all its quotations (F17, F18, W10), or paid, by staff and the refund rule (F19, W11).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { CancelBody, CancelFault } from '@marsa/model/requests/cancel-fields.ts'
import { cancelRefusal, cancelSettlement, type CancelFacts } from '@marsa/model/requests/cancellation.ts'
import { retireIdentityDocuments } from '../documents/door.ts'
import { findOpenSession } from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'
import { signedIn } from '../kit/serve.ts'
import { isAwarded } from './award.ts'
import { cancelAward, type Canceller } from './cancel-award.ts'
import {
  invoicedBy,
  phaseOf,
  type Asked,
  type Booked,
  type CancelledBy,
  type LineRow,
  type ServerLine,
} from './line.ts'
import { closeSiblings, moveQuotation } from './move-quotation.ts'
import { lockQuotations } from './quotations.store.ts'
import { addToTimeline } from './requests.store.ts'
import { isTheirs } from './carried.ts'

type CancelTiming = { now: Date; settings: SettingsInForce }

const factsOf = async <Row extends LineRow>(
  line: ServerLine<Row>,
  db: Db,
  request: Row,
  { now, settings }: CancelTiming,
): Promise<CancelFacts> => ({
  phase: phaseOf(line, request),
  stage: await line.cancelling.stage(db, request, now, settings),
  paymentOpen: (await findOpenSession(db, line.kind, request.id)) !== undefined,
})

const settled = <Row extends LineRow>(
  { cancelling }: ServerLine<Row>,
  request: Booked<Row>,
  at: { stage: string | undefined; fault: CancelFault },
  settings: SettingsInForce,
) => {
  const kept = cancelling.keptFils(request)
  const { feeFils, refundFils } = cancelSettlement(
    cancelling.rule,
    at,
    { totalFils: request.total_fils - kept, paidFils: request.paid_fils - kept },
    settings,
  )
  return { feeFils: feeFils + kept, refundFils }
}

export const cancelTermsFor =
  <Row extends LineRow, Key extends string>(line: ServerLine<Row>, key: Key) =>
  async (call: Asked<Record<Key, string>, unknown>) => {
    const { db, settings } = call
    const actor = signedIn(call)
    const request = await line.find(db, actor, call.relation, call.query[key])
    if (!request || !isTheirs(call, request) || phaseOf(line, request) === 'draft')
      throw new Problem(line.notFound)
    const { rule } = line.cancelling
    const facts = await factsOf(line, db, request, call)
    const booked = isAwarded(request) ? request : undefined
    const at = (stage: string | undefined, fault: CancelFault = 'customer') =>
      booked && settled(line, booked, { stage, fault }, settings)
    const kind = kindOf(actor)
    const back = (fault: CancelFault) => {
      const settlement = at(facts.stage, fault)
      return settlement ? toWire(settlement.refundFils) : null
    }
    const percents = rule.percents(settings)
    const ends = line.cancelling.stageEnds?.(request, call.now, settings) ?? {}
    return {
      stage: facts.stage ?? null,
      rules: rule.stages.flatMap((stage, index) => {
        if (ends[stage] === null) return []
        const settlement = index > 0 ? at(stage) : undefined
        return {
          stage,
          percent: percents[stage] ?? 0,
          fee: settlement ? toWire(settlement.feeFils) : null,
          refund: settlement ? toWire(settlement.refundFils) : null,
          until: ends[stage] ? toOffset(ends[stage]) : null,
        }
      }),
      paid: booked ? toWire(booked.paid_fils) : null,
      refund: back(kind === 'agent' ? 'agent' : 'customer'),
      refundOfAgentFault: kind === 'desk' || kind === 'admin' ? back('agent') : null,
      paymentType: booked ? (booked.on_credit ? ('credit' as const) : ('card' as const)) : null,
      refusal: cancelRefusal(rule, kind, facts) ?? null,
      version: request.version,
    }
  }

/** Staff say whose fault it is; an agent that cancels takes it, a customer cannot lay it on the agent. */
const faultOf = (as: Canceller, said: CancelFault = 'customer'): CancelFault => {
  if (as === 'agent') return 'agent'
  return as === 'customer' ? 'customer' : said
}

type CancelCall = Pick<Asked<unknown, CancelBody>, 'body' | 'settings'>

/** Without money: every quotation that could still win is closed, one that was held for a payment first set free. */
const cancelUnpaid = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  { body: { reason, version } }: CancelCall,
  request: Row,
  by: CancelledBy,
): Promise<void> => {
  const { id, round } = request
  const { as } = by
  const set = { ...line.cancelling.set, return_state: null }
  const cancelled = await line.cancelling.unpaid(tx, request, as, { reason, version, set })
  await line.cancelling.ended(tx, request, by)
  for (const row of await lockQuotations(tx, id, round))
    if (row.state === 'Q_LOCKED') await moveQuotation(tx, row.id, 'release', 'system')
  const closed = await closeSiblings(tx, await lockQuotations(tx, id, round), null, as)
  await line.cancelling.publishUnpaid(
    tx,
    cancelled,
    closed.map((row) => row.company_id),
    reason,
  )
}

/** The refund that was shown is the one that is booked. */
const cancelBooked = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  { body, settings }: CancelCall,
  request: Booked<Row>,
  stage: string | undefined,
  by: CancelledBy,
): Promise<void> => {
  const { reason, version, refund } = body
  const { as, now } = by
  const fault = faultOf(as, body.fault)
  const settlement = settled(line, request, { stage, fault }, settings)
  if (refund !== undefined && refund !== toWire(settlement.refundFils))
    throw new Problem(line.cancelling.rule.codes.refundChanged)
  const set = { ...line.cancelling.set, cancel_fee_fils: settlement.feeFils }
  const cancelled = await line.move(tx, request.id, 'cancelBooked', as, { reason, version, set })
  await line.cancelling.ended(tx, request, by)
  const subject = invoicedBy(line, request)
  await cancelAward(tx, { subject, award: request }, settlement, { as, reason, now })
  await retireIdentityDocuments(tx, line.kind, request.id)
  await line.cancelling.publishBooked(tx, cancelled as Booked<Row>, { ...settlement, reason })
}

export const cancelFor =
  <Row extends LineRow, Key extends string>(line: ServerLine<Row>, key: Key) =>
  (call: Asked<Record<Key, string>, CancelBody>) => {
    const actor = signedIn(call)
    const as = kindOf(actor) as Canceller
    return call.once(async (tx) => {
      const request = await line.lockVisible(tx, actor, call.relation, call.query[key])
      if (!request || !isTheirs(call, request) || phaseOf(line, request) === 'draft')
        throw new Problem(line.notFound)
      const facts = await factsOf(line, tx, request, call)
      refuse(cancelRefusal(line.cancelling.rule, as, facts))
      const by = { as, userId: actor.userId, now: call.now }
      if (isAwarded(request)) await cancelBooked(line, tx, call, request, facts.stage, by)
      else await cancelUnpaid(line, tx, call, request, by)
      await addToTimeline(tx, {
        requestId: request.id,
        code: 'QS_CAN',
        at: call.now,
        by: as,
        userId: actor.userId,
        note: call.body.reason,
      })
      return succeeded
    })
  }
