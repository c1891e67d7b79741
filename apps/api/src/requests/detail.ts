// One request of any line as its reader may see it: an agent that has not won reads its own side of the round alone.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { cancelRefusal } from '@marsa/model/requests/cancellation.ts'
import type { Detail, MoneyView, TimelineEntry } from '@marsa/model/requests/detail-fields.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { dueFils, isAwarded } from './award.ts'
import { againRefusal } from './begin-round.ts'
import type { SharedDetail, TimelineRow } from './detail.store.ts'
import { openState, phaseOf, type LineRow, type ServerLine } from './line.ts'
import { nextActionFor, remindRefusalFor, turnView } from './list.ts'
import { paymentLines, refundLines } from './paid-view.ts'
import { toCustomerView, toFinalChanges } from './quotation-view.ts'
import { quotationFromJson } from './quotations.store.ts'

export type Timing = { now: Date; settings: SettingsInForce }

/** Who reads a request: `open` to its customer, its winner and staff; `state` as they read it. */
export type Reader = { kind: ActorKind; won: boolean; open: boolean; state: string }

export const readerOf = <Row extends LineRow>(
  line: Pick<ServerLine<Row>, 'stateForInvited'>,
  actor: Actor,
  row: Row & Pick<SharedDetail, 'own' | 'window_over'>,
): Reader => {
  const kind = kindOf(actor)
  const won = kind === 'agent' && row.agent_id === actor.companyId
  const open = kind !== 'agent' || won
  const seen = open
    ? row.state
    : line.stateForInvited(row.state, { own: row.own?.state ?? null, windowOver: row.window_over })
  return { kind, won, open, state: seen }
}

/** Entries about quotations are the customer's; an agent reads those about itself, and the winner those of the request. */
const mayRead = (
  publicCodes: readonly string[],
  actor: Actor,
  open: boolean,
  { agent_id, for_customer, code }: TimelineRow,
): boolean => {
  if (kindOf(actor) !== 'agent' || agent_id === actor.companyId) return true
  return !for_customer && agent_id === null && (open || publicCodes.includes(code))
}

const timelineFor = <Row extends LineRow>(
  { publicCodes, quotedCode }: ServerLine<Row>,
  actor: Actor,
  { kind, open }: Reader,
  timeline: readonly TimelineRow[],
): TimelineEntry[] =>
  timeline
    .filter((entry) => mayRead(publicCodes, actor, open, entry))
    .map(({ id, code, at, place, note, amount, by, agent_id }) => ({
      id,
      // Whether its quotation was the first of the round would tell of rivals: an agent reads that its own came in.
      code: kind === 'agent' && code === quotedCode ? 'QUOTE_RECEIVED' : code,
      at: toOffset(new Date(at)),
      place,
      note,
      amount: amount === null || (!open && agent_id !== actor.companyId) ? null : toWire(BigInt(amount)),
      by: by as TimelineEntry['by'],
    }))

/** Since when an invited agent's side of the round stands as it does; a rival's quotation moves nothing of it. */
const sinceForInvited = (quotedCode: string, row: SharedDetail, state: string): Date => {
  if (state === openState) return row.invited_at ?? row.created_at
  if (state === quotedCode && row.own?.submittedAt) return new Date(row.own.submittedAt)
  // Over for it since another has won, or since the time to answer is over.
  const over = row.booked_at ?? (row.window_over ? row.window_ends_at : null)
  return state === 'EXPIRED' && over ? over : row.status_since
}

const moneyView = (row: SharedDetail, isCancelled: boolean): MoneyView | null =>
  isAwarded(row)
    ? {
        total: toWire(row.total_fils),
        paid: toWire(row.paid_fils),
        balance: toWire(isCancelled ? 0n : dueFils(row)),
        currency: 'AED',
        paymentType: row.on_credit ? 'credit' : 'card',
        payments: paymentLines(row.payments),
        refunds: refundLines(row.refunds),
        cancelFee: row.cancel_fee_fils === null ? null : toWire(row.cancel_fee_fils),
        compensation: row.compensated_fils === 0n ? null : toWire(row.compensated_fils),
        invoices: row.invoices,
      }
    : null

const quotationInForce = <Row extends LineRow>(
  line: ServerLine<Row>,
  row: Row & SharedDetail,
  { now, settings }: Timing,
): QuotationView | null =>
  row.quotation &&
  toCustomerView(quotationFromJson(row.quotation), {
    now,
    expected: line.expected(row),
    lowestId: undefined,
    frozen: row.open_session,
    standing: undefined,
    downFils: (total) => line.downFils(total, settings),
  })

/** `stage` is where the request stands in the refund rule. Contacts and money go to the winner and to staff, not to every invited agent. */
export const detailFor = <Row extends LineRow>(
  line: ServerLine<Row>,
  actor: Actor,
  row: Row & SharedDetail,
  reader: Reader,
  { stage, ...timing }: Timing & { stage: string | undefined },
): Detail => {
  const { kind, open, state } = reader
  const phase = phaseOf(line, row)
  const { accepted, quotation } = row
  const facts = { phase, stage, paymentOpen: row.open_session }
  return {
    statusSince: toOffset(open ? row.status_since : sinceForInvited(line.quotedCode, row, state)),
    // It counts what rivals do, too; no call of an invited agent takes it.
    version: open ? row.version : 0,
    round: row.round,
    windowEndsAt: row.window_ends_at && toOffset(row.window_ends_at),
    invitedAgents: kind === 'agent' ? 0 : row.invited,
    timeline: timelineFor(line, actor, reader, row.timeline),
    quotation: open ? quotationInForce(line, row, timing) : null,
    finalChanges:
      open && accepted && quotation
        ? toFinalChanges(quotationFromJson(accepted), quotationFromJson(quotation))
        : null,
    money: open ? moneyView(row, phase === 'cancelled') : null,
    agent: kind === 'agent' ? null : row.agent,
    customer: open ? row.customer : null,
    nextAction: nextActionFor(actor, row),
    turn: open ? turnView(row) : null,
    remindRefusal: remindRefusalFor(actor, row, phase, timing.now) ?? null,
    cancelRefusal:
      kind === 'agent' ? 'kit.forbidden' : (cancelRefusal(line.cancelling.rule, kind, facts) ?? null),
    reinitiateRefusal: kind === 'customer' ? (againRefusal(line, row) ?? null) : 'kit.forbidden',
    feedback: !row.feedback || !open ? 'NONE' : row.feedback.comments ? 'COMMENTED' : 'RATED',
  }
}
