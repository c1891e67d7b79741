// Cash on delivery of a merchant that couriers have collected and the house has credited, in the ledger and in the rows.
import type { TestApp } from './app.ts'
import { addDepot, addWorker } from './courier-objects.ts'
import { parcelWorldOf } from './parcel-world.ts'
import type { Person } from './people.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { collectCash } from '../src/express/cash-on-delivery/collect-cash.ts'
import { moveCod } from '../src/express/cash-on-delivery/cod.store.ts'
import { lockShipment, moveShipment } from '../src/express/shipments/shipments.store.ts'
import { creditWallet } from '../src/express/wallet/move-money.ts'
import { accountOf, post } from '../src/finance/door.ts'
import { systemTransaction } from '../src/kit/db.ts'

export const creditedCashOf = (app: TestApp) => {
  let courier: Person | undefined
  const courierOf = async (): Promise<string> =>
    (courier ??= await addWorker(app, 'courier', await addDepot(app, 'CRD', []), ['DU'])).userId

  /** Delivered and paid at the door. */
  const collect = async (merchant: Person, amount: string): Promise<string> => {
    const courierId = await courierOf()
    const { id } = await parcelWorldOf(app).created(merchant, { dropOff: true, slot: undefined, cod: amount })
    await systemTransaction(app.db, async (tx) => {
      for (const move of ['pickUp', 'moveOn', 'sendOut'] as const)
        await moveShipment(tx, id, move, { as: 'agent' })
      await lockShipment(tx, id, null)
      await collectCash(tx, { shipmentId: id, courierId, cashFils: parseMoney(amount), at: new Date() })
      await moveShipment(tx, id, 'deliver', { as: 'agent' })
    })
    return id
  }

  /** Counted and credited to the wallet. */
  const credit = async (merchant: Person, id: string, amount: string): Promise<void> => {
    const { companyId } = merchant
    await systemTransaction(app.db, async (tx) => {
      const courierId = await courierOf()
      const fils = parseMoney(amount)
      await post(tx, {
        kind: 'cod.deposited',
        ref: `cod:${id}`,
        entries: [
          { accountId: await accountOf(tx, { kind: 'cash_depot' }), amountFils: -fils },
          {
            accountId: await accountOf(tx, { kind: 'courier_receivable', ownerId: courierId }),
            amountFils: fils,
          },
        ],
      })
      await moveCod(tx, id, 'deposit', 'agent', {})
      await moveCod(tx, id, 'credit', 'admin', {})
      await creditWallet(tx, {
        kind: 'COD',
        companyId,
        ref: `cod:${id}:credit`,
        subjectId: id,
        amountFils: parseMoney(amount),
        reference: 'DEP-20261123-001',
        from: { kind: 'cod_payable', ownerId: companyId },
      })
    })
  }

  const credited = async (merchant: Person, amount: string): Promise<string> => {
    const id = await collect(merchant, amount)
    await credit(merchant, id, amount)
    return id
  }
  return { collect, credit, credited }
}
