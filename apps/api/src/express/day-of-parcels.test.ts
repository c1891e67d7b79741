// A day of 500 parcels of five merchants and four couriers: a short deposit, a refused and a lost parcel, a credit that is reversed,
// a payout and parcels paid from the wallet. Afterwards wallets, rows, deposits, reports and the ledger agree to the fil.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashEndpoints } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { depositEndpoints } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositReportEndpoints } from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { payoutLimits } from '@marsa/model/express/payouts/payout.ts'
import { payoutDeskEndpoints } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { balanceOf as balanceShown } from '@marsa/model/express/wallet/wallet.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { cashWorldOf, type CashWorld } from '../../test/cash-world.ts'
import { chanceOf } from '../../test/chance.ts'
import { addDepot, addWorker } from '../../test/courier-objects.ts'
import { settle as setSetting } from '../../test/loosened.ts'
import { addBankAccount, testIban } from '../../test/payout-objects.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { roundWorldOf, type Parcel } from '../../test/round-world.ts'
import { balanceOf, listBookFaults, listLedgerFaults, type AccountKey } from '../finance/door.ts'
import { systemTransaction } from '../kit/db.ts'
import { listBundleFaults } from './bundles/memberships.store.ts'
import { listCodFaults } from './cash-on-delivery/cod.store.ts'
import { sendBack } from './depot/send-back.ts'
import { listPayoutFaults } from './payouts/payouts.store.ts'
import { openPayout } from './payouts/request-payout.ts'
import { lockShipment, moveShipment } from './shipments/shipments.store.ts'
import { listWalletFaults, walletOf } from './wallet/wallet.store.ts'

let app: TestApp
let cash: CashWorld
let round: ReturnType<typeof roundWorldOf>
let admin: Person
const merchants: Person[] = []
const depots: { id: string; cashier: Person }[] = []
const couriers: { person: Person; depotId: string; signatureId: string }[] = []
beforeAll(async () => {
  app = await testApp()
  cash = cashWorldOf(app)
  round = roundWorldOf(app)
  admin = await addPerson(app.db, 'admin')
  for (let n = 0; n < 5; n++) merchants.push(await addPerson(app.db, 'business'))
  for (const [code, area] of [
    ['DXB', 'DU'],
    ['AUH', 'AZ'],
  ] as const) {
    const id = await addDepot(app, code, [area])
    depots.push({ id, cashier: await addWorker(app, 'depot', id) })
    for (let n = 0; n < 2; n++) {
      const person = await addWorker(app, 'courier', id, [area])
      couriers.push({ person, depotId: id, signatureId: await round.file(person, 'SIGNATURE') })
    }
  }
})
afterAll(() => app.close())

const { below, oneOf } = chanceOf(20261126)
type Sent = { id: string; merchant: Person; courier: (typeof couriers)[number]; fils: bigint }

/** What each merchant should have in the wallet, counted beside the product. */
const owed = new Map<string, bigint>()
const give = ({ companyId }: Person, fils: bigint) => owed.set(companyId, (owed.get(companyId) ?? 0n) + fils)

const balance = (key: AccountKey) => balanceOf(app.db, key)
/** As a number may be long, sums come as text. */
const one = async (statement: string, ...values: unknown[]): Promise<bigint> =>
  BigInt((await app.owner.query(`select coalesce((${statement}), 0)::text as n`, values)).rows[0].n)

/** Priced, paid by card, carried and out with its courier. */
const carriedOut = async (merchant: Person, courier: Sent['courier'], fils: number): Promise<Parcel> => {
  const weight = `${1 + below(9)}.${below(10)}`
  const parcel = await round.parcel(merchant, 'IN_TRANSIT', {
    proof: [],
    cod: toWire(BigInt(fils)),
    packages: [{ weight, length: '30', width: '20', height: '15', packaging: 'OWN' }],
  })
  await round.onSheet(courier.person, courier.depotId, [parcel], 'DELIVERY')
  const loaded = await round.send(courier.person, { kind: 'LOADED', code: parcel.waybill })
  expect(loaded.body.outcome).toBe('done')
  return parcel
}
const signedFor = async (kind: string, { person, signatureId }: Sent['courier'], code: string, more = {}) => {
  const { body } = await round.send(person, { kind, code, name: 'Omar Saleh', signatureId, ...more })
  expect(body.outcome).toBe('done')
}
const deliver = (courier: Sent['courier'], parcel: Parcel, fils: number): Promise<void> =>
  signedFor('DELIVERED', courier, parcel.waybill, { cash: toWire(BigInt(fils)), idSeen: true })

/** Refused at the door: it goes back, its merchant owes the way, its cash is nobody's. */
const refuse = async (courier: Sent['courier'], parcel: Parcel, merchant: Person): Promise<void> => {
  await round.send(courier.person, { kind: 'NOT_DELIVERED', code: parcel.waybill, reason: 'COD_REFUSED' })
  await systemTransaction(app.db, async (tx) => {
    const row = (await lockShipment(tx, parcel.id, null))!
    await sendBack(tx, row, { as: 'desk', reason: 'Refused', userId: admin.userId, now: app.clock.now() })
  })
  const charged = await one(
    'select net_fils + vat_fils from express_charges where shipment_id = $1',
    parcel.id,
  )
  expect(charged).toBeGreaterThan(0n)
  give(merchant, -charged)
  await round.onSheet(courier.person, courier.depotId, [parcel], 'RETURN')
  await signedFor('HANDED_BACK', courier, parcel.waybill)
}
const lose = ({ id }: Parcel) =>
  systemTransaction(app.db, (tx) => moveShipment(tx, id, 'declareLost', { as: 'desk', reason: 'Not found' }))

const sendAll = async (): Promise<{ sent: Sent[]; lost: Parcel; refused: Parcel }> => {
  const sent: Sent[] = []
  const whole: Parcel[] = []
  for (let n = 0; n < 50; n++) {
    const [merchant, courier, fils] = [merchants[n % 5]!, couriers[n % 4]!, 100 + below(30_000)]
    const parcel = await carriedOut(merchant, courier, fils)
    whole.push(parcel)
    if (n === 7) await refuse(courier, parcel, merchant)
    else if (n === 13) await lose(parcel)
    else {
      await deliver(courier, parcel, fils)
      sent.push({ id: parcel.id, merchant, courier, fils: BigInt(fils) })
    }
  }
  // With the five that these are copies of: 500 (cash-world.ts).
  for (let n = 0; n < 445; n++) {
    const [merchant, courier, fils] = [merchants[n % 5]!, oneOf(couriers), 100 + below(60_000)]
    const id = await cash.collected(merchant, courier.person, fils)
    sent.push({ id, merchant, courier, fils: BigInt(fils) })
  }
  return { sent, refused: whole[7]!, lost: whole[13]! }
}

const short = 10_000n
/** Each courier brings all of the day; the first one 100.00 too little. */
const depositAll = async (sent: readonly Sent[]): Promise<string[]> => {
  const ids: string[] = []
  for (const [n, courier] of couriers.entries()) {
    const rows = sent.filter((each) => each.courier === courier)
    const depositId = await cash.opened(
      courier.person,
      rows.map(({ id }) => id),
    )
    const { cashier } = depots.find(({ id }) => id === courier.depotId)!
    const expected = sum(rows.map(({ fils }) => fils))
    await cash.counted(cashier, depositId, n === 0 ? expected - short : expected)
    await cash.confirmed(admin, depositId)
    ids.push(depositId)
  }
  return ids
}
const bankAll = async (): Promise<void> => {
  for (const [n, { id: depotId, cashier }] of depots.entries()) {
    const { depots: held } = (await app.ask(cashier, depositEndpoints.viewDepotCash)).body
    const body = { depotId, amount: held[0].toBank, reference: `SLIP-${n}`, day: dayOf(app.clock.now()) }
    await cash.done(cashier, depositEndpoints.bankCash, { body })
  }
}

/** Two parcels from the wallet, one of which is cancelled again. */
const spend = async (merchant: Person): Promise<void> => {
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
  await app.owner.query(
    `insert into wallet_pins (user_id, pin_hash, set_at) values ($1, 'x', now() - interval '2 days')`,
    [merchant.userId],
  )
  await app.owner.query(`insert into wallet_pin_sessions values ($1, $2, now() + interval '5 minutes')`, [
    merchant.sessionId,
    merchant.userId,
  ])
  for (const isKept of [true, false]) {
    const { id, amountDue } = await cash.priced(merchant, { dropOff: true, slot: undefined })
    const query = { shipmentId: id, paymentType: 'wallet' }
    expect((await cash.done(merchant, shipmentEndpoints.settleShipment, { query })).status).toBe('SUCCESS')
    if (isKept) give(merchant, -parseMoney(amountDue))
    else
      await cash.done(merchant, shipmentEndpoints.cancelShipment, {
        query: { id },
        body: { comments: 'Twice' },
      })
  }
}
const payOut = async (merchant: Person, amountFils: bigint): Promise<void> => {
  await setSetting(app, 'express.payout-iban', testIban)
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
  const accountId = await addBankAccount(app, merchant)
  const body = { note: 'Letter of the bank' }
  await cash.done(admin, payoutDeskEndpoints.verifyBankAccount, { query: { id: accountId }, body })
  const asked = { amountFils, limits: payoutLimits(settingDefaults), now: new Date() }
  const { id } = await systemTransaction(app.db, (tx) =>
    openPayout(tx, { ...merchant, isCompanyAdmin: true }, asked),
  )
  await cash.done(admin, payoutDeskEndpoints.approvePayout, { query: { id } })
  await cash.done(admin, payoutDeskEndpoints.makePayoutFile, { body: { payoutIds: [id] } })
  const paid = { query: { id }, body: { bankReference: 'FT26330ABC' } }
  await cash.done(admin, payoutDeskEndpoints.confirmPayout, paid)
  give(merchant, -amountFils)
}

const linesOf = async (
  person: Person,
  endpoint: Parameters<TestApp['ask']>[1],
  query: Record<string, string>,
): Promise<string[][]> => {
  const { status, raw } = await app.ask(person, endpoint, { query: { format: 'csv', lang: 'en', ...query } })
  expect(status).toBe(200)
  const lines = raw.toString().replace('\ufeff', '').trim().split('\n').slice(1)
  return lines.map((line) => line.split(','))
}
const column = (lines: readonly string[][], at: number): bigint =>
  sum(lines.map((cells) => (cells[at] ? parseMoney(cells[at]) : 0n)))

test('500 parcels', { timeout: 600_000 }, async () => {
  const { sent, refused, lost } = await sendAll()
  const depositIds = await depositAll(sent)
  const states = await cash.statesOf(sent.map(({ id }) => id))
  for (const [n, { merchant, fils }] of sent.entries()) if (states[n] === 'CREDITED') give(merchant, fils)
  const held = sent.filter((_, n) => states[n] === 'DISPUTED')
  expect(new Set(held.map(({ courier }) => courier))).toEqual(new Set([couriers[0]]))
  const heldFils = held.map(({ fils }) => fils)
  expect(sum(heldFils) >= short).toBe(true)
  expect(states.filter((state) => state === 'CREDITED')).toHaveLength(sent.length - held.length)
  expect(await cash.statesOf([refused.id, lost.id])).toEqual(['NOT_COLLECTED', 'NOT_COLLECTED'])

  // The cash of one parcel was credited to the wrong merchant.
  const wrong = sent.findLast(({ id }, n) => states[n] === 'CREDITED' && id !== lost.id)!
  const right = sent.find(({ merchant }) => merchant !== wrong.merchant)!
  const [waybill, rightWaybill] = [await cash.waybillOf(wrong.id), await cash.waybillOf(right.id)]
  const body = { waybill, rightWaybill, reason: 'Another merchant’s parcel' }
  await cash.done(admin, depositEndpoints.reverseCredit, { body })
  give(wrong.merchant, -wrong.fils)
  give(right.merchant, wrong.fils)

  await bankAll()
  await spend(merchants[1]!)
  await payOut(merchants[2]!, 123_456n)
  await app.work()

  for (const faults of [
    listLedgerFaults,
    listBookFaults,
    listWalletFaults,
    listBundleFaults,
    listCodFaults,
    listPayoutFaults,
  ])
    expect(await faults(app.db)).toEqual([])
  expect(await one('select sum(amount_fils) from ledger_entries')).toBe(0n)

  // Couriers and depots.
  for (const [n, { person }] of couriers.entries())
    expect(await balance({ kind: 'courier_receivable', ownerId: person.userId })).toBe(n === 0 ? -short : 0n)
  for (const { id } of depots) expect(await balance({ kind: 'cash_depot', ownerId: id })).toBe(0n)
  const collected = sum(sent.map(({ fils }) => fils))
  expect(await balance({ kind: 'bank' })).toBe(-(collected - short - 123_456n))

  // Carriage: what was delivered or handed back is revenue, the rest an advance; the VAT is that of the invoices.
  const whole = `express_shipments s where s.settlement_id in (select settlement_id from express_shipments
    group by 1 having count(*) = 1) and s.state`
  const net = await one(`select sum(s.net_fils) from ${whole} in ('DELIVERED', 'RETURNED')`)
  const charges = await one('select sum(net_fils) from express_charges')
  expect(await balance({ kind: 'revenue' })).toBe(net + charges)
  expect(await balance({ kind: 'customer_advance', ownerId: lost.id })).toBe(
    await one('select net_fils from express_shipments where id = $1', lost.id),
  )
  expect(await balance({ kind: 'vat_payable' })).toBe(
    await one(`select sum(case kind when 'credit-note' then -1 else 1 end * (line->>'vat')::numeric * 100)::bigint
      from tax_invoices, jsonb_array_elements(lines) line`),
  )

  // Each merchant: the wallet, its movements (C086), parcels with cash (C088) and what of it is owed still.
  let [movedFils, parcels] = [0n, 0]
  for (const merchant of merchants) {
    const { companyId } = merchant
    const wallet = owed.get(companyId)!
    expect(balanceShown(await walletOf(app.db, companyId))).toBe(wallet)
    const moved = await linesOf(merchant, walletEndpoints.downloadMovements, { range: '1m' })
    expect(column(moved, 4) - column(moved, 5)).toBe(wallet)
    expect(parseMoney(moved[0]![6]!)).toBe(wallet)
    movedFils += wallet
    const rows = await linesOf(merchant, cashEndpoints.downloadCash, { range: '1m' })
    parcels += rows.length
    const own = sent.filter((each) => each.merchant === merchant)
    const dropped = [refused.id, lost.id]
    const codOf = `select sum(amount_fils) from express_cod where company_id = $1`
    expect(column(rows, 3)).toBe(await one(codOf, companyId))
    expect(await one(`${codOf} and state <> 'EXPECTED' and not id = any($2)`, companyId, dropped)).toBe(
      sum(own.map(({ fils }) => fils)),
    )
    expect(await balance({ kind: 'cod_payable', ownerId: companyId })).toBe(
      sum(held.filter((each) => each.merchant === merchant).map(({ fils }) => fils)),
    )
  }
  expect(parcels).toBe(500)
  const wallets = `select sum(e.amount_fils) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind in ('wallet_available', 'merchant_debt')`
  expect(movedFils).toBe(await one(wallets))

  // Deposits: the list (C087) as we and as merchants read it, and each with its rows (C090).
  const list = await linesOf(admin, depositReportEndpoints.downloadDeposits, { range: '1m' })
  expect([column(list, 4), column(list, 5), column(list, 6)]).toEqual([collected, collected - short, -short])
  const theirs = await Promise.all(
    merchants.map((merchant) => linesOf(merchant, depositReportEndpoints.downloadDeposits, { range: '1m' })),
  )
  expect([column(theirs.flat(), 4), column(theirs.flat(), 6)]).toEqual([collected, sum(heldFils)])
  expect(column(theirs.flat(), 5)).toBe(collected - sum(heldFils) - wrong.fils)
  const each = await Promise.all(
    depositIds.map((depositId) => linesOf(admin, depositReportEndpoints.downloadDeposit, { depositId })),
  )
  expect(each.flat()).toHaveLength(sent.length)
  expect(column(each.flat(), 3)).toBe(collected)
})
