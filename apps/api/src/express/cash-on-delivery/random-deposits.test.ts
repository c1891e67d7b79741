// Two hundred deposits of seeded chance: after each, wallets, rows, reports and the ledger say the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositEndpoints as calls } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { splitDeposit } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import { listedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { cashWorldOf, type CashWorld } from '../../../test/cash-world.ts'
import { chanceOf } from '../../../test/chance.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { balanceOf as balanceShown } from '@marsa/model/express/wallet/wallet.ts'
import { listWalletFaults, walletOf } from '../wallet/wallet.store.ts'
import { listCodFaults } from './cod.store.ts'
import { reportedDeposits } from './deposit-views.store.ts'
import { keepUnclaimed } from './settle-difference.ts'

let app: TestApp
let world: CashWorld
const depots: { id: string; couriers: Person[]; cashiers: Person[] }[] = []
const merchants: Person[] = []
let admin: Person
beforeAll(async () => {
  app = await testApp()
  world = cashWorldOf(app)
  admin = await addPerson(app.db, 'admin')
  for (const [code, area] of [
    ['DXB', 'DU'],
    ['SHJ', 'SH'],
  ] as const) {
    const id = await addDepot(app, code, [area])
    const people = (role: 'courier' | 'depot') =>
      Promise.all([addWorker(app, role, id, [area]), addWorker(app, role, id, [area])])
    depots.push({ id, couriers: await people('courier'), cashiers: await people('depot') })
  }
  for (let n = 0; n < 3; n++) merchants.push(await addPerson(app.db, 'business'))
})
afterAll(() => app.close())

const { next, below, oneOf } = chanceOf(20261125)

/** What each merchant should have, counted beside the product. */
const owed = new Map<string, bigint>()
const give = ({ companyId }: Person, fils: bigint) => owed.set(companyId, (owed.get(companyId) ?? 0n) + fils)

type Row = { id: string; merchant: Person; fils: bigint }

/** A difference in every second count: too little, too much, or nothing at all. */
const countedOf = (expected: bigint): bigint => {
  const kind = below(6)
  if (kind === 0) return expected + BigInt(1 + below(2_000))
  if (kind === 1) return BigInt(below(Number(expected)))
  if (kind === 2) return expected > 500n ? expected - BigInt(1 + below(500)) : expected
  return expected
}

const settleSome = async (depositId: string): Promise<boolean> => {
  const { rows } = await app.owner.query(
    'select id, kind, amount_fils from express_cod_disputes where deposit_id = $1 and outcome is null',
    [depositId],
  )
  const [dispute] = rows as [{ id: string; kind: string }?]
  if (!dispute) return true
  if (next() < 0.3) return false
  const settlement = dispute.kind === 'OVER' ? 'GIVEN_BACK' : oneOf(['COURIER_PAID', 'HOUSE_BORE'])
  const body = { disputeId: dispute.id, settlement, reason: 'By chance' }
  return (await app.ask(admin, calls.settleDifference, { body })).status === 200
}

const bankSome = async (depotId: string, cashier: Person, reference: string): Promise<void> => {
  const { depots: held } = (await app.ask(cashier, calls.viewDepotCash)).body
  const [{ toBank }] = held as [{ toBank: string }]
  const body = { depotId, amount: toBank, reference, day: dayOf(app.clock.now()) }
  if (Number(toBank) > 0) await world.done(cashier, calls.bankCash, { body })
}

const reverseSome = async ({ id, merchant, fils }: Row): Promise<void> => {
  const body = { waybill: await world.waybillOf(id), rightWaybill: null, reason: 'By chance' }
  await world.done(admin, calls.reverseCredit, { body })
  give(merchant, -fils)
}

const oneDeposit = async (n: number): Promise<void> => {
  const depot = oneOf(depots)
  const courier = oneOf(depot.couriers)
  const rows: Row[] = []
  for (let count = 1 + below(4); count > 0; count--) {
    const merchant = oneOf(merchants)
    const fils = 100 + below(40_000)
    rows.push({ id: await world.collected(merchant, courier, fils), merchant, fils: BigInt(fils) })
  }
  const depositId = await world.opened(
    courier,
    rows.map(({ id }) => id),
  )
  const expected = rows.reduce((sum, { fils }) => sum + fils, 0n)
  let counted = countedOf(expected)
  const [first, second] = next() < 0.5 ? depot.cashiers : depot.cashiers.toReversed()
  await world.counted(first!, depositId, counted)
  if (counted !== expected && next() < 0.4) {
    counted = countedOf(expected)
    await world.counted(second!, depositId, counted)
  }
  await world.confirmed(admin, depositId)
  const collectedAt = new Date(0)
  const { disputed } = splitDeposit(
    rows.map(({ id, fils }, at) => ({
      id,
      amountFils: fils,
      collectedAt: new Date(collectedAt.getTime() + at),
    })),
    counted,
  )
  const isSettled = await settleSome(depositId)
  const credited = rows.filter(({ id }) => isSettled || !disputed.includes(id))
  for (const { merchant, fils } of credited) give(merchant, fils)
  if (credited.length > 0 && next() < 0.15) await reverseSome(oneOf(credited))
  if (next() < 0.2) await bankSome(depot.id, first!, `SLIP-${n}`)
  if (next() < 0.03) await keepUnclaimed(app.db, new Date(app.clock.now().getTime() + 40 * 86_400_000))
}

const expectAgreement = async (): Promise<void> => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
  expect(await listCodFaults(app.db)).toEqual([])
  for (const { companyId } of merchants)
    expect(balanceShown(await walletOf(app.db, companyId))).toBe(owed.get(companyId) ?? 0n)
}

test('200 deposits', { timeout: 900_000 }, async () => {
  for (let n = 1; n <= 200; n++) {
    await oneDeposit(n)
    if (n % 10 === 0) await expectAgreement()
  }
  await expectAgreement()
  const span = listedSpan({ range: '1m' }, app.clock.now())
  const whole = await reportedDeposits(app.db, null, span)
  expect(whole).toHaveLength(200)
  // What merchants read of all deposits adds up to what our people read of them, and to the ledger.
  const sum = <T>(items: readonly T[], value: (item: T) => bigint): bigint =>
    items.reduce((total, item) => total + value(item), 0n)
  const ofMerchants = (
    await Promise.all(merchants.map(({ companyId }) => reportedDeposits(app.db, companyId, span)))
  ).flat()
  for (const figure of ['expected_fils', 'credited_fils', 'held_fils'] as const)
    expect(toWire(sum(ofMerchants, (row) => row[figure]))).toBe(toWire(sum(whole, (row) => row[figure])))
  const held = await Promise.all(
    merchants.map(({ companyId }) => balanceOf(app.db, { kind: 'cod_payable', ownerId: companyId })),
  )
  expect(sum(whole, (row) => row.held_fils)).toBe(sum(held, (fils) => fils))
})
