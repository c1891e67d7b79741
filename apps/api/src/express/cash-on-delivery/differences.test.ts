// Differences in counted cash, bank slips and reversals: who bears them, what the depot holds, and that the reports say the same.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { depositEndpoints as calls } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositReportEndpoints as reports } from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type Answer, type Ask, type TestApp } from '../../../test/app.ts'
import { cashWorldOf, type CashWorld } from '../../../test/cash-world.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { settle as setSetting } from '../../../test/loosened.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { listWalletFaults, walletOf } from '../wallet/wallet.store.ts'
import { listCodFaults } from './cod.store.ts'
import { keepUnclaimed } from './settle-difference.ts'

let app: TestApp
let world: CashWorld
let depotId = ''
let [merchant, courier, cashier, admin] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = cashWorldOf(app)
  merchant = await addPerson(app.db, 'business')
  depotId = await addDepot(app, 'DXB', ['DU'])
  courier = await addWorker(app, 'courier', depotId, ['DU'])
  cashier = await addWorker(app, 'depot', depotId)
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
const reason = 'Because of the test'
const settle = async (person: Person, disputeId: string, settlement: string) =>
  codeOf(await app.ask(person, calls.settleDifference, { body: { disputeId, settlement, reason } }))
const house = () => balanceOf(app.db, { kind: 'cash_differences' })
const atDepot = async () => -(await balanceOf(app.db, { kind: 'cash_depot', ownerId: depotId }))
const available = async (person = merchant) => (await walletOf(app.db, person.companyId)).availableFils

const toldTo = async ({ userId }: Person): Promise<string[]> =>
  (
    await app.owner.query<{ template: string }>(
      `select distinct template from notifications where user_id = $1 and template not like 'parcel-%' order by 1`,
      [userId],
    )
  ).rows.map(({ template }) => template)

/** A deposit of one parcel, counted and confirmed. */
const deposited = async (fils: number, counted: number, from = merchant) => {
  const row = await world.collected(from, courier, fils)
  const id = await world.opened(courier, [row])
  await world.counted(cashier, id, BigInt(counted))
  await world.confirmed(admin, id)
  return { id, row }
}
const waiting = async (): Promise<number> =>
  (
    await app.owner.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0].n
const bank = async (person: Person, amount: string, reference: string, day = dayOf(app.clock.now())) =>
  codeOf(await app.ask(person, calls.bankCash, { body: { depotId, amount, reference, day } }))

describe('a difference', () => {
  test('is settled once, by somebody who has not handled the cash, and after the deposit is confirmed', async () => {
    const row = await world.collected(merchant, courier, 10_000)
    const id = await world.opened(courier, [row])
    const counting = await addPerson(app.db, 'admin')
    await world.counted(counting, id, 9_000n)
    const disputeId = await world.disputeOf(id)
    expect(await settle(admin, disputeId, 'HOUSE_BORE')).toBe('deposits.confirm-first')
    await world.confirmed(admin, id)
    expect(await settle(counting, disputeId, 'HOUSE_BORE')).toBe('deposits.second-person')
    const update = app.owner.query(`update express_cod_disputes set outcome = 'RECOUNTED' where id = $1`, [
      disputeId,
    ])
    await expect(update).rejects.toThrow()
    const borne = app.owner.query(
      `update express_cod_disputes set outcome = 'HOUSE_BORE', decided_by = $2, decided_at = now(), transaction_id = uuidv7()
        where id = $1`,
      [disputeId, counting.userId],
    )
    await expect(borne).rejects.toMatchObject({ constraint: 'express_cod_disputes_second_person' })
    expect(await settle(admin, disputeId, 'GIVEN_BACK')).toBe('deposits.settlement-other')
    const codes = await Promise.all([
      settle(admin, disputeId, 'HOUSE_BORE'),
      settle(await addPerson(app.db, 'admin'), disputeId, 'COURIER_PAID'),
    ])
    expect(codes.toSorted()).toEqual(['deposits.settled', 'done'])
    expect(await world.statesOf([row])).toEqual(['CREDITED'])
  })

  test('that the house bears credits the merchant in full', async () => {
    const [before, borne] = [await available(), await house()]
    const { id } = await deposited(10_000, 9_950)
    expect(await available()).toBe(before)
    expect(await settle(admin, await world.disputeOf(id), 'HOUSE_BORE')).toBe('done')
    expect([(await available()) - before, (await house()) - borne]).toEqual([10_000n, -50n])
  })

  test('is borne by the house at once where it says so, and no merchant hears of a short', async () => {
    const own = await addPerson(app.db, 'business')
    const borne = await house()
    await setSetting(app, 'express.house-bears-shorts', true)
    const { row } = await deposited(10_000, 9_950, own)
    await setSetting(app, 'express.house-bears-shorts')
    expect(await world.statesOf([row])).toEqual(['CREDITED'])
    expect([await available(own), (await house()) - borne]).toEqual([10_000n, -50n])
    expect(await toldTo(own)).toEqual(['cash-credited'])
  })

  test('is told to each merchant whose money waits, and again when it is settled, and to the courier', async () => {
    const own = await addPerson(app.db, 'business')
    const rows = [await world.collected(own, courier, 20_000), await world.collected(own, courier, 10_000)]
    const id = await world.opened(courier, rows)
    await world.counted(cashier, id, 29_950n)
    expect(await toldTo(own)).toEqual([])
    await world.confirmed(admin, id)
    expect(await toldTo(own)).toEqual(['cash-credited', 'cash-held'])
    await settle(admin, await world.disputeOf(id), 'COURIER_PAID')
    expect(await toldTo(own)).toEqual(['cash-credited', 'cash-held', 'cash-released'])
    expect(await toldTo(courier)).toEqual(expect.arrayContaining(['deposit-short', 'deposit-settled']))
  })

  test('that is over goes to nobody until it is claimed, and to the house after 30 days', async () => {
    const [before, kept] = [await available(), await house()]
    const { id, row } = await deposited(10_000, 10_500)
    expect(await world.statesOf([row])).toEqual(['CREDITED'])
    expect((await available()) - before).toBe(10_000n)
    expect(await balanceOf(app.db, { kind: 'suspense', ownerId: depotId })).toBe(500n)
    const day = 86_400_000
    await keepUnclaimed(app.db, new Date(app.clock.now().getTime() + 29 * day))
    expect((await house()) - kept).toBe(0n)
    const late = new Date(app.clock.now().getTime() + 31 * day)
    await Promise.all([keepUnclaimed(app.db, late), keepUnclaimed(app.db, late)])
    expect((await house()) - kept).toBe(500n)
    const disputes = await app.owner.query('select outcome from express_cod_disputes where deposit_id = $1', [
      id,
    ])
    expect(disputes.rows).toEqual([{ outcome: 'UNCLAIMED' }])
  })

  test('that is claimed is given back out of the cash of the depot, as far as there is any', async () => {
    const { id } = await deposited(10_000, 10_700)
    const before = await atDepot()
    expect(await settle(admin, await world.disputeOf(id), 'GIVEN_BACK')).toBe('done')
    expect(before - (await atDepot())).toBe(700n)
  })
})

describe('a bank slip', () => {
  test('closes the confirmed cash of the depot, to the fil, once', async () => {
    const waiting = await world.collected(merchant, courier, 7_700)
    const open = await world.opened(courier, [waiting])
    await world.counted(cashier, open, 7_700n)
    const { depots } = (await app.ask(cashier, calls.viewDepotCash)).body
    const toBank = depots[0].toBank as string
    const elsewhere = await addWorker(app, 'depot', await addDepot(app, 'SHJ', ['SH']))
    expect(await bank(elsewhere, toBank, 'SLIP-1')).toBe('couriers.depot-none')
    expect(await bank(cashier, '1.00', 'SLIP-1')).toBe('deposits.slip-other')
    expect(await bank(cashier, toBank, 'SLIP-1', '2999-01-01')).toBe('deposits.slip-day')
    const codes = await Promise.all([bank(cashier, toBank, 'SLIP-1'), bank(cashier, toBank, 'SLIP-1')])
    expect(codes.toSorted()).toEqual(['deposits.slip-taken', 'done'])
    expect(await bank(cashier, toBank, 'SLIP-2')).toBe('deposits.slip-nothing')
    expect(await atDepot()).toBe(7_700n)
    await world.confirmed(admin, open)
    expect(await bank(cashier, '77.00', 'SLIP-2')).toBe('done')
    expect(await atDepot()).toBe(0n)
  })

  test('waits for whoever confirms or settles at the same depot, and they for it', async () => {
    const row = await world.collected(merchant, courier, 3_300)
    const late = await world.opened(courier, [row])
    await world.counted(cashier, late, 3_200n)
    const heldUp = async (work: () => Promise<string>): Promise<string> => {
      await app.owner.query('begin')
      await app.owner.query('select id from express_depots where id = $1 for no key update', [depotId])
      const answer = work()
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
      await app.owner.query('commit')
      return answer
    }
    const version = await world.versionOf(late)
    const confirm = async () =>
      codeOf(await app.ask(admin, calls.confirmDeposit, { body: { depositId: late, version } }))
    expect(await heldUp(confirm)).toBe('done')
    const disputeId = await world.disputeOf(late)
    expect(await heldUp(() => settle(admin, disputeId, 'COURIER_PAID'))).toBe('done')
    expect(await heldUp(() => bank(cashier, '33.00', 'SLIP-3'))).toBe('done')
  })
})

describe('a reversal', () => {
  const reverse = (person: Person, waybill: string, rightWaybill: string | null = null) =>
    app.ask(person, calls.reverseCredit, { body: { waybill, rightWaybill, reason } })

  test('passes the money to the merchant of another parcel; two at once pass it once', async () => {
    const right = await addPerson(app.db, 'business')
    const { row } = await deposited(22_050, 22_050)
    const rightParcel = await world.collected(right, courier, 22_050)
    const [wrongNumber, rightNumber] = [await world.waybillOf(row), await world.waybillOf(rightParcel)]
    const before = await available()
    expect(codeOf(await reverse(admin, wrongNumber, wrongNumber))).toBe('deposits.right-none')
    const answers = await Promise.all([
      reverse(admin, wrongNumber, rightNumber),
      reverse(admin, wrongNumber, rightNumber),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['deposits.reversed', 'done'])
    expect([before - (await available()), await available(right)]).toEqual([22_050n, 22_050n])
    expect(await world.statesOf([row])).toEqual(['REVERSED'])
  })

  test.each(['COLLECTED', 'DEPOSITED', 'DISPUTED'])('is none of what is %s', async (state) => {
    const row = await world.collected(merchant, courier, 5_000)
    const id = await world.opened(courier, [row])
    if (state !== 'COLLECTED') await world.counted(cashier, id, state === 'DISPUTED' ? 4_000n : 5_000n)
    expect(await world.statesOf([row])).toEqual([state])
    expect(codeOf(await reverse(admin, await world.waybillOf(row)))).toBe('deposits.not-credited')
    if (state === 'COLLECTED') await app.ask(courier, calls.withdrawDeposit, { body: { depositId: id } })
    else await world.confirmed(admin, id)
  })
})

describe('reports', () => {
  const lines = async (person: Person, endpoint: Parameters<TestApp['ask']>[1], query: Ask['query'] = {}) => {
    const { status, raw } = await app.ask(person, endpoint, {
      query: { format: 'csv', lang: 'en', ...query },
    })
    expect(status).toBe(200)
    return raw.toString().replace('\ufeff', '').trim().split('\n')
  }

  test('of deposits say to our people the whole, to each merchant what is theirs, and to others nothing', async () => {
    const other = await addPerson(app.db, 'business')
    const rows = [
      await world.collected(other, courier, 12_500),
      await world.collected(merchant, courier, 30_000),
    ]
    const id = await world.opened(courier, rows)
    await world.counted(cashier, id, 42_000n)
    await world.confirmed(admin, id)
    const [head, whole] = await lines(admin, reports.downloadDeposits)
    expect(head).toBe('Deposit,Day,Depot,Parcels,"Expected, AED","Counted, AED","Difference, AED",Status')
    expect(whole).toMatch(/^DEP-\d{8}-\d{3},[\d-]+,Depot DXB,2,425\.00,420\.00,-5\.00,Confirmed$/)
    expect((await lines(other, reports.downloadDeposits)).slice(1)).toEqual([
      expect.stringMatching(/,1,125\.00,125\.00,0\.00,Confirmed$/),
    ])
    expect((await lines(merchant, reports.downloadDeposits))[1]).toMatch(
      /,1,300\.00,0\.00,300\.00,Confirmed$/,
    )
    expect(await lines(await addPerson(app.db, 'business'), reports.downloadDeposits)).toHaveLength(1)
    expect(await lines(other, reports.downloadDeposit, { depositId: id })).toHaveLength(2)
    expect(await lines(admin, reports.downloadDeposit, { depositId: id })).toHaveLength(3)
    const stranger = await app.ask(await addPerson(app.db, 'business'), reports.downloadDeposit, {
      query: { depositId: id },
    })
    expect(codeOf(stranger)).toBe('deposits.none')
    expect(await settle(admin, await world.disputeOf(id), 'COURIER_PAID')).toBe('done')
  })

  test.each(['downloadDeposits', 'downloadDeposit'] as const)(
    '%s is printed in both languages, and is a spreadsheet',
    async (verb) => {
      const { id } = await deposited(5_000, 5_000)
      const query = verb === 'downloadDeposit' ? { depositId: id } : {}
      for (const lang of ['en', 'ar'])
        for (const [format, magic] of [
          ['pdf', '%PDF'],
          ['xlsx', 'PK'],
        ] as const) {
          const { raw } = await app.ask(merchant, reports[verb], { query: { ...query, lang, format } })
          expect(raw.subarray(0, magic.length).toString()).toBe(magic)
        }
    },
  )
})
