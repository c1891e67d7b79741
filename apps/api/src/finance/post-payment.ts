// The postings of payments, refunds and credit: which accounts each effect moves, once per natural key.
import type { Tx } from '../kit/db.ts'
import { publishCreditFor } from './credit/accounts.store.ts'
import { oweInvoice } from './credit/owe-invoice.ts'
import { refusePurchase } from './credit/purchase.ts'
import { accountOf, post } from './ledger.store.ts'
import { postOnCredit } from './post-on-credit.ts'
import type { Refund } from './refunds.store.ts'
import type { PaymentSession } from './session.ts'

type Moved = { id: string; isNew: boolean }
type Subject = { companyId: string; subjectId: string }

/** Card money for a subject: from the gateway to the customer's advance on that subject. */
export const postPayment = async (tx: Tx, session: PaymentSession): Promise<Moved> =>
  post(tx, {
    kind: `payment.${session.part}`,
    ref: session.id,
    sessionId: session.id,
    subjectId: session.subjectId,
    entries: [
      { accountId: await accountOf(tx, { kind: 'gateway_clearing' }), amountFils: -session.amountFils },
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: session.subjectId }),
        amountFils: session.amountFils,
      },
    ],
  })

/** Card money that no subject can take: it waits to go back. */
export const postUnapplied = async (tx: Tx, session: PaymentSession): Promise<Moved> =>
  post(tx, {
    kind: 'payment.unapplied',
    ref: session.id,
    sessionId: session.id,
    subjectId: session.subjectId,
    entries: [
      { accountId: await accountOf(tx, { kind: 'gateway_clearing' }), amountFils: -session.amountFils },
      { accountId: await accountOf(tx, { kind: 'unapplied_receipts' }), amountFils: session.amountFils },
    ],
  })

/** Money of another amount or currency than asked for: kept apart until somebody decides. */
export const postSuspense = async (
  tx: Tx,
  session: PaymentSession,
  amountFils: bigint,
  currency: string,
): Promise<Moved> =>
  post(tx, {
    kind: 'payment.suspense',
    ref: session.id,
    subjectId: session.subjectId,
    currency,
    entries: [
      { accountId: await accountOf(tx, { kind: 'gateway_clearing', currency }), amountFils: -amountFils },
      { accountId: await accountOf(tx, { kind: 'suspense', currency }), amountFils },
    ],
  })

/** A refund was decided: the money leaves the account it stood on and is on its way. */
export const postRefundRequested = async (
  tx: Tx,
  session: PaymentSession,
  refund: Refund,
): Promise<Moved> => {
  const ownerId = refund.origin === 'customer_advance' ? session.subjectId : undefined
  return post(tx, {
    kind: 'refund.requested',
    ref: refund.id,
    sessionId: session.id,
    subjectId: session.subjectId,
    entries: [
      { accountId: await accountOf(tx, { kind: refund.origin, ownerId }), amountFils: -refund.amountFils },
      { accountId: await accountOf(tx, { kind: 'refunds_in_transit' }), amountFils: refund.amountFils },
    ],
  })
}

/** The gateway has given the money back. */
export const postRefundSettled = async (tx: Tx, session: PaymentSession, refund: Refund): Promise<Moved> =>
  post(tx, {
    kind: 'refund.settled',
    ref: refund.id,
    sessionId: session.id,
    subjectId: session.subjectId,
    entries: [
      { accountId: await accountOf(tx, { kind: 'refunds_in_transit' }), amountFils: -refund.amountFils },
      { accountId: await accountOf(tx, { kind: 'gateway_clearing' }), amountFils: refund.amountFils },
    ],
  })

/** The bank has paid it on `on` instead; `ref` is what its statement shows. The card money stays at the gateway, which pays it out. */
export const postRefundTransferred = async (
  tx: Tx,
  session: PaymentSession,
  { ref, amountFils, on }: { ref: string; amountFils: bigint; on: string },
): Promise<string> =>
  (
    await post(tx, {
      kind: 'refund.transferred',
      ref,
      sessionId: session.id,
      subjectId: session.subjectId,
      effectiveOn: on,
      entries: [
        { accountId: await accountOf(tx, { kind: 'refunds_in_transit' }), amountFils: -amountFils },
        { accountId: await accountOf(tx, { kind: 'bank' }), amountFils },
      ],
    })
  ).id

/** A credit customer confirms: the company's exposure grows by the amount, down to its limit and no further (Z54). */
export const confirmOnCredit = async (
  tx: Tx,
  { quotationId, ...input }: Subject & { quotationId: string; amountFils: bigint },
): Promise<{ transactionId: string }> => {
  await refusePurchase(tx, input.companyId, input.amountFils)
  const { id } = await postOnCredit(tx, { kind: 'credit.confirmed', ref: quotationId }, input)
  return { transactionId: id }
}

/**
 * What came on top while the work was done: the company owes it whatever its limit is, so that the ledger moves the floor with it;
 * once a subject. Fils above 0.
 */
export const postCreditExtra = (tx: Tx, input: Subject & { amountFils: bigint }): Promise<Moved> =>
  postOnCredit(tx, { kind: 'credit.extra', ref: input.subjectId }, input)

/**
 * The work is done: what the customer advanced is owed to the agent who did it, and on credit the tax invoice, which the caller
 * has issued, by the customer.
 */
export const postSettlement = async (
  tx: Tx,
  input: { subjectId: string; agentCompanyId: string; amountFils: bigint },
): Promise<Moved> => {
  const moved = await post(tx, {
    kind: 'settlement',
    ref: input.subjectId,
    subjectId: input.subjectId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: input.subjectId }),
        amountFils: -input.amountFils,
      },
      {
        accountId: await accountOf(tx, { kind: 'agent_payable', ownerId: input.agentCompanyId }),
        amountFils: input.amountFils,
      },
    ],
  })
  if (moved.isNew) await oweInvoice(tx, input.subjectId)
  await publishCreditFor(tx, input.subjectId)
  return moved
}
