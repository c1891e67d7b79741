// Takes a credit back from the merchant who should not have had it (K9, row 13), for another merchant or for the house.
import { reverseRefusal } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type {
  CodCredit,
  reverseCredit as reverseContract,
  viewCodCredit as viewContract,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { accountOf, post } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { creditWallet, reverseWallet } from '../wallet/move-money.ts'
import { lockCod, moveCod } from './cod.store.ts'
import { findCredit, insertReversal } from './disputes.store.ts'
import { tellReversed } from './notify-about-cash.ts'

const shipmentOf = async (db: Db, typed: string): Promise<ShipmentRow | undefined> => {
  const waybill = readWaybill(typed)
  return waybill === undefined ? undefined : findShipment(db, { waybill }, null)
}

export const viewCodCredit = async (call: Call<typeof viewContract>): Promise<CodCredit> => {
  const shipment = await shipmentOf(call.db, call.query.waybill)
  const row = shipment && (await findCredit(call.db, shipment.id))
  if (!row) throw new Problem('deposits.cash-none')
  return {
    shipmentId: shipment.id,
    waybill: shipment.waybill!,
    merchant: { en: row.name_en, ar: row.name_ar },
    recipient: shipment.recipient_name,
    amount: toWire(row.amount_fils),
    state: row.state,
    creditedAt: row.credited_at && toOffset(row.credited_at),
    refusal: reverseRefusal(row.state) ?? null,
  }
}

/** The parcel that the money was paid for; of another merchant, or nothing would be wrong. */
const rightParcel = async (db: Db, typed: string, companyId: string): Promise<ShipmentRow> => {
  const right = await shipmentOf(db, typed)
  if (!right || right.company_id === companyId)
    throw new Problem('kit.invalid', {}, { rightWaybill: 'deposits.right-none' })
  return right
}

type Passing = { id: string; wrongCompanyId: string; amountFils: bigint; right: ShipmentRow | undefined }

/** The money leaves the payable that it came back to in the same transaction. */
const passOn = async (tx: Tx, { id, wrongCompanyId, amountFils, right }: Passing): Promise<string> => {
  const from = { kind: 'cod_payable', ownerId: wrongCompanyId } as const
  if (right)
    return (
      await creditWallet(tx, {
        kind: 'COD',
        companyId: right.company_id,
        amountFils,
        ref: `cod:${id}:passed`,
        subjectId: right.id,
        ...(right.waybill && { waybill: right.waybill }),
        reference: right.reference,
        from,
      })
    ).id
  const posted = await post(tx, {
    kind: 'cod.kept',
    ref: `cod:${id}:kept`,
    subjectId: id,
    entries: [
      { accountId: await accountOf(tx, from), amountFils: -amountFils },
      { accountId: await accountOf(tx, { kind: 'cash_differences' }), amountFils },
    ],
  })
  return posted.id
}

export const reverseCredit = (call: Call<typeof reverseContract>): Promise<typeof succeeded> => {
  const { userId, companyId: house } = signedIn(call)
  const { rightWaybill, reason } = call.body
  return call.once(async (tx) => {
    const shipment = await shipmentOf(tx, call.body.waybill)
    const cash = shipment && (await lockCod(tx, shipment.id))
    if (!cash) throw new Problem('deposits.cash-none')
    refuse(reverseRefusal(cash.state))
    const { id, company_id: companyId, amount_fils: amountFils } = cash
    const waybill = shipment.waybill!
    const right = rightWaybill === null ? undefined : await rightParcel(tx, rightWaybill, companyId)
    const reversed = await reverseWallet(tx, {
      companyId,
      amountFils,
      ref: `cod:${id}:reverse`,
      subjectId: id,
      waybill,
      reference: reason,
      userId,
      to: { kind: 'cod_payable', ownerId: companyId },
    })
    await moveCod(tx, id, 'reverse', 'admin', {}, reason)
    const passedId = await passOn(tx, { id, wrongCompanyId: companyId, amountFils, right })
    await insertReversal(tx, {
      id,
      amountFils,
      reason,
      userId,
      now: call.now,
      transactionId: reversed.id,
      toShipmentId: right?.id ?? null,
      passedId,
    })
    await tellReversed(tx, { id, company_id: companyId, amount_fils: amountFils, waybill })
    await publish(tx, { companyId, kind: 'express.changed', subjectId: id })
    await publish(tx, { companyId: house, kind: 'cash.changed' })
    return succeeded
  })
}
