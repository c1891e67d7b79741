// A deposit from the courier's list to the merchant's wallet: vectors 24 and 25, each step by state and person, and what the books say.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { depositEndpoints as calls } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { cashWorldOf, type CashWorld } from '../../../test/cash-world.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { one, systemTransaction } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { reverseWallet } from '../wallet/move-money.ts'
import { listWalletFaults, walletOf } from '../wallet/wallet.store.ts'
import { listCash } from './cash.store.ts'
import { listCodFaults } from './cod.store.ts'

let app: TestApp
let world: CashWorld
let depotId = ''
let [merchant, courier, cashier, second, admin] = [] as unknown as [Person, Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = cashWorldOf(app)
  merchant = await addPerson(app.db, 'business')
  depotId = await addDepot(app, 'DXB', ['DU'])
  courier = await addWorker(app, 'courier', depotId, ['DU'])
  cashier = await addWorker(app, 'depot', depotId)
  second = await addWorker(app, 'depot', depotId)
  admin = await addPerson(app.db, 'admin')
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
  expect(await listCodFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const codeOf = ({ status, body }: Answer): string =>
  status === 200 ? 'done' : (body.fieldErrors?.[0]?.code ?? body.code)
const held = (kind: 'courier_receivable' | 'cod_payable' | 'cash_depot' | 'suspense', ownerId: string) =>
  balanceOf(app.db, { kind, ownerId })
const listed = async (fils: readonly number[], from = merchant): Promise<{ id: string; rows: string[] }> => {
  const rows: string[] = []
  for (const each of fils) rows.push(await world.collected(from, courier, each))
  return { id: await world.opened(courier, rows), rows }
}
const confirm = async (person: Person, id: string) =>
  codeOf(
    await app.ask(person, calls.confirmDeposit, {
      body: { depositId: id, version: await world.versionOf(id) },
    }),
  )
const count = async (person: Person, id: string, fils: bigint) =>
  codeOf(await app.ask(person, calls.countDeposit, await world.asked(id, fils)))
const settle = async (person: Person, disputeId: string, settlement: string) =>
  codeOf(
    await app.ask(person, calls.settleDifference, {
      body: { disputeId, settlement, reason: 'Because of the test' },
    }),
  )

test('24: a short of 100.00 holds the newest row alone; the others are credited the same day', async () => {
  const before = await walletOf(app.db, merchant.companyId)
  const debts = await held('courier_receivable', courier.userId)
  const { id, rows } = await listed([12_500, 34_995, 8_000, 150_000, 22_050])
  const counted = await world.counted(cashier, id, 217_545n)
  expect(counted).toMatchObject({
    expected: '2275.45',
    counted: '2175.45',
    difference: '-100.00',
    count: 1,
    disputed: [{ waybill: await world.waybillOf(rows[4]!), amount: '220.50' }],
  })
  expect(await world.statesOf(rows)).toEqual(['DEPOSITED', 'DEPOSITED', 'DEPOSITED', 'DEPOSITED', 'DISPUTED'])
  expect((await held('courier_receivable', courier.userId)) - debts).toBe(-10_000n)
  await world.confirmed(admin, id)
  // The merchant reads of every parcel which deposit it came in, of the one that waits, too.
  const { number } = await one<{ number: string }>(
    app.db,
    sql`select number from express_deposits where id = ${id}`,
  )
  const ofMerchant = await listCash(app.db, merchant.companyId, { last: 10 })
  expect(ofMerchant.filter((row) => rows.includes(row.id)).map((row) => row.deposit)).toEqual(
    rows.map(() => number),
  )
  expect(await world.statesOf(rows)).toEqual(['CREDITED', 'CREDITED', 'CREDITED', 'CREDITED', 'DISPUTED'])
  const credited = (await walletOf(app.db, merchant.companyId)).availableFils - before.availableFils
  expect(credited).toBe(205_495n)
  expect(await settle(admin, await world.disputeOf(id), 'COURIER_PAID')).toBe('done')
  expect(await world.statesOf(rows.slice(4))).toEqual(['CREDITED'])
  expect((await walletOf(app.db, merchant.companyId)).availableFils - before.availableFils).toBe(227_545n)
  expect((await held('courier_receivable', courier.userId)) - debts).toBe(0n)
})

test('25: wallet 50.00, reverse 220.50, then credit 349.95: debt 170.50, then 179.45 and no debt', async () => {
  const own = await addPerson(app.db, 'business')
  const first = await listed([22_050], own)
  await world.counted(cashier, first.id, 22_050n)
  await world.confirmed(admin, first.id)
  // Spent down to 50.00.
  await systemTransaction(app.db, (tx) =>
    reverseWallet(tx, {
      companyId: own.companyId,
      amountFils: 17_050n,
      ref: `vector-25:${own.companyId}`,
      reference: 'spent',
      to: { kind: 'cash_differences' },
    }),
  )
  const reversed = await app.ask(admin, calls.reverseCredit, {
    body: {
      waybill: await world.waybillOf(first.rows[0]!),
      rightWaybill: null,
      reason: 'Paid for another parcel',
    },
  })
  expect(codeOf(reversed)).toBe('done')
  expect(await walletOf(app.db, own.companyId)).toMatchObject({ availableFils: 0n, debtFils: 17_050n })
  expect(await world.statesOf(first.rows)).toEqual(['REVERSED'])
  const next = await listed([34_995], own)
  await world.counted(cashier, next.id, 34_995n)
  await world.confirmed(admin, next.id)
  expect(await walletOf(app.db, own.companyId)).toMatchObject({ availableFils: 17_945n, debtFils: 0n })
})

describe('listing', () => {
  test("only cash in one's own hand is listed, in one open deposit at a time; two at once make one", async () => {
    const own = await world.collected(merchant, courier, 5_000)
    const other = await addWorker(app, 'courier', depotId, ['DU'])
    const ask = (person: Person, shipmentIds: string[]) =>
      app.ask(person, calls.openDeposit, { body: { shipmentIds } })
    expect(codeOf(await ask(other, [own]))).toBe('deposits.row-other')
    const answers = await Promise.all([ask(courier, [own]), ask(courier, [own])])
    expect(answers.map(codeOf).toSorted()).toEqual(['deposits.open', 'done'])
    const id = answers.find(({ status }) => status === 200)!.body.depositId
    const withdraw = (person: Person) => app.ask(person, calls.withdrawDeposit, { body: { depositId: id } })
    expect(codeOf(await withdraw(other))).toBe('deposits.none')
    expect(codeOf(await withdraw(courier))).toBe('done')
    expect(await count(cashier, id, 5_000n)).toBe('deposits.closed')
    expect((await app.ask(courier, calls.viewOwnCash)).body).toMatchObject({ inHand: '50.00' })
    await world.confirmed(admin, await countedExactly([own], 5_000n))
  })

  test('numbers are counted anew each day', async () => {
    const { number } = (await app.ask(cashier, calls.viewDepotCash)).body.deposits[0]
    expect(number).toMatch(/^DEP-\d{8}-\d{3}$/)
  })
})

const countedExactly = async (rows: readonly string[], fils: bigint): Promise<string> => {
  const id = await world.opened(courier, rows)
  await world.counted(cashier, id, fils)
  return id
}

describe('counting', () => {
  test('the cashier sees the expected sum after saving and not before, and so does who counts again', async () => {
    const { id } = await listed([30_000])
    const seen = async (person: Person) =>
      (await app.ask(person, calls.viewDepotCash)).body.deposits.find(
        ({ depositId }: { depositId: string }) => depositId === id,
      )
    expect(await seen(cashier)).toMatchObject({ figures: null, countRefusal: null })
    expect(JSON.stringify((await app.ask(cashier, calls.viewDepotCash)).body)).not.toContain('300.00')
    await world.counted(cashier, id, 25_000n)
    expect(await seen(cashier)).toMatchObject({ figures: { expected: '300.00', difference: '-50.00' } })
    expect(await seen(second)).toMatchObject({ figures: null, countRefusal: null })
    await world.counted(second, id, 30_000n)
    await world.confirmed(admin, id)
  })

  test('nobody counts what they handed over, says the call and says the database', async () => {
    const { id } = await listed([10_000])
    const become = (role: string) =>
      app.owner.query('update users set role = $2 where id = $1', [courier.userId, role])
    // The server hears of a role a moment later.
    await become('depot')
    await expect.poll(() => count(courier, id, 10_000n)).toBe('deposits.own-cash')
    await become('courier')
    await expect.poll(() => count(courier, id, 10_000n)).toBe('kit.forbidden')
    const insert = app.owner.query(
      `insert into express_deposit_counts (deposit_id, n, counted_by, counted_at, pieces, expected_fils, counted_fils)
        values ($1, 1, $2, now(), '{}', 10000, 0)`,
      [id, courier.userId],
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'express_deposit_counts_own_cash' })
    const update = app.owner.query(
      `update express_deposits set state = 'COUNTED', move = 'count', version = version + 1, counts = 1, counted_by = courier_id,
        counted_at = now(), expected_fils = 10000, counted_fils = 0 where id = $1`,
      [id],
    )
    await expect(update).rejects.toMatchObject({ constraint: 'express_deposits_own_cash' })
    await world.counted(cashier, id, 10_000n)
    await world.confirmed(admin, id)
  })

  test('another depot does not know it, and the same person does not count it twice', async () => {
    const { id } = await listed([10_000])
    const elsewhere = await addWorker(app, 'depot', await addDepot(app, 'AUH', ['AZ']))
    expect(await count(elsewhere, id, 10_000n)).toBe('deposits.none')
    expect(await count(cashier, id, 9_000n)).toBe('done')
    expect(await count(cashier, id, 10_000n)).toBe('deposits.second-count')
    expect(await count(second, id, 10_000n)).toBe('done')
    expect((await held('suspense', depotId)) - 0n).toBe(0n)
    await world.confirmed(admin, id)
    expect(await count(admin, id, 10_000n)).toBe('deposits.closed')
  })

  test('another count moves the difference to where it belongs', async () => {
    const { id, rows } = await listed([10_000, 20_000, 5_000])
    await world.counted(cashier, id, 34_000n)
    expect(await world.statesOf(rows)).toEqual(['DEPOSITED', 'DEPOSITED', 'DISPUTED'])
    const again = await world.counted(second, id, 12_000n)
    expect(again).toMatchObject({ difference: '-230.00', count: 2 })
    expect(await world.statesOf(rows)).toEqual(['DEPOSITED', 'DISPUTED', 'DISPUTED'])
    await world.counted(await addWorker(app, 'depot', depotId), id, 35_000n)
    expect(await world.statesOf(rows)).toEqual(['DEPOSITED', 'DEPOSITED', 'DEPOSITED'])
    await world.confirmed(admin, id)
  })

  test('two who count the same at once: one has counted, the other looks again', async () => {
    const { id } = await listed([10_000])
    const given = await world.asked(id, 10_000n)
    const answers = await Promise.all([
      app.ask(cashier, calls.countDeposit, given),
      app.ask(second, calls.countDeposit, given),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['done', 'kit.moved-on'])
    await world.confirmed(admin, id)
  })

  test('nothing at all holds every row', async () => {
    const { id, rows } = await listed([10_000, 20_000])
    await world.counted(cashier, id, 0n)
    await world.confirmed(admin, id)
    expect(await world.statesOf(rows)).toEqual(['DISPUTED', 'DISPUTED'])
    expect(await settle(admin, await world.disputeOf(id), 'HOUSE_BORE')).toBe('done')
    expect(await world.statesOf(rows)).toEqual(['CREDITED', 'CREDITED'])
  })
})

describe('confirming', () => {
  test('neither who carried nor who counted confirms, says the call and says the database', async () => {
    const { id } = await listed([10_000])
    expect(await confirm(admin, id)).toBe('deposits.not-counted')
    const counting = await addPerson(app.db, 'admin')
    expect(await count(counting, id, 9_000n)).toBe('done')
    expect(await count(cashier, id, 10_000n)).toBe('done')
    expect(await confirm(counting, id)).toBe('deposits.second-person')
    for (const person of [counting, cashier, courier]) {
      const update = app.owner.query(
        `update express_deposits set state = 'CONFIRMED', move = 'confirm', moved_as = 'admin', version = version + 1,
          confirmed_by = $2, confirmed_at = now() where id = $1`,
        [id, person.userId],
      )
      await expect(update).rejects.toMatchObject({ constraint: 'express_deposits_second_person' })
    }
    expect(await confirm(admin, id)).toBe('done')
    expect(await confirm(admin, id)).toBe('deposits.confirmed')
  })

  test('two at once credit once', async () => {
    const { id } = await listed([10_000, 20_000])
    await world.counted(cashier, id, 30_000n)
    const before = (await walletOf(app.db, merchant.companyId)).availableFils
    const other = await addPerson(app.db, 'admin')
    const codes = await Promise.all([confirm(admin, id), confirm(other, id)])
    expect(codes.toSorted()).toEqual(['deposits.confirmed', 'done'])
    expect((await walletOf(app.db, merchant.companyId)).availableFils - before).toBe(30_000n)
  })

  test('no row is credited before its deposit is confirmed, whoever asks the database', async () => {
    const { id, rows } = await listed([10_000])
    await world.counted(cashier, id, 10_000n)
    const update = app.owner.query(
      `update express_cod set state = 'CREDITED', move = 'credit', moved_as = 'admin', version = version + 1, credited_at = now(),
        credit_id = transaction_id where id = $1`,
      [rows[0]],
    )
    await expect(update).rejects.toMatchObject({ constraint: 'express_cod_confirmed' })
    await world.confirmed(admin, id)
  })

  test('a transaction that dies in the middle has credited nobody', async () => {
    const other = await addPerson(app.db, 'business')
    const first = await world.collected(merchant, courier, 10_000)
    const last = await world.collected(other, courier, 20_000)
    const id = await countedExactly([first, last], 30_000n)
    const before = await walletOf(app.db, merchant.companyId)
    await app.owner.query(
      `create function pg_temp.die() returns trigger language plpgsql as $$ begin
        if new.company_id = '${other.companyId}' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`,
    )
    await app.owner.query(
      `create trigger die before insert on wallet_movements for each row execute function pg_temp.die()`,
    )
    expect(
      (
        await app.ask(admin, calls.confirmDeposit, {
          body: { depositId: id, version: await world.versionOf(id) },
        })
      ).status,
    ).toBeGreaterThanOrEqual(500)
    await app.owner.query('drop trigger die on wallet_movements')
    expect(await walletOf(app.db, merchant.companyId)).toEqual(before)
    expect(await world.statesOf([first, last])).toEqual(['DEPOSITED', 'DEPOSITED'])
    await world.confirmed(admin, id)
    expect(await world.statesOf([first, last])).toEqual(['CREDITED', 'CREDITED'])
  })
})
