// Buying a bundle by card, and replacing one by a higher (B1, B5): the order is the subject of a payment session.
import type { buyBundle as contract } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { bundlePaperText as words, planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import {
  bundlePrice,
  bundlePurchase,
  buyRefusal,
  endOf,
  lastDayOf,
  upgradedReason,
} from '@marsa/model/express/bundles/membership.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { languages, say, type Lang } from '@marsa/model/kit/text.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import {
  accountOf,
  findPlatformId,
  issueFinalInvoice,
  openSession,
  post,
  startPayment,
  toPaymentModel,
  type FinanceParts,
  type PaidSession,
  type PaymentReactions,
} from '../../finance/door.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { settingsInForce } from '../../settings/door.ts'
import { spendRefusal } from '../wallet/spenders.ts'
import { endMembership, expireMembership, planParam, publishBundle, tellOwners } from './end-membership.ts'
import {
  findMembership,
  insertOrder,
  lockMemberships,
  moveMembership,
  type MembershipRow,
} from './memberships.store.ts'

type Asked = Call<typeof contract>

const inBoth = (write: (lang: Lang) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, write(lang)])) as Record<Lang, string>
const titleOf = ({ plan }: Pick<MembershipRow, 'plan'>) =>
  inBoth((lang) => say(lang, words.title, { plan: planNames[plan][lang] }))

/** The active one as the database's clock sees it: what is over by time ends now. */
const stillActive = async (tx: Tx, held: readonly MembershipRow[]): Promise<MembershipRow | undefined> => {
  const active = held.find(({ state }) => state === 'ACTIVE')
  if (!active?.is_over) return active
  await expireMembership(tx, active)
  return undefined
}

/** What stands against replacing the active one: only a higher plan does, and the buyer has seen what is lost. */
const refuseReplacing = (active: MembershipRow | undefined, { plan, voids }: Asked['body']): void => {
  refuse(buyRefusal(plan, active?.plan))
  if (!active) return
  if (active.reserved_fils > 0n) throw new Problem('bundles.being-used')
  if (voids !== toWire(active.left_fils)) throw new Problem('bundles.voids')
}

const orderOf = async (tx: Tx, call: Asked): Promise<MembershipRow> => {
  const { companyId, userId } = signedIn(call)
  const { plan } = call.body
  const held = await lockMemberships(tx, companyId)
  const active = await stillActive(tx, held)
  refuseReplacing(active, call.body)
  const open = held.find(({ state }) => state === 'ORDERED')
  if (open && open.plan !== plan) throw new Problem('finance.payment-in-progress')
  if (open) return open
  const price = bundlePrice(plan, call.settings)
  const id = await insertOrder(tx, { companyId, userId, plan, ...price, replaces: active?.id ?? null })
  return (await findMembership(tx, id))!
}

export const buyBundle =
  (finance: FinanceParts) =>
  async (call: Asked): Promise<PaymentModel> => {
    const actor = signedIn(call)
    if (await spendRefusal(call.db, actor)) throw new Problem('bundles.no-right')
    const model = await call.once(async (tx) => {
      const order = await orderOf(tx, call)
      const title = titleOf(order)
      const { session } = await openSession(tx, {
        subjectKind: bundlePurchase,
        subjectId: order.id,
        subjectNumber: planNames[order.plan].en,
        quotationId: order.id,
        quoteVersion: 1,
        part: 'full',
        amountFils: order.net_fils + order.vat_fils,
        companyId: actor.companyId,
        userId: actor.userId,
        language: call.language,
        description: {
          title,
          lines: [
            { ...words.net, amount: toWire(order.net_fils) },
            { ...words.vat, amount: toWire(order.vat_fils) },
          ],
        },
      })
      await publishBundle(tx, order)
      return toPaymentModel(session, null)
    })
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }

/** Row 7: the money on the order becomes credits and VAT. */
const postPurchase = async (tx: Tx, order: MembershipRow): Promise<string> => {
  const { id } = await post(tx, {
    kind: 'bundle.bought',
    ref: order.id,
    subjectId: order.id,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: order.id }),
        amountFils: -order.net_fils - order.vat_fils,
      },
      {
        accountId: await accountOf(tx, { kind: 'bundle_credits', ownerId: order.id }),
        amountFils: order.net_fils,
      },
      { accountId: await accountOf(tx, { kind: 'vat_payable' }), amountFils: order.vat_fils },
    ].filter(({ amountFils }) => amountFils !== 0n),
  })
  return id
}

/** The tax point is the payment: the invoice is issued at once, in our own name. */
const issuePurchase = async (tx: Tx, order: MembershipRow, session: PaidSession, now: Date) =>
  issueFinalInvoice(
    tx,
    {
      companyId: order.company_id,
      supplierId: await findPlatformId(tx),
      subjectKind: bundlePurchase,
      subjectId: order.id,
      subjectNumber: session.subjectNumber,
      quotationId: order.id,
      suppliedOn: dayOf(now),
    },
    [
      {
        ...inBoth((lang) =>
          say(lang, words.line, { plan: planNames[order.plan][lang], credits: toWire(order.net_fils) }),
        ),
        netFils: order.net_fils,
        category: 'standard',
      },
    ],
    session,
  )

const lockOrder = async (tx: Tx, subjectId: string, companyId: string) => {
  const held = await lockMemberships(tx, companyId)
  const order = held.find(({ id }) => id === subjectId)
  const active = held.find(({ state }) => state === 'ACTIVE')
  return { order, active }
}

export const bundlePaymentReactions = (clock: Clock): PaymentReactions => ({
  page: 'express/bundles',
  // A late payment is taken while no other bundle became active in between.
  lockSubject: async (tx, session) => {
    const { order, active } = await lockOrder(tx, session.subjectId, session.companyId)
    const isOpen = order?.state === 'ORDERED' || order?.state === 'UNPAID'
    return isOpen && (!active || active.is_over || active.id === order.replaces)
  },
  paymentSucceeded: async (tx, session) => {
    const now = clock.now()
    const { order, active } = await lockOrder(tx, session.subjectId, session.companyId)
    if (!order) throw new Error(`bundle ${session.subjectId} is gone`)
    if (active?.is_over) await expireMembership(tx, active)
    else if (active) await endMembership(tx, active, 'upgrade', 'gateway', upgradedReason)
    const { 'express.bundle-days': days } = await settingsInForce(tx)
    const endsAt = endOf(now, days)
    await moveMembership(tx, order.id, 'activate', 'gateway', {
      set: { bought_at: now, ends_at: endsAt, transaction_id: await postPurchase(tx, order) },
    })
    await issuePurchase(tx, order, session, now)
    await tellOwners(tx, order, 'bundle-bought', {
      plan: planParam(order),
      credits: toWire(order.net_fils),
      day: dayParam(lastDayOf(endsAt)),
    })
    await publishBundle(tx, order)
  },
  paymentEnded: async (tx, session) => {
    const { order } = await lockOrder(tx, session.subjectId, session.companyId)
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    if (order?.state !== 'ORDERED') return
    await moveMembership(tx, order.id, 'leaveUnpaid', as)
    await publishBundle(tx, order)
  },
})
