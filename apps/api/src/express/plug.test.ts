// The plug is pulled while a parcel is paid, delivered against cash, or a payout asked for: all of it happens once, or nothing of it did.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { depositEndpoints } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { payoutEndpoints } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { pinEndpoints } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { cashWorldOf, type CashWorld } from '../../test/cash-world.ts'
import { addDepot, addWorker } from '../../test/courier-objects.ts'
import { depotWorldOf, type DepotWorld } from '../../test/depot-world.ts'
import { addBankAccount } from '../../test/payout-objects.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { plugOf, plugs } from '../../test/plug.ts'
import { roundWorldOf } from '../../test/round-world.ts'
import { accountOf, balanceOf, listLedgerFaults, type AccountKey } from '../finance/door.ts'
import { systemTransaction } from '../kit/db.ts'
import { listCodFaults } from './cash-on-delivery/cod.store.ts'
import { listPayoutFaults } from './payouts/payouts.store.ts'
import { listWalletFaults } from './wallet/wallet.store.ts'

const password = 'Harbour#2026'
const pin = '258036'

let app: TestApp
let depots: DepotWorld
let cash: CashWorld
let pulledWhile: ReturnType<typeof plugOf>['pulledWhile']
let [merchant, courier, cashier, admin] = [] as unknown as [Person, Person, Person, Person]
let depotId: string
beforeAll(async () => {
  app = await testApp({ proxied: true, pool: 4 })
  depots = await depotWorldOf(app)
  cash = cashWorldOf(app)
  ;({ pulledWhile } = plugOf(app))
  depotId = await addDepot(app, 'SHJ', ['SH'])
  cashier = await addWorker(app, 'depot', depotId)
  admin = await addPerson(app.db, 'admin')
})
beforeEach(async () => {
  merchant = await addPerson(app.db, 'business', { password })
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
  courier = await addWorker(app, 'courier', depotId, ['SH'])
})
afterAll(() => app.close())

const balance = (key: AccountKey) => balanceOf(app.db, key)
const accountId = (key: AccountKey) => systemTransaction(app.db, (tx) => accountOf(tx, key))
const count = async (statement: string, id: string): Promise<number> =>
  (await app.owner.query(`select count(*)::int as n from ${statement}`, [id])).rows[0].n
const faults = async () =>
  (
    await Promise.all(
      [listLedgerFaults, listWalletFaults, listCodFaults, listPayoutFaults].map((list) => list(app.db)),
    )
  ).flat()

/** A merchant with credited cash, counted and confirmed. */
const credit = async (fils: number): Promise<void> => {
  const row = await cash.collected(merchant, courier, fils)
  const id = await cash.opened(courier, [row])
  await cash.counted(cashier, id, BigInt(fils))
  await cash.confirmed(admin, id)
}

describe.each(Object.entries(plugs))('the database %s', (_, plug) => {
  test('while a parcel is paid from the wallet: no number and no money is gone, and then each once', async () => {
    const { companyId } = merchant
    await depots.fill(merchant, 5_000n)
    await depots.openPin(merchant)
    const { id, amountDue } = await depots.priced(merchant, { dropOff: true, slot: undefined })
    const key = randomUUID()
    const pay = () =>
      app.ask(merchant, shipmentEndpoints.settleShipment, {
        query: { shipmentId: id, paymentType: 'wallet' },
        key,
      })
    const wallet = { kind: 'wallet_available', ownerId: companyId } as const
    const held = async () => [
      await balance(wallet),
      await count('express_waybills where shipment_id = $1', id),
      await count('express_settlements where shipment_id = $1', id),
      await count('ledger_transactions where subject_id = $1', id),
    ]
    await pulledWhile(plug, ['ledger_balances', 'account_id', await accountId(wallet)], pay)
    expect(await held()).toEqual([5_000n, 0, 0, 0])
    expect((await depots.view(merchant, id)).status).toBe('PENDING_PAYMENT')
    const { reference } = (await pay()).body
    expect((await pay()).body).toMatchObject({ status: 'SUCCESS', reference })
    const paid = BigInt(amountDue.replace('.', ''))
    expect((await held()).slice(0, 3)).toEqual([5_000n - paid, 1, 1])
    expect(await depots.view(merchant, id)).toMatchObject({ status: 'CREATED', awbNumber: reference })
    expect(await faults()).toEqual([])
  })

  test('while a parcel is delivered against cash: nobody owes anything yet, and then each once', async () => {
    const { companyId } = merchant
    const round = roundWorldOf(app)
    // The account of what the merchant is owed is there before.
    await cash.collected(merchant, courier, 1_000)
    const payable = { kind: 'cod_payable', ownerId: companyId } as const
    const parcel = await round.parcel(merchant, 'IN_TRANSIT', { proof: [], cod: '15.00' })
    await round.onSheet(courier, depotId, [parcel], 'DELIVERY')
    await round.send(courier, { kind: 'LOADED', code: parcel.waybill })
    const event = {
      kind: 'DELIVERED',
      code: parcel.waybill,
      clientId: randomUUID(),
      cash: '15.00',
      idSeen: true,
      name: 'Omar Saleh',
      signatureId: await round.file(courier, 'SIGNATURE'),
    }
    const deliver = () => round.send(courier, event)
    const held = async () => [
      await round.stateOf(parcel),
      await balance(payable),
      await balance({ kind: 'courier_receivable', ownerId: courier.userId }),
      (await cash.statesOf([parcel.id]))[0],
      await count('express_proofs where shipment_id = $1', parcel.id),
      await count('express_scans where client_id = $1', event.clientId),
    ]
    await pulledWhile(plug, ['ledger_balances', 'account_id', await accountId(payable)], deliver)
    expect(await held()).toEqual(['OUT_FOR_DELIVERY', 1_000n, -1_000n, 'EXPECTED', 0, 0])
    expect((await deliver()).body.outcome).toBe('done')
    expect((await deliver()).body.outcome).toBe('repeated')
    expect(await held()).toEqual(['DELIVERED', 2_500n, -2_500n, 'COLLECTED', 1, 1])
    expect(await faults()).toEqual([])
  })

  test('while a deposit is confirmed: no merchant is credited, and then each once', async () => {
    const other = await addPerson(app.db, 'business')
    const rows = [
      await cash.collected(merchant, courier, 10_000),
      await cash.collected(other, courier, 20_000),
    ]
    // Merchants are credited one after another; the plug is pulled at the second one.
    await depots.fill(merchant, 1n)
    await depots.fill(other, 1n)
    const depositId = await cash.opened(courier, rows)
    await cash.counted(cashier, depositId, 30_000n)
    const [body, key] = [{ depositId, version: await cash.versionOf(depositId) }, randomUUID()]
    const confirm = () => app.ask(admin, depositEndpoints.confirmDeposit, { body, key })
    const held = () =>
      Promise.all(
        [merchant, other].map(({ companyId }) => balance({ kind: 'wallet_available', ownerId: companyId })),
      )
    await pulledWhile(plug, ['wallets', 'company_id', other.companyId], confirm)
    expect([await held(), await cash.statesOf(rows)]).toEqual([
      [1n, 1n],
      ['DEPOSITED', 'DEPOSITED'],
    ])
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200])
    expect([await held(), await cash.statesOf(rows)]).toEqual([
      [10_001n, 20_001n],
      ['CREDITED', 'CREDITED'],
    ])
    expect(await faults()).toEqual([])
  })

  test('while a payout is asked for: the money and the code are as they were, and then it is there once', async () => {
    const { companyId, userId } = merchant
    await credit(34_995)
    await app.ask(merchant, pinEndpoints.createMpin, { body: { pin, password } })
    await app.owner.query(`update wallet_pins set set_at = now() - interval '25 hours' where user_id = $1`, [
      userId,
    ])
    await addBankAccount(app, merchant)
    await app.ask(merchant, payoutEndpoints.sendPayoutCode, { body: { amount: '100.00', pin } })
    const { rows } = await app.owner.query(
      `select substring(o.subject from '\\d{6}') as code from outbox_messages o join users u on u.mobile = o.recipient
        where u.id = $1 and o.topic = 'sms-code' order by o.id desc limit 1`,
      [userId],
    )
    const body = { amount: '100.00', pin, code: rows[0].code }
    const ask = () => app.ask(merchant, payoutEndpoints.requestPayout, { body })
    const wallet = { kind: 'wallet_available', ownerId: companyId } as const
    const held = async () => [
      await balance(wallet),
      await balance({ kind: 'wallet_reserved', ownerId: companyId }),
      await count('express_payouts where company_id = $1', companyId),
    ]
    await pulledWhile(plug, ['ledger_balances', 'account_id', await accountId(wallet)], ask)
    expect(await held()).toEqual([34_995n, 0n, 0])
    expect((await ask()).status).toBe(200)
    expect((await ask()).body.code).toBe('payout.open')
    expect(await held()).toEqual([24_995n, 10_000n, 1])
    expect(await faults()).toEqual([])
  })
})
