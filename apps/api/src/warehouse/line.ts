// Storage as the shared verbs of acceptance and payment see it (W5-W7, W13).
import { storageCancelling, storageCancelStage } from '@marsa/model/warehouse/cancellation.ts'
import { expectedStorageCharges } from '@marsa/model/warehouse/charges.ts'
import { bookedStates, storagePhases } from '@marsa/model/warehouse/request-machine.ts'
import { storageForInvited } from '@marsa/model/warehouse/status.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { share } from '@marsa/model/kit/money.ts'
import { beforeGoodsLeave } from '@marsa/model/messages/templates/storage-messages.ts'
import { invoiceAdvance, type ServerLine } from '../requests/door.ts'
import { extendedColumns, publishExtended } from './goods/extended-time.ts'
import { goodsOf, insertGoods } from './goods/goods.store.ts'
import { moveStorage } from './move-storage.ts'
import { findStorage, lockStorage, lockVisible, type BookedRow, type StorageRow } from './requests.store.ts'
import { invoiced, payable, subjectKind } from './subject.ts'
import { emitMessage } from './webhook-events.ts'
import {
  amountParam,
  customerOf,
  desk,
  nameParam,
  publishMessage,
  publishChange,
  publishToRound,
  timeParam,
  warehouses,
} from './publish-message.ts'
import { storageFinalQuote } from './final-quote.ts'
import { storagePrinting } from './printing.ts'
import { storageRounds } from './asking/rounds.ts'
import { storageNames } from './titles.ts'
import { storageTurns } from './turns.store.ts'

const isFinalDue = ({ state }: StorageRow): boolean => state === 'QS_AWAITING_FINAL_PAY'

export const storageLine: ServerLine<StorageRow> = {
  line: 'warehouse',
  kind: subjectKind,
  phases: storagePhases,
  takesQuestions: () => false,
  stateForInvited: storageForInvited,
  turns: storageTurns,
  turnWords: storageTurnWords,
  agentRole: 'warehouse-agent',
  pageOf: (side, id) => (side === 'customer' ? `warehouse/storages/${id}` : `warehouse/requests/${id}`),
  ...storageNames,
  notFound: 'warehouse.not-found',
  bookedStates,
  quotedCode: 'QS_AWP',
  closed: null,
  answered: async () => undefined,
  publishQuotation: async (tx, request, quotation, { beforeFils, now }) => {
    const params = {
      agent: await nameParam(tx, quotation.company_id),
      amount: amountParam(quotation.total_fils),
      time: timeParam(quotation.valid_until ?? now),
    }
    const to = customerOf(request)
    await publishChange(tx, request, quotation.company_id)
    if (beforeFils === undefined)
      return publishMessage(tx, request, 'storage-quote', to, params, quotation.id)
    const before = amountParam(beforeFils)
    return publishMessage(tx, request, 'storage-quote-revised', to, { ...params, before }, quotation.id)
  },
  publishRejected: (tx, request, { id, company_id, total_fils }) =>
    publishMessage(
      tx,
      request,
      'storage-quote-rejected',
      warehouses(company_id),
      { amount: amountParam(total_fils) },
      id,
    ),
  publishQuotationExpired: (tx, request, { id, company_id }) =>
    publishMessage(tx, request, 'storage-quote-expired', warehouses(company_id), {}, id),
  publishExpired: (tx, request) => publishMessage(tx, request, 'storage-expired', customerOf(request), {}),
  publishUnanswered: (tx, request) =>
    publishMessage(tx, request, 'storage-unanswered', desk, {}, `${request.round}-expired`),
  page: 'warehouse/storages',
  quotedStates: ['QS_AWP'],
  nothingToPay: 'warehouse.nothing-to-pay',
  find: findStorage,
  lock: lockStorage,
  lockVisible,
  move: moveStorage,
  payable: async (_, request) => payable(request),
  downFils: (totalFils, settings) =>
    share(totalFils, BigInt(settings['payments.warehouse-down-percent']) * 100n),
  heldCode: null,
  opened: () => ({}),
  booked: (tx, { id }, as) => insertGoods(tx, id, as),
  publishBooked: async (tx, request, { paidFils, onCredit, receiptNumber, loserIds }) => {
    const amount = amountParam(paidFils)
    const agent = await nameParam(tx, request.agent_id)
    const to = customerOf(request)
    if (onCredit) await publishMessage(tx, request, 'storage-on-credit', to, { amount, agent })
    else await publishMessage(tx, request, 'storage-paid', to, { amount, agent, receipt: receiptNumber })
    await publishMessage(tx, request, 'storage-awarded', warehouses(request.agent_id), { amount })
    if (loserIds.length) await publishMessage(tx, request, 'storage-not-awarded', warehouses(...loserIds), {})
    await publishToRound(tx, request)
  },
  publishChange,
  publishPaymentEnded: async (
    tx,
    request,
    { sessionId, amountFils, due, goesBack, cancelled, companyIds },
  ) => {
    await publishChange(tx, request, ...companyIds)
    const to = customerOf(request)
    // Companies' systems receive that nothing was paid, whoever notifies people.
    if (goesBack) return emitMessage(tx, request, 'storage-payment-failed', to, sessionId)
    return publishMessage(
      tx,
      request,
      cancelled ? 'storage-payment-cancelled' : 'storage-payment-failed',
      to,
      { amount: amountParam(amountFils), due },
      sessionId,
    )
  },
  final: {
    due: beforeGoodsLeave,
    isDue: isFinalDue,
    isOpen: isFinalDue,
    start: (tx, id) => moveStorage(tx, id, 'startFinal', 'customer'),
    end: (tx, id, as) => moveStorage(tx, id, 'endFinal', as),
    receive: async (tx, request, paidFils) =>
      (await moveStorage(tx, request.id, 'receiveFinal', 'gateway', {
        set: { paid_fils: paidFils, ...extendedColumns(request) },
      })) as BookedRow,
    received: async (tx, { before, paid }, session, now) => {
      const { receiptNumber: receipt } = session
      const amount = amountParam(session.amountFils)
      await publishMessage(tx, paid, 'storage-final-paid', customerOf(paid), { amount, receipt }, receipt)
      await publishMessage(tx, paid, 'storage-final-paid-agent', warehouses(paid.agent_id), {}, receipt)
      await publishExtended(tx, before, now)
      // Every payment comes before the supply ends; what was advanced is netted by the invoice at completion (W14).
      await invoiceAdvance(tx, invoiced(paid), session, now)
    },
  },
  expected: ({ form }) => expectedStorageCharges(form),
  publicCodes: ['QS_RCD', 'EDITED', 'QS_PPA', 'QS_FINAL_PAY_RECEIVED', 'QS_CAN'],
  printing: storagePrinting,
  finalQuote: storageFinalQuote,
  rounds: storageRounds,
  cancelling: {
    rule: storageCancelling,
    stage: async (db, { id, state }) => storageCancelStage({ state, goods: (await goodsOf(db, id)) ?? null }),
    unpaid: (tx, { id }, ...how) => moveStorage(tx, id, 'cancel', ...how),
    set: {},
    ended: async () => undefined,
    publishUnpaid: async (tx, request, companyIds) => {
      const to = [customerOf(request), warehouses(...companyIds)]
      await publishMessage(tx, request, 'storage-cancelled', to, {})
      await publishToRound(tx, request)
    },
    publishBooked: async (tx, request, { feeFils, refundFils }) => {
      const [amount, fee] = [amountParam(refundFils), amountParam(feeFils)]
      await publishMessage(tx, request, 'storage-cancelled-paid', customerOf(request), { amount, fee })
      await publishMessage(tx, request, 'storage-cancelled', warehouses(request.agent_id), {})
    },
  },
}
