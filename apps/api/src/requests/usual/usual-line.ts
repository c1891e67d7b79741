// The value of a line whose requests go the usual way, made of what the line says of itself; the line may replace any member.
import { cancelReasonParam } from '@marsa/model/requests/cancel-reasons.ts'
import type { ChargeLine } from '@marsa/model/finance/charge-line.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { half, share } from '@marsa/model/kit/money.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import { usualPricing } from '@marsa/model/requests/charge-line.ts'
import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import { beforeCompletion } from '@marsa/model/messages/templates/request-messages.ts'
import {
  usualBooked,
  usualForInvited,
  usualMachine,
  usualPhases,
  type UsualMove,
  type UsualState,
} from '@marsa/model/requests/usual-machine.ts'
import type { UsualListed as UsualListedView } from '@marsa/model/requests/usual-endpoints.ts'
import { usualTurnWords } from '@marsa/model/requests/usual-text.ts'
import { usualCode, type UsualProblem } from '@marsa/model/requests/usual-problems.ts'
import { completeRefusal, finalRefusal } from '@marsa/model/requests/usual-turn.ts'
import { findOpenSession } from '../../finance/door.ts'
import { move } from '../../kit/move.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { windowEnd } from '../begin-round.ts'
import { approvedAgents } from '../invitations.store.ts'
import { invoiceAdvance } from '../invoice-quotation.ts'
import { invoicedBy, type Booked, type ServerLine } from '../line.ts'
import { namedBy } from '../named.ts'
import { companyName, requestsWith, type NewRequest } from '../requests.store.ts'
import { completionInvoice } from './completion-invoice.ts'
import { checkForm, formColumns } from './form.ts'
import { listedOf } from './list.ts'
import { customerOf, desk, messagesOf, type UsualMessages } from './messages.ts'
import type { UsualRow, UsualSpec } from './spec.ts'
import { usualList, usualTurns, type UsualListed } from './usual.store.ts'
import { lockBooked } from '../carried.ts'

type MoveOptions = {
  to?: string
  reason?: string | undefined
  version?: number | undefined
  set?: Readonly<Record<string, unknown>>
}

/** A line with what its own verbs use beside what the shared ones do; members are methods, so that its own row fits. */
export type UsualLine<
  Form extends object = object,
  Row extends UsualRow<Form> = UsualRow<Form>,
> = ServerLine<Row> & {
  spec: UsualSpec<Form, Row>
  insert(tx: Tx, row: NewRequest, columns: Readonly<Record<string, unknown>>): Promise<Row>
  saveDraft(
    tx: Tx,
    draft: { id: string; userId: string; form: object },
    columns: Readonly<Record<string, unknown>>,
  ): Promise<{ id: string; number: string } | undefined>
  /** Writes columns of its own that no move sets. */
  note(tx: Tx, id: string, columns: Readonly<Record<string, unknown>>): Promise<void>
  edit(
    tx: Tx,
    id: string,
    name: UsualMove,
    as: Parameters<ServerLine<Row>['move']>[3],
    options?: MoveOptions,
  ): Promise<Row>
  /** A side has done something about a booking that leaves its state: its version shows it to those who have it open. */
  touch(
    tx: Tx,
    request: Pick<Booked<Row>, 'id'>,
    as: 'customer' | 'agent' | 'desk' | 'system',
    set?: MoveOptions['set'],
  ): Promise<Booked<Row>>
  /** What is charged beside the quotation once it is carried out, confirmed on credit with its completion. */
  extras(db: Db, request: Booked<Row>): Promise<readonly ChargeLine[]>
  /** Why the winner cannot complete it now. */
  completeRefusal(db: Db, request: Booked<Row>): Promise<string | undefined>
  messages: UsualMessages<Row>
}

export const usualLine = <Form extends object, Row extends UsualRow<Form> = UsualRow<Form>>(
  spec: UsualSpec<Form, Row>,
): UsualLine<Form, Row> => {
  const { kind, agentRole, pages } = requestsOf[spec.line]
  const { machine = usualMachine(kind) } = spec
  const code = (name: UsualProblem) => usualCode(spec.line, name)
  const messages = messagesOf<Form, Row>(spec)
  const { agents, emitMessage, publishChange, publishMessage, publishToRound } = messages
  const { find, lock, lockVisible, insert, note, saveDraft } = requestsWith<Row>(spec.details)

  const moveRequest = (
    tx: Tx,
    id: string,
    name: UsualMove,
    as: Parameters<ServerLine<Row>['move']>[3],
    { to, ...options }: MoveOptions = {},
  ): Promise<Row> =>
    move(tx, {
      table: 'requests',
      details: spec.details,
      machine,
      move: name,
      id,
      as,
      ...(to !== undefined && { to: to as UsualState }),
      ...options,
    })
  const agentName = (tx: Tx, companyId: string) => companyName(tx, companyId)
  const isFinalDue = ({ state }: Row): boolean => state === 'QS_AWAITING_FINAL_PAY'

  const line: ServerLine<Row> = {
    line: spec.line,
    kind,
    phases: usualPhases,
    takesQuestions: () => false,
    stateForInvited: (state, part) => usualForInvited(state as UsualState, part),
    turns: usualTurns,
    turnWords: usualTurnWords,
    agentRole,
    pageOf: (side, id) => `${pages[side]}/${id}`,
    ...namedBy<UsualListed<Form>, UsualListedView<Form>>({
      list: usualList(spec),
      type: kind,
      summaryOf: listedOf(spec),
      titleOf: ({ form }) => spec.title(form),
      pathOf: (actor, id) => `/${kindOf(actor) === 'agent' ? pages.agent : pages.customer}/${id}`,
    }),
    notFound: code('not-found'),
    bookedStates: usualBooked,
    quotedCode: 'QS_AWP',
    closed: null,
    answered: async () => undefined,
    publishQuotation: async (tx, request, quotation, { beforeFils, now }) => {
      const params = {
        agent: await agentName(tx, quotation.company_id),
        amount: amountParam(quotation.total_fils),
        time: timeParam(quotation.valid_until ?? now),
      }
      const to = customerOf(request)
      await publishChange(tx, request, quotation.company_id)
      if (beforeFils === undefined) return publishMessage(tx, request, 'quote', to, params, quotation.id)
      const before = amountParam(beforeFils)
      return publishMessage(tx, request, 'quote-revised', to, { ...params, before }, quotation.id)
    },
    publishRejected: (tx, request, { id, company_id, total_fils }) => {
      const amount = amountParam(total_fils)
      return publishMessage(tx, request, 'quote-rejected', agents(company_id), { amount }, id)
    },
    publishQuotationExpired: (tx, request, { id, company_id }) =>
      publishMessage(tx, request, 'quote-expired', agents(company_id), {}, id),
    publishExpired: (tx, request) => publishMessage(tx, request, 'expired', customerOf(request), {}),
    publishUnanswered: (tx, request) =>
      publishMessage(tx, request, 'unanswered', desk, {}, `${request.round}-expired`),
    page: pages.customer,
    quotedStates: ['QS_AWP'],
    creditOnly: false,
    nothingToPay: code('nothing-to-pay'),
    find,
    lock,
    lockVisible,
    move: moveRequest,
    payable: async (_, { id, number, form }) => {
      const { en, ar } = spec.title(form)
      return { kind, id, number, title: { en: `${number}: ${en}`, ar: `${number}: ${ar}` } }
    },
    downFils: (totalFils, settings) => share(totalFils, BigInt(spec.downPercent(settings)) * 100n),
    heldCode: null,
    opened: () => ({}),
    booked: async () => undefined,
    publishBooked: async (tx, request, { paidFils, onCredit, receiptNumber: receipt, loserIds }) => {
      const amount = amountParam(paidFils)
      const agent = await agentName(tx, request.agent_id)
      const to = customerOf(request)
      if (onCredit) await publishMessage(tx, request, 'on-credit', to, { amount, agent })
      else await publishMessage(tx, request, 'paid', to, { amount, agent, receipt })
      await publishMessage(tx, request, onCredit ? 'awarded-credit' : 'awarded', agents(request.agent_id), {
        amount,
      })
      if (loserIds.length) await publishMessage(tx, request, 'not-awarded', agents(...loserIds), {})
      await publishToRound(tx, request)
    },
    publishChange,
    publishPaymentEnded: async (tx, request, ended) => {
      const to = customerOf(request)
      await publishChange(tx, request, ...ended.companyIds)
      // Companies' systems receive that nothing was paid, whoever notifies people.
      if (ended.goesBack) return emitMessage(tx, request, 'payment-failed', to, ended.sessionId)
      const template = ended.cancelled ? 'payment-cancelled' : 'payment-failed'
      const params = { amount: amountParam(ended.amountFils), due: ended.due }
      return publishMessage(tx, request, template, to, params, ended.sessionId)
    },
    final: {
      due: beforeCompletion,
      isDue: isFinalDue,
      isOpen: isFinalDue,
      start: (tx, id) => moveRequest(tx, id, 'startFinal', 'customer'),
      end: (tx, id, as) => moveRequest(tx, id, 'endFinal', as),
      receive: async (tx, { id }, paidFils) =>
        (await moveRequest(tx, id, 'receiveFinal', 'gateway', {
          set: { paid_fils: paidFils },
        })) as Booked<Row>,
      received: async (tx, { paid }, session, now) => {
        const { receiptNumber: receipt } = session
        const amount = amountParam(session.amountFils)
        await publishMessage(tx, paid, 'final-paid', customerOf(paid), { amount, receipt }, receipt)
        await publishMessage(tx, paid, 'final-paid-agent', agents(paid.agent_id), {}, receipt)
        await invoiceAdvance(tx, invoicedBy(line, paid), session, now)
      },
    },
    expected: ({ form }) => spec.expected(form),
    ranges: null,
    refuseCard: null,
    withdrawn: async () => undefined,
    pricing: ({ form }) => spec.pricing?.(form) ?? usualPricing,
    offer: ({ form }) => spec.offer?.(form) ?? null,
    publicCodes: ['QS_RCD', 'EDITED', 'QS_PPA', 'QS_FINAL_PAY_RECEIVED', 'QS_CAN'],
    printing: {
      codes: {
        failed: code('invoice-failed'),
        noReceipt: code('receipt-missing'),
        noInvoice: code('invoice-missing'),
      },
      about: async (_, { form }) => ({
        request: requestsOf[spec.line].one,
        term: { en: 'For', ar: 'مقابل' },
        text: spec.title(form),
      }),
      facts: ({ number }) => [{ label: { en: 'Request', ar: 'الطلب' }, value: number }],
    },
    finalQuote: {
      lock: async (tx, call) => {
        const request = await lockBooked(line, tx, call, { id: call.query.id, version: call.body.version })
        const open = await findOpenSession(tx, kind, request.id)
        refuse(finalRefusal(spec.line, request.state, open !== undefined))
        return { request, offered: {} }
      },
      // What was paid down, or half where the whole was paid at once (B 5).
      leastFils: ({ booking_kind, booking_fils }, acceptedFils) =>
        booking_kind === 'payment.down' && booking_fils !== null ? booking_fils : half(acceptedFils),
      move: async (tx, { id }, name, set) =>
        (await moveRequest(tx, id, name === 'settle' ? 'settleFinal' : 'askFinal', 'agent', {
          set,
        })) as Booked<Row>,
      publishAsked: async (tx, request, { quotationId, dueFils }) => {
        const params = { agent: await agentName(tx, request.agent_id), amount: amountParam(dueFils) }
        await publishMessage(tx, request, 'final-quote', customerOf(request), params, quotationId)
      },
      publishSettled: (tx, { asked }) => publishChange(tx, asked),
      status: ({ state }) => state,
    },
    rounds: {
      codes: { wasPaid: code('was-paid'), notOver: 'kit.moved-on' },
      agents: (tx) => approvedAgents(tx, agentRole),
      answerMinutes: (_, settings) => spec.answerMinutes(settings),
      // Its window stands since it was sent.
      begun: async () => undefined,
      publishInvited: (tx, request, companyIds, dueAt) =>
        publishMessage(tx, request, 'invited', agents(...companyIds), { time: timeParam(dueAt) }),
      publishNobody: (tx, request) => publishMessage(tx, request, 'unanswered', desk, {}),
      formColumns: async (tx, { id, number, company_id: companyId }, asked, timing) => {
        const form = asked as Form
        checkForm(spec, form, timing)
        const further = await spec.sending?.(tx, { id, companyId, form, withoutCredit: true })
        return { ...formColumns(spec, number, form), ...further, window_ends_at: windowEnd(timing) }
      },
      reopen: (tx, { id }, _, options) => moveRequest(tx, id, 'reinitiate', 'customer', options),
      publishAgain: (tx, request) => publishMessage(tx, request, 'submitted', customerOf(request), {}),
    },
    cancelling: {
      rule: spec.cancelling,
      stage: async (_, request, now, settings) => spec.stage(request, now, settings),
      stageEnds: (request, now, settings) => spec.stageEnds?.(request, now, settings) ?? {},
      unpaid: (tx, { id }, ...how) => moveRequest(tx, id, 'cancel', ...how),
      set: {},
      keptFils: () => 0n,
      ended: async () => undefined,
      publishUnpaid: async (tx, request, companyIds, said) => {
        const to = [customerOf(request), agents(...companyIds)]
        await publishMessage(tx, request, 'cancelled', to, { reason: cancelReasonParam(said) })
        await publishToRound(tx, request)
      },
      publishBooked: async (tx, request, { feeFils, refundFils, reason: said }) => {
        const [amount, fee] = [amountParam(refundFils), amountParam(feeFils)]
        const reason = cancelReasonParam(said)
        const occasion = request.on_credit ? 'cancelled-credit' : 'cancelled-paid'
        await publishMessage(tx, request, occasion, customerOf(request), { amount, fee, reason })
        await publishMessage(tx, request, 'cancelled-agent', agents(request.agent_id), { fee, reason })
      },
    },
  }
  return {
    ...line,
    spec,
    insert,
    saveDraft,
    note,
    edit: moveRequest,
    touch: async (tx, { id }, as, set) =>
      (await moveRequest(tx, id, as === 'customer' ? 'ask' : 'report', as, { set })) as Booked<Row>,
    extras: async () => [],
    completeRefusal: async (db, { id, state }) => {
      const hasInvoice = (await completionInvoice(db, kind, id)) !== undefined
      return completeRefusal(spec.line, { state, held: false, hasInvoice })
    },
    messages,
  }
}
