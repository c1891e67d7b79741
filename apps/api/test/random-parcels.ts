// Parcels, cash on delivery, bundles and wallets by chance, with what each merchant should have in the wallet counted beside the product.
import { bundleEndpoints as bundles } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { depositEndpoints as deposits } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { shipmentEndpoints as shipments } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { balanceOf as balanceShown } from '@marsa/model/express/wallet/wallet.ts'
import { walletEndpoints as wallets } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { expect } from 'vitest'
import { earnCarriage } from '../src/express/shipments/earn-carriage.ts'
import { walletOf } from '../src/express/wallet/wallet.store.ts'
import { systemTransaction } from '../src/kit/db.ts'
import type { TestApp } from './app.ts'
import { addBundle } from './bundle.ts'
import { cashWorldOf } from './cash-world.ts'
import { addDepot, addWorker } from './courier-objects.ts'
import { typePin } from './fund-wallet.ts'
import { addPerson, type Person } from './people.ts'
import type { Chance, RandomBusiness } from './random-business.ts'

export const randomParcelsOf = async (
  app: TestApp,
  { below, oneOf, next }: Chance,
  business: RandomBusiness,
) => {
  const { admins, note } = business
  const parcels = cashWorldOf(app)
  const depotId = await addDepot(app, 'RND', [])
  const courier = await addWorker(app, 'courier', depotId, ['DU'])
  const cashier = await addWorker(app, 'depot', depotId)
  const owed = new Map<string, bigint>()
  const give = ({ companyId }: Person, fils: bigint): void =>
    void owed.set(companyId, (owed.get(companyId) ?? 0n) + fils)
  const merchants: Person[] = []
  for (let n = 0; n < 3; n++) {
    const merchant = await addPerson(app.db, 'business')
    merchants.push(merchant)
    await typePin(app, merchant)
    owed.set(merchant.companyId, 0n)
  }
  // As long as the longest run takes.
  await app.owner.query(`update wallet_pin_sessions set open_until = now() + interval '1 day'`)

  /** Voided, or cancelled where the day of its payment is over. */
  const undo = async (merchant: Person, id: string): Promise<void> => {
    if (next() < 0.5) {
      const query = { shipmentId: id }
      const { status, body } = await app.ask(merchant, shipments.voidShipmentPayment, { query, way: 1 })
      if (status === 200) return
      expect(body.code).toBe('express.void-late')
    }
    await parcels.done(merchant, shipments.cancelShipment, { query: { id }, body: { comments: 'By chance' } })
  }
  const parcel = async (): Promise<void> => {
    const merchant = oneOf(merchants)
    const packages = [
      { weight: `${1 + below(20)}.${below(10)}`, length: '30', width: '20', height: '15', packaging: 'OWN' },
    ]
    const { id } = await parcels.priced(merchant, { packages, dropOff: true, slot: undefined })
    const way = oneOf(['card', 'wallet', 'bundle'] as const)
    const before = await walletOf(app.db, merchant.companyId)
    if (way === 'card') {
      const { sessionId } = await parcels.open(merchant, id)
      await parcels.settle(sessionId, next() < 0.15 ? 'failed' : 'succeeded')
    } else
      await app.ask(merchant, shipments.settleShipment, {
        query: { shipmentId: id, paymentType: way },
        way: 1,
      })
    const { status } = await parcels.view(merchant, id)
    if (status !== 'CREATED') return expect(['DRAFT', 'PENDING_PAYMENT']).toContain(status)
    const spent = before.availableFils - (await walletOf(app.db, merchant.companyId)).availableFils
    if (way !== 'wallet') expect(spent).toBe(0n)
    give(merchant, -spent)
    if (next() < 0.3) {
      await undo(merchant, id)
      return give(merchant, spent)
    }
    await systemTransaction(app.db, (tx) => earnCarriage(tx, id))
    const back = next() < 0.4 ? await note(id) : 0n
    if (way === 'wallet') give(merchant, back)
  }

  /** Collected at doors, counted, confirmed and credited; now and then one of them is reversed. */
  const cash = async (): Promise<void> => {
    const rows: { id: string; merchant: Person; fils: bigint }[] = []
    for (let count = 1 + below(3); count > 0; count--) {
      const merchant = oneOf(merchants)
      const fils = 100 + below(40_000)
      rows.push({ id: await parcels.collected(merchant, courier, fils), merchant, fils: BigInt(fils) })
    }
    const depositId = await parcels.opened(
      courier,
      rows.map(({ id }) => id),
    )
    await parcels.counted(cashier, depositId, sum(rows.map(({ fils }) => fils)))
    await parcels.confirmed(admins[0], depositId)
    for (const { merchant, fils } of rows) give(merchant, fils)
    if (next() < 0.7) return
    const { id, merchant, fils } = oneOf(rows)
    const body = { waybill: await parcels.waybillOf(id), rightWaybill: null, reason: 'By chance' }
    await parcels.done(admins[0], deposits.reverseCredit, { body })
    give(merchant, -fils)
  }

  const bundle = async (): Promise<void> => {
    const merchant = oneOf(merchants)
    const { current } = await parcels.done(merchant, bundles.viewMembership)
    if (!current) return void (await addBundle(app, merchant, 'BRONZE'))
    if (next() < 0.5) await app.ask(merchant, bundles.cancelBundle, { body: { reason: 'By chance' } })
  }

  /** Proposed by one administrator and decided by another. */
  const correct = async (
    merchant: Person,
    asked: { direction: 'give' | 'take'; fils: bigint; isConfirmed: boolean },
  ): Promise<void> => {
    const { companyId } = merchant
    const { direction, fils, isConfirmed } = asked
    const body = { direction, amount: toWire(fils), reason: 'By chance' }
    const { status } = await app.ask(admins[0], wallets.proposeAdjustment, { query: { companyId }, body })
    // There may be less in it.
    if (status !== 200) return
    const [{ id }] = (
      await app.owner.query('select id from wallet_adjustments where company_id = $1 and outcome is null', [
        companyId,
      ])
    ).rows as [{ id: string }]
    await parcels.done(admins[1], wallets.decideAdjustment, { query: { id }, body: { isConfirmed } })
    if (isConfirmed) give(merchant, direction === 'give' ? fils : -fils)
  }
  const adjust = (): Promise<void> =>
    correct(oneOf(merchants), {
      direction: oneOf(['give', 'take']),
      fils: BigInt(100 + below(20_000)),
      isConfirmed: next() < 0.8,
    })
  for (const merchant of merchants)
    await correct(merchant, { direction: 'give', fils: 50_000n, isConfirmed: true })

  const expectWallets = async (): Promise<void> => {
    for (const { companyId } of merchants)
      expect(toWire(balanceShown(await walletOf(app.db, companyId)))).toBe(toWire(owed.get(companyId)!))
  }
  return { parcel, cash, bundle, adjust, expectWallets }
}
