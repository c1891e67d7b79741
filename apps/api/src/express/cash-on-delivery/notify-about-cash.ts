// Tells people about cash on delivery: each merchant what is theirs, the courier what was found, administrators what waits.
import { outcomeText } from '@marsa/model/express/cash-on-delivery/deposit-text.ts'
import type { DisputeKind, Outcome } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { depotName, merchantsToTell, type DepositRow } from './deposits.store.ts'

type OwnCash = { id: string; company_id: string; amount_fils: bigint; waybill: string }

const sumOf = (cash: readonly OwnCash[]): bigint => cash.reduce((sum, each) => sum + each.amount_fils, 0n)

/** As many numbers as a sentence bears. */
const mostNamed = 5
const waybillsOf = (cash: readonly OwnCash[]): string => {
  const named = cash.slice(0, mostNamed).map(({ waybill }) => waybill)
  return cash.length > mostNamed ? `${named.join(', ')} +${cash.length - mostNamed}` : named.join(', ')
}

/** One message a merchant, whatever the number of parcels. */
export const tellMerchants = async (
  tx: Tx,
  template: 'cash-credited' | 'cash-held' | 'cash-released',
  { id, number }: Pick<DepositRow, 'id' | 'number'>,
  cash: readonly OwnCash[],
): Promise<void> => {
  for (const [companyId, own] of Map.groupBy(cash, (each) => each.company_id))
    await notify(tx, {
      to: {
        userIds: await merchantsToTell(
          tx,
          companyId,
          own.map((each) => each.id),
        ),
      },
      template,
      params: { number, amount: amountParam(sumOf(own)), waybills: waybillsOf(own) },
      subjectId: null,
      version: `${id}:${companyId}`,
    })
}

export const tellReversed = async (tx: Tx, cash: OwnCash): Promise<void> =>
  notify(tx, {
    to: { userIds: await merchantsToTell(tx, cash.company_id, [cash.id]) },
    template: 'cash-reversed',
    params: { amount: amountParam(cash.amount_fils), waybill: cash.waybill },
    subjectId: null,
    version: cash.id,
  })

type Found = Pick<DepositRow, 'id' | 'number' | 'courier_id'>

export const tellCourier = (
  tx: Tx,
  { number, courier_id }: Found,
  kind: DisputeKind,
  amountFils: bigint,
  disputeId: string,
): Promise<void> =>
  notify(tx, {
    to: { userIds: [courier_id] },
    template: kind === 'SHORT' ? 'deposit-short' : 'deposit-over',
    params: { number, amount: amountParam(amountFils) },
    subjectId: null,
    version: disputeId,
  })

export const tellCourierSettled = (
  tx: Tx,
  { number, courier_id }: Found,
  outcome: Outcome,
  amountFils: bigint,
  disputeId: string,
): Promise<void> =>
  notify(tx, {
    to: { userIds: [courier_id] },
    template: 'deposit-settled',
    params: { number, amount: amountParam(amountFils), outcome: outcomeText[outcome] },
    subjectId: null,
    version: disputeId,
  })

export const tellCounted = async (
  tx: Tx,
  { id, number, depot_id }: Pick<DepositRow, 'id' | 'number' | 'depot_id'>,
  countedFils: bigint,
  n: number,
): Promise<void> =>
  notify(tx, {
    to: { roles: ['admin'] },
    template: 'deposit-counted',
    params: { number, amount: amountParam(countedFils), depot: await depotName(tx, depot_id) },
    subjectId: id,
    version: n,
  })
