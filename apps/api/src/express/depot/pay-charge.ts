// Paying what is due on the way: from the wallet, with credits, or by card; the shipment goes on with the money (X2).
import { lineNames } from '@marsa/model/express/pricing/price-text.ts'
import { chargeText, type ChargeWay } from '@marsa/model/express/depot/charge.ts'
import type { holdEndpoints as calls } from '@marsa/model/express/depot/hold-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import {
  findOpenSession,
  issueSaleInvoice,
  openSession,
  startPayment,
  type FinanceParts,
  type PaidSession,
} from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { consumeLease, creditsOf, leaseCredits } from '../bundles/leases.ts'
import { hasComeBack } from '../carrier/bookings.store.ts'
import { changed, lockOwn } from '../shipments/own-shipment.ts'
import { thawed } from '../shipments/shipment-view.ts'
import { earnCarriage } from '../shipments/earn-carriage.ts'
import { moveShipment, subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'
import { spendFromWallet } from '../wallet/move-money.ts'
import { chargePaid, findCharge, noteChargeSession, type ChargeRow } from './charges.store.ts'
import { letGo } from './hold-shipment.ts'

type Paid = { way: ChargeWay; transactionId: string; sessionId?: string; now: Date }

/** Nothing is owed for the way back any more: what the carrier has brought back already waited for this alone. */
export const returnPaid = async (tx: Tx, row: ShipmentRow): Promise<void> => {
  if (!(await hasComeBack(tx, row.id))) return
  await changed(tx, await moveShipment(tx, row.id, 'handBack', { as: 'system' }))
  await earnCarriage(tx, row.id)
}

/** Under the shipment's lock, after the money has come into its advance. Credits are taxed already: they need no invoice. */
export const settleCharge = async (
  tx: Tx,
  row: ShipmentRow,
  charge: ChargeRow,
  { way, transactionId, sessionId, now }: Paid,
): Promise<void> => {
  const { net_fils: net, vat_fils: vat } = charge
  await chargePaid(tx, charge.id, { way, transactionId, paidFils: way === 'bundle' ? net : net + vat })
  if (way !== 'bundle')
    await issueSaleInvoice(
      tx,
      {
        companyId: row.company_id,
        subjectKind,
        subjectId: row.id,
        subjectNumber: row.waybill!,
        suppliedOn: dayOf(now),
      },
      thawed(charge.lines).map((line) => ({
        ...lineNames[line.code],
        category: line.vatCategory,
        netFils: line.net,
        vatFils: line.vat,
        totalFils: line.net + line.vat,
      })),
      sessionId,
    )
  if (charge.kind === 'REMEASURE') await letGo(tx, row, { reason: 'PAYMENT', as: 'system', userId: null })
  else await returnPaid(tx, row)
  await changed(tx, row)
}

/** The charge with its shipment, both locked, if it is due and is what the payer has seen. */
const lockDue = async (
  tx: Tx,
  call: Call<typeof calls.payCharge> | Call<typeof calls.openChargePayment>,
): Promise<{ row: ShipmentRow; charge: ChargeRow }> => {
  const { chargeId, amount } = call.body
  const known = await findCharge(tx, chargeId)
  if (!known || known.company_id !== signedIn(call).companyId) throw new Problem('depot.charge-none')
  const row = await lockOwn(tx, call, known.shipment_id)
  const charge = (await findCharge(tx, chargeId))!
  if (charge.paid_at || charge.dropped_at) throw new Problem('depot.charge-none')
  if (toWire(charge.net_fils + charge.vat_fils) !== amount) throw new Problem('depot.charge-changed')
  return { row, charge }
}

export const payCharge = (call: Call<typeof calls.payCharge>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { way } = call.body
  return call.once(async (tx) => {
    const { row, charge } = await lockDue(tx, call)
    if (await findOpenSession(tx, subjectKind, row.id)) throw new Problem('finance.payment-in-progress')
    const transactionId =
      way === 'wallet'
        ? (
            await spendFromWallet(tx, actor, {
              subjectId: row.id,
              amountFils: charge.net_fils + charge.vat_fils,
              ref: charge.id,
              waybill: row.waybill!,
              reference: `${row.waybill}: ${chargeText[charge.kind].en}`,
            })
          ).id
        : await payWithCredits(tx, row, charge, actor.userId)
    await settleCharge(tx, row, charge, { way, transactionId, now: call.now })
    return succeeded
  })
}

const payWithCredits = async (
  tx: Tx,
  row: ShipmentRow,
  charge: ChargeRow,
  userId: string,
): Promise<string> => {
  const credits = await creditsOf(tx, row.company_id)
  if (!credits) throw new Problem('bundles.not-active')
  await leaseCredits(tx, {
    id: charge.id,
    membershipId: credits.membershipId,
    subjectId: row.id,
    amountFils: charge.net_fils,
    savedFils: 0n,
    userId,
  })
  return (await consumeLease(tx, charge.id, row.waybill)).id
}

export const openChargePayment =
  ({ finance }: { finance: FinanceParts }) =>
  async (call: Call<typeof calls.openChargePayment>) => {
    const actor = signedIn(call)
    const session = await call.once(async (tx) => {
      const { row, charge } = await lockDue(tx, call)
      const opened = await openSession(tx, {
        subjectKind,
        subjectId: row.id,
        subjectNumber: row.waybill!,
        quotationId: null,
        quoteVersion: row.price_version,
        part: 'full',
        amountFils: charge.net_fils + charge.vat_fils,
        companyId: row.company_id,
        userId: actor.userId,
        language: call.language,
        description: {
          title: {
            en: `${chargeText[charge.kind].en}: ${row.waybill}`,
            ar: `${chargeText[charge.kind].ar}: ${row.waybill}`,
          },
          lines: [],
        },
      })
      if (opened.isNew) {
        await noteChargeSession(tx, charge.id, opened.session.id)
        await changed(tx, row)
      }
      const { id, amountFils, leaseUntil } = opened.session
      return { sessionId: id, amount: toWire(amountFils), expiresAt: toOffset(leaseUntil) }
    })
    return { ...session, redirectUrl: (await startPayment(finance, session.sessionId)).redirectUrl }
  }

/** The money of a card: what stands on the session is in the shipment's advance already. */
export const chargePaidByCard = (
  tx: Tx,
  row: ShipmentRow,
  charge: ChargeRow,
  session: PaidSession,
  now: Date,
): Promise<void> =>
  settleCharge(tx, row, charge, {
    way: 'card',
    transactionId: session.transactionId,
    sessionId: session.id,
    now,
  })
