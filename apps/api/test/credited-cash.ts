// Cash on delivery of a merchant that couriers have collected, and that is credited once its deposit is counted and confirmed.
import { parseMoney } from '@marsa/model/kit/money.ts'
import type { TestApp } from './app.ts'
import { cashWorldOf } from './cash-world.ts'
import { addDepot, addWorker } from './courier-objects.ts'
import { addPerson, type Person } from './people.ts'

export const creditedCashOf = (app: TestApp) => {
  const world = cashWorldOf(app)
  let place: Promise<{ depotId: string; cashier: Person; admin: Person }> | undefined
  const open = async () => {
    const depotId = await addDepot(app, 'CRD', [])
    return {
      depotId,
      cashier: await addWorker(app, 'depot', depotId),
      admin: await addPerson(app.db, 'admin'),
    }
  }
  const couriers = new Map<string, Person>()

  /** Delivered and paid at the door, by a courier of its own. */
  const collect = async (merchant: Person, amount: string): Promise<string> => {
    const { depotId } = await (place ??= open())
    const courier = await addWorker(app, 'courier', depotId, ['DU'])
    const id = await world.collected(merchant, courier, Number(parseMoney(amount)))
    couriers.set(id, courier)
    return id
  }

  /** Counted by a depot, confirmed, and credited to the wallet. */
  const credit = async (_merchant: Person, id: string, amount: string): Promise<void> => {
    const { cashier, admin } = await (place ??= open())
    const depositId = await world.opened(couriers.get(id)!, [id])
    await world.counted(cashier, depositId, parseMoney(amount))
    await world.confirmed(admin, depositId)
  }

  const credited = async (merchant: Person, amount: string): Promise<string> => {
    const id = await collect(merchant, amount)
    await credit(merchant, id, amount)
    return id
  }
  return { collect, credit, credited }
}
