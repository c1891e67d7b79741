// The plug is pulled at each step of what moves a company's money: a bundle bought and replaced, a parcel paid with credits, a
// credit taken back, a wallet corrected. Ledger, credits and shipment are then as before, and afterwards it has happened once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { depositEndpoints } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addBundle, orderBundle, settleOrder } from '../../test/bundle.ts'
import { cashWorldOf, type CashWorld } from '../../test/cash-world.ts'
import { addDepot, addWorker } from '../../test/courier-objects.ts'
import { depotWorldOf, type DepotWorld } from '../../test/depot-world.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { plugOf, plugs, type Plug } from '../../test/plug.ts'
import { accountOf, balanceOf, listLedgerFaults, type AccountKey } from '../finance/door.ts'
import { systemTransaction } from '../kit/db.ts'
import { listBundleFaults } from './bundles/memberships.store.ts'
import { listCodFaults } from './cash-on-delivery/cod.store.ts'
import { listWalletFaults } from './wallet/wallet.store.ts'

let app: TestApp
let depots: DepotWorld
let cash: CashWorld
let [merchant, courier, cashier, admin, second] = [] as unknown as Person[] &
  [Person, Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ proxied: true, pool: 4 })
  depots = await depotWorldOf(app)
  cash = cashWorldOf(app)
  admin = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  const depotId = await addDepot(app, 'SHJ', ['SH'])
  cashier = await addWorker(app, 'depot', depotId)
  courier = await addWorker(app, 'courier', depotId, ['SH'])
})
beforeEach(async () => {
  merchant = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
})
afterAll(() => app.close())

type Row = [table: string, column: string, id: string]
/** A step that waits for the balance of an account, which is there before. */
const posting = async (key: AccountKey): Promise<Row> => [
  'ledger_balances',
  'account_id',
  await systemTransaction(app.db, (tx) => accountOf(tx, key)),
]
/** A step that waits for a number of a document. */
const numbering = (series: string): Row => ['document_numbers', 'series', series]
const balance = (key: AccountKey) => balanceOf(app.db, key)
const found = async (statement: string, id: string): Promise<unknown[]> =>
  (await app.owner.query(statement, [id])).rows
const faults = async () =>
  (
    await Promise.all(
      [listLedgerFaults, listWalletFaults, listBundleFaults, listCodFaults].map((list) => list(app.db)),
    )
  ).flat()

/** Cut at each step nothing has happened; then it happens, and again it does not. */
const cutAtEach = async (
  plug: Plug,
  steps: readonly Row[],
  call: () => Promise<Answer>,
  held: () => Promise<unknown>,
  answers?: readonly number[],
): Promise<unknown> => {
  const before = await held()
  for (const step of steps) {
    await plugOf(app).pulledWhile(plug, step, call, answers)
    expect([step, await held()]).toEqual([step, before])
  }
  expect((await call()).status).toBe(200)
  const after = await held()
  await call()
  await app.work() // a word of the gateway that was kept
  expect(await held()).toEqual(after)
  expect(await faults()).toEqual([])
  return after
}

const memberships = (companyId: string) =>
  found(
    `select plan, state, transaction_id is not null as posted,
        (select count(*)::int from receipts r where r.subject_id = m.id) as receipts
      from express_memberships m where company_id = $1 order by id`,
    companyId,
  )
const creditsOf = (membershipId: string): AccountKey => ({ kind: 'bundle_credits', ownerId: membershipId })
// The gateway's word is kept for the worker where the database is there again at once.
const notices = [503, 200]

describe.each(Object.entries(plugs))('the database %s', (_, plug) => {
  test('while the payment of a bundle is applied, and while it replaces a lower one', async () => {
    const { companyId } = merchant
    const buying = async (plan: 'BRONZE' | 'GOLD', voids?: string) =>
      (await orderBundle(app, merchant, plan, voids)).body.sessionId as string
    await addBundle(app, await addPerson(app.db, 'customer'), 'BRONZE') // so that counters and accounts are there
    const numbers = [numbering('RCT')]
    const first = await buying('BRONZE')
    const bought = await cutAtEach(
      plug,
      [...numbers, ['payment_sessions', 'id', first]],
      () => settleOrder(app, first),
      () => memberships(companyId),
      notices,
    )
    expect(bought).toEqual([{ plan: 'BRONZE', state: 'ACTIVE', posted: true, receipts: 1 }])
    const { rows } = await app.owner.query('select id from express_memberships where company_id = $1', [
      companyId,
    ])
    const lower = creditsOf(rows[0].id)
    const next = await buying('GOLD', '750.00')
    const replaced = await cutAtEach(
      plug,
      [...numbers, await posting(lower), ['express_memberships', 'id', rows[0].id]],
      () => settleOrder(app, next),
      async () => [await balance(lower), await memberships(companyId)],
      notices,
    )
    expect(replaced).toEqual([
      0n,
      [
        { plan: 'BRONZE', state: 'CANCELLED', posted: true, receipts: 1 },
        { plan: 'GOLD', state: 'ACTIVE', posted: true, receipts: 1 },
      ],
    ])
  }, 180_000)

  test('while a parcel is paid with credits', async () => {
    const membershipId = await addBundle(app, merchant, 'SILVER')
    const { id } = await depots.priced(merchant, { dropOff: true, slot: undefined, withPlan: true })
    const key = randomUUID()
    const after = await cutAtEach(
      plug,
      [
        ['express_shipments', 'id', id],
        ['express_memberships', 'id', membershipId],
        await posting(creditsOf(membershipId)),
      ],
      () =>
        app.ask(merchant, shipmentEndpoints.settleShipment, {
          query: { shipmentId: id, paymentType: 'bundle' },
          key,
        }),
      async () => ({
        credits: await balance(creditsOf(membershipId)),
        reserved: await balance({ kind: 'credits_reserved', ownerId: membershipId }),
        advance: await balance({ kind: 'customer_advance', ownerId: id }),
        shipment: await found(
          `select state, (select count(*)::int from express_waybills where shipment_id = s.id) as numbers,
            (select count(*)::int from express_settlements where shipment_id = s.id and paid_at is not null) as paid
            from express_shipments s where id = $1`,
          id,
        ),
      }),
    )
    const { credits, reserved, advance, shipment } = after as Record<string, bigint>
    expect(shipment).toEqual([{ state: 'CREATED', numbers: 1, paid: 1 }])
    expect([credits! + advance!, reserved]).toEqual([150_000n, 0n])
    expect(advance).toBeGreaterThan(0n)
  }, 120_000)

  test('while a credit is taken back for the merchant of another parcel', async () => {
    const right = await addPerson(app.db, 'business')
    const row = await cash.collected(merchant, courier, 22_050)
    const depositId = await cash.opened(courier, [row])
    await cash.counted(cashier, depositId, 22_050n)
    await cash.confirmed(admin, depositId)
    const rightParcel = await cash.collected(right, courier, 22_050)
    await depots.fill(right, 1n) // so that the wallet is there
    const [waybill, rightWaybill] = [await cash.waybillOf(row), await cash.waybillOf(rightParcel)]
    const key = randomUUID()
    const wallet = ({ companyId }: Person): AccountKey => ({ kind: 'wallet_available', ownerId: companyId })
    const after = await cutAtEach(
      plug,
      [
        ['wallets', 'company_id', merchant.companyId],
        await posting(wallet(merchant)),
        await posting({ kind: 'cod_payable', ownerId: merchant.companyId }),
        await posting(wallet(right)),
      ],
      () =>
        app.ask(admin, depositEndpoints.reverseCredit, {
          body: { waybill, rightWaybill, reason: 'The courier took two labels for one' },
          key,
        }),
      async () => [
        await balance(wallet(merchant)),
        await balance(wallet(right)),
        await cash.statesOf([row]),
        await found(
          `select kind from ledger_transactions where subject_id = $1 and kind like '%revers%'`,
          row,
        ),
      ],
    )
    expect((after as unknown[]).slice(0, 3)).toEqual([0n, 22_051n, ['REVERSED']])
  }, 120_000)

  test('while a second administrator makes the correction of a wallet', async () => {
    const query = { companyId: merchant.companyId }
    await depots.fill(merchant, 1_000n)
    const body = { direction: 'give', amount: '50.00', reason: 'Collected before the move to Marsa' }
    expect((await app.ask(admin, walletEndpoints.proposeAdjustment, { query, body })).status).toBe(200)
    const { adjustmentId: id } = (await app.ask(second, walletEndpoints.viewCompanyWallet, { query })).body
      .adjustment
    const key = randomUUID()
    const wallet = { kind: 'wallet_available', ownerId: merchant.companyId } as const
    const after = await cutAtEach(
      plug,
      [
        ['wallets', 'company_id', merchant.companyId],
        await posting(wallet),
        ['wallet_adjustments', 'id', id],
      ],
      () =>
        app.ask(second, walletEndpoints.decideAdjustment, {
          query: { id },
          body: { isConfirmed: true },
          key,
        }),
      async () => [
        await balance(wallet),
        await found('select outcome from wallet_adjustments where company_id = $1', merchant.companyId),
      ],
    )
    expect(after).toEqual([6_000n, [{ outcome: 'MADE' }]])
  }, 120_000)
})
