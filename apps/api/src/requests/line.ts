// What the verbs that all lines share need of one: each line says it in one value and keeps the rest to itself.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { ReceiptAbout } from '@marsa/model/finance/receipt.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ChargeLine, Pricing } from '@marsa/model/requests/charge-line.ts'
import type { Exchange } from '@marsa/model/reference/exchange.ts'
import type { CardRef } from '@marsa/model/requests/views.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import type { FinalQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import type { CancelRule } from '@marsa/model/requests/cancellation.ts'
import type { Phase } from '@marsa/model/requests/phase.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { MessageParam } from '@marsa/model/messages/message.ts'
import type { PaidSession, PayableSubject, PaymentSession } from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { AwardColumns, MaybeAwarded } from './award.ts'
import type { Canceller } from './cancel-award.ts'
import type { AnswerHours } from './invitations.store.ts'
import type { InvoiceFact } from './issued-documents.ts'
import type { QuotationRow, QuotationWithCharges } from './quotation-rows.ts'
import type { RequestLine } from './request-line.ts'
import type { QuotedSubject } from './write-quotation.ts'

type Timed = { now: Date; settings: SettingsInForce }

export type LineRow = MaybeAwarded & {
  id: string
  number: string
  company_id: string
  state: string
  round: number
  version: number
  form: object
  /** The posting that it was booked with; null before. */
  booking_transaction_id: string | null
  /** Where a payment that ends without success goes back to; null while none is under way. */
  return_state: string | null
  window_ends_at: Date | null
}

export type Booked<Row> = Row & AwardColumns

/** Moves that every line's machine has. */
export type LineMove =
  | 'receiveFirstQuote'
  | 'receiveQuote'
  | 'expireUnanswered'
  | 'rejectLast'
  | 'loseLast'
  | 'accept'
  | 'endPayment'
  | 'bookWithHalf'
  | 'bookWhole'
  | 'cancelBooked'

/** State of a request that was sent to agents and has no quotation. */
export const openState = 'QS_RCD'

/** What is told of a booking. */
export type BookingDetails = {
  paidFils: bigint
  onCredit: boolean
  receiptNumber: string
  /** Companies whose quotations were not awarded. */
  loserIds: readonly string[]
}

/** What a line says of its rounds: where one stands, and who is notified. Members are methods, so that its own row and states fit. */
type QuotingPart<Row extends LineRow> = RequestLine & {
  /** Problem code of a request that the caller may not see. */
  notFound: string
  bookedStates: readonly string[]
  /** Status of a request with its first quotation. */
  quotedCode: string
  /** State of a round with all its answers, where the line has one, and who is notified. */
  closed: {
    state: string
    close(tx: Tx, id: string, as: 'agent' | 'system'): Promise<Row>
    publish(tx: Tx, request: Row): Promise<void>
  } | null
  /** What an agent's answer ends beside its clock. */
  answered(tx: Tx, requestId: string, companyId: string, now: Date): Promise<void>
  /** `beforeFils` is the total that a revision replaces. */
  publishQuotation(
    tx: Tx,
    request: Row,
    quotation: QuotationRow,
    details: { first: boolean; beforeFils: bigint | undefined; now: Date },
  ): Promise<void>
  publishRejected(tx: Tx, request: Row, quotation: QuotationRow): Promise<void>
  publishQuotationExpired(tx: Tx, request: Row, quotation: QuotationRow): Promise<void>
  publishExpired(tx: Tx, request: Row): Promise<void>
  /** The desk is notified that nobody has quoted. */
  publishUnanswered(tx: Tx, request: Row): Promise<void>
}

/** What a line says of its documents. */
export type PrintingPart<Row extends LineRow> = {
  /** Problem codes: it could not be printed, there is no such receipt, no such invoice. */
  codes: { failed: string; noReceipt: string; noInvoice: string }
  /** What is paid for, in words. */
  about(db: Db, request: Booked<Row>): Promise<ReceiptAbout>
  /** What stands at the head of an invoice. */
  facts(request: Booked<Row>): readonly InvoiceFact[]
}

/** A final quotation that nothing stands against, before it is issued. */
export type FinalAsking<Row extends LineRow> = {
  request: Booked<Row>
  accepted: QuotationWithCharges
  lines: readonly ChargeLine[]
  body: FinalQuoteBody
  actor: Pick<Actor, 'companyId' | 'userId'>
  settings: SettingsInForce
  now: Date
}

/** What a line says of its final quotation. */
export type FinalQuotePart<Row extends LineRow> = {
  /**
   * The booked request, locked, unless something stands against it; what the quotation offers beside its price, as columns; and
   * what its charges are counted on, where that is otherwise than the request says.
   */
  lock(
    tx: Tx,
    call: Asked<{ id: string }, FinalQuoteBody & { endDate?: string | undefined }>,
  ): Promise<{ request: Booked<Row>; offered: Partial<Row>; counted?: Partial<Row> }>
  /** Whether the customer is asked before it is issued; without it nobody is. Called of each that is posted. */
  askFirst?(tx: Tx, asking: FinalAsking<Row>): Promise<boolean>
  /** Fils below which the total must not go. */
  leastFils(request: Booked<Row>, acceptedFils: bigint): bigint
  /** What is left is asked for, or nothing is left; `before` has what is offered. */
  move(
    tx: Tx,
    before: Booked<Row>,
    name: 'ask' | 'settle',
    set: Readonly<Record<string, unknown>>,
  ): Promise<Booked<Row>>
  publishAsked(tx: Tx, request: Booked<Row>, asked: { quotationId: string; dueFils: bigint }): Promise<void>
  publishSettled(tx: Tx, rows: { before: Booked<Row>; asked: Booked<Row> }, now: Date): Promise<void>
  status(request: Booked<Row>): string
}

/** What a line says of how a round begins. */
export type RoundsPart<Row extends LineRow> = {
  /** Problem codes of a request that is not sent again: money was paid, it goes on. */
  codes: { wasPaid: string; notOver: string }
  agents(tx: Tx, request: Row): Promise<readonly (AnswerHours & { id: string })[]>
  /** Working minutes in which each answers. */
  answerMinutes(request: Row, settings: SettingsInForce): number
  begun(tx: Tx, request: Row, windowEndsAt: Date, now: Date): Promise<void>
  publishInvited(tx: Tx, request: Row, companyIds: readonly string[], dueAt: Date): Promise<void>
  /** The desk is notified that there is nobody to ask. */
  publishNobody(tx: Tx, request: Row): Promise<void>
  /** Columns of the form that is asked again; throws what stands against it. */
  formColumns(
    tx: Tx,
    ended: Row,
    asked: object,
    timing: { now: Date; settings: SettingsInForce },
  ): Promise<Readonly<Record<string, unknown>>>
  reopen(
    tx: Tx,
    ended: Row,
    now: Date,
    options: { version: number | undefined; set: Readonly<Record<string, unknown>> },
  ): Promise<Row>
  publishAgain(tx: Tx, request: Row): Promise<void>
}

/** Who cancels, and when. */
export type CancelledBy = { as: Canceller; userId: string; now: Date }

/** What a line says of its cancellations. */
type CancellingPart<Row extends LineRow> = {
  rule: CancelRule
  /** Where the request stands in the rule. */
  stage(db: Db, request: Row, now: Date, settings: SettingsInForce): Promise<string | undefined>
  /** When its stages end, where that is a matter of time; null for one that never comes. */
  stageEnds?(request: Row, now: Date, settings: SettingsInForce): Readonly<Record<string, Date | null>>
  unpaid(
    tx: Tx,
    request: Row,
    as: Canceller,
    options: { reason: string; version: number | undefined; set: Readonly<Record<string, unknown>> },
  ): Promise<Row>
  /** Further columns that a cancellation sets. */
  set: Readonly<Record<string, unknown>>
  /** Fils of what was paid that are kept already, whatever cancelling keeps of the rest. */
  keptFils(request: Row): bigint
  /** What ends with the request beside its quotations and its award. */
  ended(tx: Tx, before: Row, by: CancelledBy): Promise<void>
  /** `companyIds`: whose quotations were closed. */
  publishUnpaid(tx: Tx, request: Row, companyIds: readonly string[], reason: string): Promise<void>
  publishBooked(
    tx: Tx,
    request: Booked<Row>,
    ended: { feeFils: bigint; refundFils: bigint; reason: string },
  ): Promise<void>
}

export type ServerLine<Row extends LineRow = LineRow> = QuotingPart<Row> & {
  line: QuotedLine
  kind: QuotedSubject['kind']
  /** Where its requests stand, below the language. */
  page: string
  /** States in which quotations may be accepted. */
  quotedStates: readonly string[]
  /** Nothing is paid by card: the whole is confirmed on credit. */
  creditOnly: boolean
  /** Problem code of a payment where nothing is due. */
  nothingToPay: string
  find(db: Db, actor: Actor, relation: Relation, id: string): Promise<Row | undefined>
  lock(tx: Tx, id: string): Promise<Row | undefined>
  lockVisible(tx: Tx, actor: Actor, relation: Relation, id: string): Promise<Row | undefined>
  move(
    tx: Tx,
    id: string,
    name: LineMove,
    as: ActorKind,
    options?: {
      to?: string
      reason?: string | undefined
      version?: number | undefined
      set?: Readonly<Record<string, unknown>>
    },
  ): Promise<Row>
  payable(tx: Tx, request: Row): Promise<PayableSubject>
  /** Fils that are paid at acceptance; the whole where the share is all of it. */
  downFils(totalFils: bigint, settings: SettingsInForce): bigint
  /** Code of the timeline for a payment that begins; null where the line has none. */
  heldCode: string | null
  /** Further columns that the booking sets. */
  opened(as: 'customer' | 'gateway'): Readonly<Record<string, unknown>>
  /** What begins with the booking. */
  booked(tx: Tx, request: Booked<Row>, as: 'customer' | 'gateway'): Promise<void>
  publishBooked(tx: Tx, request: Booked<Row>, details: BookingDetails): Promise<void>
  /** Reloads the open pages of the customer, the winner and these companies. */
  publishChange(tx: Tx, request: Row, ...companyIds: readonly string[]): Promise<void>
  /** `due` says by when it may be tried again; `goesBack` that money was taken, of which finance tells; `cancelled` that the customer left it. */
  publishPaymentEnded(
    tx: Tx,
    request: Row,
    details: {
      sessionId: string
      amountFils: bigint
      due: MessageParam
      goesBack: boolean
      cancelled: boolean
      companyIds: readonly string[]
    },
  ): Promise<void>
  final: {
    /** By when the final payment has to be in, in words. */
    due: MessageParam
    /** It is asked for; `isOpen`: one is under way. */
    isDue(request: Row): boolean
    isOpen(request: Row): boolean
    start(tx: Tx, id: string): Promise<unknown>
    end(tx: Tx, id: string, as: 'customer' | 'gateway'): Promise<unknown>
    /** `paidFils` is all that is paid now. */
    receive(tx: Tx, request: Booked<Row>, paidFils: bigint): Promise<Booked<Row>>
    received(
      tx: Tx,
      rows: { before: Booked<Row>; paid: Booked<Row> },
      session: PaidSession,
      now: Date,
    ): Promise<void>
  }
  /** Charges that a complete quotation names. */
  expected(request: Row): ChargeCode[]
  /** How its charges are taxed; what was quoted keeps what was said then. */
  pricing(request: Row, exchange: Exchange): Pricing
  /** Prices outside their ranges are decided by the desk, which is asked here; null where nothing of that is known. */
  ranges: {
    ask(tx: Tx, request: Row, quotation: QuotationRow, timing: Timed): Promise<void>
  } | null
  /** Refuses a rate card that is not of the company's own; null where the line has none. */
  refuseCard: ((db: Db, companyId: string, card: CardRef) => Promise<void>) | null
  /** What follows when a quotation is taken back. */
  withdrawn(tx: Tx, request: Row, quotation: QuotationRow, now: Date): Promise<void>
  /** What it asks of a quotation beside its charges; null where nothing. */
  offer(request: Row): OfferAsked | null
  /** What an agent that has not won reads of the timeline beside what is about itself: where it began and ended. */
  publicCodes: readonly string[]
  printing: PrintingPart<Row>
  finalQuote: FinalQuotePart<Row>
  rounds: RoundsPart<Row>
  cancelling: CancellingPart<Row>
}

/** A call as a verb of all lines takes it. */
export type Asked<Query, Body> = Omit<Call, 'query' | 'body'> & { query: Query; body: Body }

export const phaseOf = ({ phases }: Pick<ServerLine, 'phases'>, { state }: Pick<LineRow, 'state'>): Phase => {
  const phase = phases[state]
  if (!phase) throw new Error(`the line has no state ${state}`)
  return phase
}

export const invoicedBy = (
  { kind }: Pick<ServerLine, 'kind'>,
  { id, number, company_id }: Pick<LineRow, 'id' | 'number' | 'company_id'>,
): { kind: string; id: string; number: string; companyId: string } => ({
  kind,
  id,
  number,
  companyId: company_id,
})

/** The request of a session, locked: first in the order of locks. */
export const lockSubjectOf = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  session: PaymentSession,
): Promise<Row> => {
  const request = await line.lock(tx, session.subjectId)
  if (!request) throw new Error(`payment session ${session.id} has no request`)
  return request
}
