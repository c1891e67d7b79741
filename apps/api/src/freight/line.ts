// Freight as the shared verbs of acceptance and payment see it (F11-F14, F28-F30).
import { bookedStates, freightPhases } from '@marsa/model/freight/request-machine.ts'
import { cancelStage, freightCancelling } from '@marsa/model/freight/changes/cancellation.ts'
import { takesQuestions } from '@marsa/model/freight/asking/questions.ts'
import { stateForInvited } from '@marsa/model/freight/status.ts'
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import { half } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { freightOffer } from '@marsa/model/freight/quoting/freight-offer.ts'
import { freightPricing } from '@marsa/model/freight/quoting/freight-pricing.ts'
import { beforeDelivery } from '@marsa/model/messages/templates/shipment-messages.ts'
import { invoiceWhole, type Booked, type ServerLine } from '../requests/door.ts'
import { placesOf } from '../reference/door.ts'
import { askForFollowing } from './documents/ask-for-following.ts'
import { applyWaitingLater } from './events/apply-waiting.ts'
import { openedBalance } from './paying/balance.ts'
import { withdrawOpen } from './consent/ask-consent.ts'
import { isVersionOf } from './cards/cards.store.ts'
import { countWithdrawn } from './cards/count-withdrawn.ts'
import { closeCorrection, closeQuestions, openCorrection } from './changes/changes.store.ts'
import { expectedOf } from './quoting/expected-charges.ts'
import { moveBalance, moveRequest } from './move-request.ts'
import { findRequest, lockRequest, lockVisible, noteLatest, type RequestRow } from './requests.store.ts'
import { invoiced, subjectKind } from './subject.ts'
import { publishEvent } from './publish-event.ts'
import { freightFinalQuote } from './final-quote.ts'
import { askDesk } from './quoting/ask-desk.ts'
import { freightPrinting } from './paying/printing.ts'
import { freightRounds } from './quoting/rounds.ts'
import { shipmentNames } from './titles.ts'
import { shipmentTurns } from './execution/turns.store.ts'

const withWinner = ({ agent_id }: RequestRow, companyIds: readonly string[]): readonly string[] =>
  agent_id ? [...companyIds, agent_id] : companyIds

export const freightLine: ServerLine<RequestRow> = {
  line: 'freight',
  kind: subjectKind,
  phases: freightPhases,
  takesQuestions,
  stateForInvited,
  turns: shipmentTurns,
  turnWords: shipmentTurnWords,
  agentRole: 'clearing-agent',
  pageOf: (side, id) => (side === 'customer' ? `freight/shipments/${id}` : `freight/jobs/${id}`),
  ...shipmentNames,
  notFound: 'freight.not-found',
  bookedStates,
  quotedCode: 'QS_RFC',
  closed: {
    state: 'QS_FIN',
    close: (tx, id, as) => moveRequest(tx, id, 'closeWindow', as),
    publish: (tx, request) => publishEvent(tx, 'allQuotesIn', request),
  },
  answered: (tx, requestId, companyId, now) => closeQuestions(tx, requestId, now, companyId),
  publishQuotation: (tx, request, quotation, { first, beforeFils, now }) => {
    const { id, company_id: companyId, total_fils: totalFils, valid_until } = quotation
    const quote = { id, companyId, totalFils, validUntil: valid_until ?? now }
    return beforeFils === undefined
      ? publishEvent(tx, 'quoteCame', request, { quote, first })
      : publishEvent(tx, 'quoteRevised', request, { quote, beforeFils })
  },
  publishRejected: (tx, request, { id, company_id: companyId, total_fils: totalFils }) =>
    publishEvent(tx, 'quoteRejected', request, { quote: { id, companyId, totalFils } }),
  publishQuotationExpired: (tx, request, { id, company_id: companyId }) =>
    publishEvent(tx, 'quoteExpired', request, { quote: { id, companyId } }),
  publishExpired: (tx, request) => publishEvent(tx, 'expired', request),
  publishUnanswered: (tx, request) => publishEvent(tx, 'pendingReview', request),
  page: 'freight/shipments',
  quotedStates: ['QS_RFC', 'QS_FIN'],
  creditOnly: false,
  nothingToPay: 'freight.nothing-to-pay',
  find: findRequest,
  lock: lockRequest,
  lockVisible,
  move: moveRequest,
  payable: async (tx, { id, number, origin_code, destination_code }) => {
    const places = await placesOf(tx, [origin_code, destination_code])
    const [from, to] = [places.get(origin_code), places.get(destination_code)]
    const title = {
      en: `${number}: ${from?.nameEn ?? ''} to ${to?.nameEn ?? ''}`,
      ar: `${number}: من ${from?.nameAr ?? ''} إلى ${to?.nameAr ?? ''}`,
    }
    return { kind: subjectKind, id, number, title }
  },
  downFils: half,
  heldCode: 'QS_AWP',
  opened: openedBalance,
  booked: async () => undefined,
  publishBooked: async (tx, request, { paidFils, receiptNumber, onCredit, loserIds }) => {
    await publishEvent(tx, 'booked', request, {
      paid: { amountFils: paidFils, receiptNumber, agentId: request.agent_id },
      onCredit,
      loserIds,
    })
    await askForFollowing(tx, request, 'booked')
  },
  publishChange: (tx, request, ...companyIds) =>
    publishEvent(tx, 'changed', request, { recipients: withWinner(request, companyIds) }),
  publishPaymentEnded: (tx, request, { companyIds, ...details }) =>
    publishEvent(tx, 'paymentEnded', request, { ...details, recipients: withWinner(request, companyIds) }),
  final: {
    due: beforeDelivery,
    isDue: ({ balance_state }) => balance_state === 'QS_AWAITING_FINAL_PAY',
    isOpen: ({ balance_state }) => balance_state === 'QS_FINAL_PAY_INITIATED',
    start: (tx, id) => moveBalance(tx, id, 'startPayment', 'customer'),
    end: (tx, id, as) => moveBalance(tx, id, 'endPayment', as),
    receive: async (tx, request, paidFils) => {
      // A late success finds it asked for and no payment under way.
      if (request.balance_state === 'QS_AWAITING_FINAL_PAY')
        await moveBalance(tx, request.id, 'startPayment', 'customer')
      await moveBalance(tx, request.id, 'receive', 'gateway', { set: { paid_fils: paidFils } })
      return (await lockRequest(tx, request.id)) as Booked<RequestRow>
    },
    received: async (tx, { paid }, session, now) => {
      await noteLatest(tx, paid.id, 'QS_FINAL_PAY_RECEIVED', now)
      await withdrawOpen(tx, paid.id, 'system')
      await invoiceWhole(tx, invoiced(paid), paid, now, { session })
      const { amountFils, receiptNumber } = session
      await publishEvent(tx, 'finalPaid', paid, {
        paid: { amountFils, receiptNumber, agentId: paid.agent_id },
      })
      await applyWaitingLater(tx, paid.id)
    },
  },
  expected: expectedOf,
  pricing: ({ form }, exchange) => freightPricing(form, measuresOf(form), exchange),
  ranges: { ask: askDesk },
  refuseCard: async (db, companyId, card) => {
    if (!(await isVersionOf(db, companyId, card))) throw new Problem('freight.card-not-found')
  },
  withdrawn: countWithdrawn,
  offer: ({ form }) => freightOffer(form),
  publicCodes: ['QS_SUB', 'QS_PPA', 'QS_PAI', 'QS_CAN'],
  printing: freightPrinting,
  finalQuote: freightFinalQuote,
  rounds: freightRounds,
  cancelling: {
    rule: freightCancelling,
    stage: async (_, request) => cancelStage(request),
    unpaid: (tx, { id, state }, ...how) =>
      moveRequest(tx, id, state === 'QS_AWP' ? 'cancelUnpaid' : 'cancel', ...how),
    set: { disputed_at: null },
    keptFils: () => 0n,
    ended: async (tx, { id, balance_state }, { as, userId, now }) => {
      await closeQuestions(tx, id, now)
      const correction = await openCorrection(tx, id)
      if (correction) await closeCorrection(tx, { id: correction.id, userId, outcome: 'DROPPED', now })
      if (balance_state === 'QS_AWAITING_FINAL_PAY') await moveBalance(tx, id, 'drop', as)
    },
    publishUnpaid: (tx, request, agentIds, reason) =>
      publishEvent(tx, 'cancelled', request, { agentIds, reason }),
    publishBooked: (tx, request, ended) =>
      publishEvent(tx, 'cancelledBooked', request, {
        agentId: request.agent_id,
        onCredit: request.on_credit,
        ...ended,
      }),
  },
}
