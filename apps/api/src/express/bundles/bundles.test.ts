// Bundles over HTTP and in the ledger: bought, used, used up, over, upgraded, cancelled, and what comes back after their end.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bundleEndpoints as calls } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addBundle, endBundleAt, orderBundle, settleOrder } from '../../../test/bundle.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { codeOf, systemTransaction } from '../../kit/db.ts'
import { listWalletFaults } from '../wallet/wallet.store.ts'
import { expireBundles, warnOfEnds } from './jobs.ts'
import { consumeLease, creditsOf, leaseCredits, releaseLease, returnCredits } from './leases.ts'
import { listBundleFaults } from './memberships.store.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  // The house that sells.
  await addPerson(app.db, 'admin')
})
beforeEach(async () => void (owner = await addPerson(app.db, 'customer')))
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
  expect(await listBundleFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const view = async (person: Person = owner) => (await app.ask(person, calls.viewMembership)).body
const buy = (plan: 'BRONZE' | 'SILVER' | 'GOLD', voids?: string) => addBundle(app, owner, plan, voids)

const lease = async (
  membershipId: string,
  amount: string,
  { id = randomUUID(), subjectId = randomUUID(), saved = '0.00' } = {},
) => {
  await systemTransaction(app.db, (tx) =>
    leaseCredits(tx, {
      id,
      membershipId,
      subjectId,
      amountFils: parseMoney(amount),
      savedFils: parseMoney(saved),
      userId: owner.userId,
    }),
  )
  return { id, subjectId }
}
const consume = (id: string) => systemTransaction(app.db, (tx) => consumeLease(tx, id, 'MRX482109736511'))
const release = (id: string) => systemTransaction(app.db, (tx) => releaseLease(tx, id))
const giveBack = (id: string) =>
  systemTransaction(app.db, (tx) =>
    returnCredits(tx, id, { waybill: 'MRX482109736511', reference: 'Shipment cancelled' }),
  )
/** Spends at once. */
const pay = async (membershipId: string, amount: string, saved = '0.00') => {
  const held = await lease(membershipId, amount, { saved })
  await consume(held.id)
  return held
}
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : String(codeOf(error) ?? error)),
  )
const credits = (ownerId: string) => balanceOf(app.db, { kind: 'bundle_credits', ownerId })

describe('buying (B1)', () => {
  test('17: Gold for 2,625.00 with VAT gives 2,500 credits, a tax invoice and 365 days', async () => {
    app.clock.at(new Date('2026-11-22T21:00:00+04:00'))
    const vatBefore = await balanceOf(app.db, { kind: 'vat_payable' })
    const ordered = await orderBundle(app, owner, 'GOLD')
    expect(ordered.body).toMatchObject({ amount: '2625.00', redirectUrl: expect.any(String) })
    expect(await view()).toMatchObject({ status: null, ordered: { plan: 'GOLD', total: '2625.00' } })
    await settleOrder(app, ordered.body.sessionId)
    await settleOrder(app, ordered.body.sessionId)
    const seen = await view()
    expect(seen).toMatchObject({
      plan: 'GOLD',
      status: 'ACTIVE',
      credits: '2500.00',
      fee: '2500.00',
      availableBalance: '2500.00',
      expiry: '2027-11-22',
      ordered: null,
      current: { total: '2625.00', vat: '125.00', daysLeft: 365 },
      membershipHistory: [{ plan: 'GOLD', status: 'ACTIVE' }],
    })
    const id = seen.current.membershipId
    expect(await credits(id)).toBe(250_000n)
    expect((await balanceOf(app.db, { kind: 'vat_payable' })) - vatBefore).toBe(12_500n)
    expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: id })).toBe(0n)
    expect((await app.ask(owner, calls.isActiveMember)).body).toEqual({
      isActiveMember: true,
      plan: 'GOLD',
      expiry: '2027-11-22',
    })
    const invoice = await app.ask(owner, calls.downloadBundleInvoice, { query: { membershipId: id } })
    const text = await textOfPdf(invoice.raw)
    for (const word of ['2,500.00', '125.00', '2,625.00', seen.current.invoiceNumber])
      expect(text).toContain(word)
    expect(text).not.toContain('disclosed agent')
    expect(await mailsTo(app.db, owner.email)).toContain('bundle-bought')
    app.clock.reset()
  })
  test('without a payment there is none, and the next try is a new order', async () => {
    const ordered = await orderBundle(app, owner, 'BRONZE')
    expect((await orderBundle(app, owner, 'BRONZE')).body.sessionId).toBe(ordered.body.sessionId)
    expect((await orderBundle(app, owner, 'GOLD')).body.code).toBe('finance.payment-in-progress')
    await settleOrder(app, ordered.body.sessionId, 'failed')
    expect(await view()).toMatchObject({ status: null, ordered: null, purchaseHistory: [] })
    await buy('GOLD')
    expect((await view()).plan).toBe('GOLD')
  })
  test('money that comes late for an order is taken while no other bundle is active, and goes back otherwise', async () => {
    const late = (await orderBundle(app, owner, 'BRONZE')).body.sessionId
    await settleOrder(app, late, 'failed')
    await settleOrder(app, late, 'succeeded')
    expect(await view()).toMatchObject({ plan: 'BRONZE', status: 'ACTIVE' })
    const other = await addPerson(app.db, 'customer')
    const first = (await orderBundle(app, other, 'BRONZE')).body.sessionId
    await settleOrder(app, first, 'failed')
    await addBundle(app, other, 'SILVER')
    await settleOrder(app, first, 'succeeded')
    expect(await view(other)).toMatchObject({ plan: 'SILVER', purchaseHistory: [{ plan: 'SILVER' }] })
    const { rows } = await app.owner.query('select state from payment_sessions where id = $1', [first])
    expect(rows[0].state).toBe('REFUNDING')
  })
  test('colleagues without the right buy and cancel nothing; the terms are accepted', async () => {
    const boss = await addPerson(app.db, 'business')
    expect((await orderBundle(app, boss, 'GOLD')).body.code).toBe('bundles.no-right')
    expect((await app.ask(boss, calls.cancelBundle, { body: { reason: 'Because' } })).body.code).toBe(
      'bundles.no-right',
    )
    expect((await view(boss)).refusal).toBe('bundles.no-right')
    const unread = await app.ask(owner, calls.buyBundle, { body: { plan: 'GOLD' } })
    expect(unread.body.fieldErrors).toMatchObject([{ field: 'terms', code: 'bundles.terms' }])
  })
})

describe('using credits (B2, B3)', () => {
  test('held while the payment is open, then the advance of the shipment, exactly', async () => {
    const id = await buy('GOLD')
    const { id: leaseId, subjectId } = await lease(id, '17.00', { saved: '3.00' })
    expect([await credits(id), await balanceOf(app.db, { kind: 'credits_reserved', ownerId: id })]).toEqual([
      248_300n,
      1_700n,
    ])
    expect(await creditsOf(app.db, owner.companyId)).toEqual({
      membershipId: id,
      plan: 'GOLD',
      availableFils: 248_300n,
    })
    const first = await consume(leaseId)
    expect(await consume(leaseId)).toEqual(first)
    expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: subjectId })).toBe(1_700n)
    expect(await balanceOf(app.db, { kind: 'credits_reserved', ownerId: id })).toBe(0n)
    expect(await view()).toMatchObject({ availableBalance: '2483.00', savings: '3.00' })
  })
  test('a payment that comes to nothing gives them back, once', async () => {
    const id = await buy('BRONZE')
    const { id: leaseId } = await lease(id, '50.00')
    await release(leaseId)
    await release(leaseId)
    expect(await credits(id)).toBe(75_000n)
    await expect(consume(leaseId)).rejects.toThrow('was released')
  })
  test('15: the last 10 credits used end the bundle', async () => {
    const id = await buy('GOLD')
    await pay(id, '2490.00')
    expect((await view()).current.status).toBe('ACTIVE')
    expect(await outcome(lease(id, '17.00'))).toBe('bundles.short')
    await pay(id, '10.00')
    expect(await view()).toMatchObject({ status: 'INACTIVE', availableBalance: '0.00' })
    expect((await app.ask(owner, calls.isActiveMember)).body.isActiveMember).toBe(false)
    expect(await creditsOf(app.db, owner.companyId)).toBeUndefined()
    expect(await mailsTo(app.db, owner.email)).toEqual(
      expect.arrayContaining(['bundle-low', 'bundle-used-up']),
    )
    await buy('BRONZE')
    expect((await view()).plan).toBe('BRONZE')
  })
  test('40 at once use what there is and no more', async () => {
    const id = await buy('BRONZE')
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => outcome(pay(id, '50.00'))))
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(15)
    expect((await view()).status).toBe('INACTIVE')
  }, 60_000)
  test('below a tenth its owner is told, once', async () => {
    const id = await buy('BRONZE')
    await pay(id, '675.00')
    expect(await mailsTo(app.db, owner.email)).not.toContain('bundle-low')
    await pay(id, '0.01')
    await pay(id, '0.01')
    expect((await mailsTo(app.db, owner.email)).filter((mail) => mail === 'bundle-low')).toHaveLength(1)
  })
})

describe('credits of a cancelled shipment', () => {
  test('come back to the bundle while it is active, and no more count as saved', async () => {
    const id = await buy('GOLD')
    const { id: leaseId } = await pay(id, '17.00', '3.00')
    expect(await giveBack(leaseId)).toBe('bundle')
    await giveBack(leaseId)
    expect(await view()).toMatchObject({ availableBalance: '2500.00', savings: '0.00' })
  })
  test('16, B7: go to the wallet once the bundle is used up', async () => {
    const id = await buy('BRONZE')
    await pay(id, '740.00')
    const { id: leaseId } = await pay(id, '10.00')
    expect(await giveBack(leaseId)).toBe('wallet')
    await giveBack(leaseId)
    expect(await view()).toMatchObject({ status: 'INACTIVE', availableBalance: '0.00' })
    const wallet = (await app.ask(owner, walletEndpoints.viewWallet)).body
    expect(wallet).toMatchObject({
      available: '10.00',
      movements: [{ kind: 'REFUND', in: '10.00', waybill: 'MRX482109736511' }],
    })
  })
})

describe('the end by time (B4)', () => {
  test('what is left is forfeited, by the job and already before it', async () => {
    const id = await buy('SILVER')
    await pay(id, '286.00')
    await endBundleAt(app, id, 'clock_timestamp()')
    expect(await view()).toMatchObject({ status: 'EXPIRED', availableBalance: '0.00' })
    expect((await app.ask(owner, calls.isActiveMember)).body.isActiveMember).toBe(false)
    expect(await outcome(lease(id, '1.00'))).toBe('bundles.not-active')
    await expireBundles(app.db)
    await expireBundles(app.db)
    expect(await credits(id)).toBe(0n)
    const { rows } = await app.owner.query(
      `select amount_fils::int as fils from ledger_transactions where kind = 'bundle.expired' and external_ref = $1`,
      [id],
    )
    expect(rows).toEqual([{ fils: 121_400 }])
    expect((await mailsTo(app.db, owner.email)).filter((mail) => mail === 'bundle-ended')).toHaveLength(1)
  })
  test('a payment that is open keeps its credits; given back after the end they are forfeited', async () => {
    const id = await buy('BRONZE')
    const [kept, lost] = [await lease(id, '100.00'), await lease(id, '50.00')]
    await endBundleAt(app, id, 'clock_timestamp()')
    await expireBundles(app.db)
    expect((await view()).status).toBe('EXPIRED')
    await consume(kept.id)
    expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: kept.subjectId })).toBe(10_000n)
    await release(lost.id)
    expect(await balanceOf(app.db, { kind: 'credits_reserved', ownerId: id })).toBe(0n)
    expect(await credits(id)).toBe(0n)
  })
  test('one that is not over is left alone, and so is one that is used up until its day', async () => {
    const id = await buy('BRONZE')
    await pay(id, '750.00')
    await expireBundles(app.db)
    expect((await view()).status).toBe('INACTIVE')
    await endBundleAt(app, id, 'clock_timestamp()')
    await expireBundles(app.db)
    expect((await view()).status).toBe('EXPIRED')
    expect(await mailsTo(app.db, owner.email)).not.toContain('bundle-ended')
  })
  test('the database gives no credits of one that is over', async () => {
    const id = await buy('BRONZE')
    await endBundleAt(app, id, 'clock_timestamp()')
    const insert = app.owner.query(
      `insert into express_leases (id, membership_id, subject_id, amount_fils) values ($1, $2, $1, 100)`,
      [randomUUID(), id],
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'express_leases_active' })
    await expireBundles(app.db)
  })
  test('30, 7 and 1 days before its last day the owner is told, once each', async () => {
    const id = await buy('BRONZE')
    const told = async () =>
      (await mailsTo(app.db, owner.email)).filter((mail) => mail === 'bundle-ending').length
    const lastDayIn = async (days: number): Promise<number> => {
      await endBundleAt(
        app,
        id,
        `(((clock_timestamp() at time zone 'Asia/Dubai')::date + ${days + 1})::timestamp at time zone 'Asia/Dubai')`,
      )
      await warnOfEnds(app.db)
      await warnOfEnds(app.db)
      return told()
    }
    const counts: number[] = []
    for (const days of [31, 30, 8, 7, 2, 1, 0]) counts.push(await lastDayIn(days))
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3])
  })
})

describe('upgrading (B5)', () => {
  test('a higher plan paid voids the credits that the buyer was told to lose', async () => {
    const id = await buy('SILVER')
    await pay(id, '286.00')
    expect((await orderBundle(app, owner, 'SILVER', '1214.00')).body.code).toBe('bundles.not-higher')
    expect((await orderBundle(app, owner, 'BRONZE', '1214.00')).body.code).toBe('bundles.not-higher')
    expect((await orderBundle(app, owner, 'GOLD')).body.code).toBe('bundles.voids')
    expect((await orderBundle(app, owner, 'GOLD', '1500.00')).body.code).toBe('bundles.voids')
    const ordered = await orderBundle(app, owner, 'GOLD', '1214.00')
    expect(await view()).toMatchObject({ plan: 'SILVER', status: 'ACTIVE', availableBalance: '1214.00' })
    await settleOrder(app, ordered.body.sessionId)
    const seen = await view()
    expect(seen).toMatchObject({ plan: 'GOLD', status: 'ACTIVE', availableBalance: '2500.00' })
    expect(seen.purchaseHistory).toMatchObject([
      { plan: 'GOLD', status: 'ACTIVE' },
      { plan: 'SILVER', status: 'CANCELLED', reason: 'upgraded', left: '0.00' },
    ])
    expect(await credits(id)).toBe(0n)
  })
  test('not while a payment holds credits', async () => {
    const id = await buy('SILVER')
    const held = await lease(id, '18.00')
    expect((await orderBundle(app, owner, 'GOLD', '1482.00')).body.code).toBe('bundles.being-used')
    await consume(held.id)
  })
  test('not paid it changes nothing', async () => {
    await buy('SILVER')
    const ordered = await orderBundle(app, owner, 'GOLD', '1500.00')
    await settleOrder(app, ordered.body.sessionId, 'failed')
    expect(await view()).toMatchObject({ plan: 'SILVER', status: 'ACTIVE', availableBalance: '1500.00' })
  })
})

describe('cancelling (B6)', () => {
  const cancel = (body: object = { reason: 'We send no parcels any more' }) =>
    app.ask(owner, calls.cancelBundle, { body })

  test('with a reason, without a refund; what is left ends', async () => {
    const id = await buy('BRONZE')
    expect((await cancel({})).body.fieldErrors).toMatchObject([{ field: 'reason', code: 'bundles.reason' }])
    const held = await lease(id, '19.00')
    expect((await cancel()).body.code).toBe('bundles.being-used')
    await release(held.id)
    expect((await cancel()).status).toBe(200)
    expect(await view()).toMatchObject({
      status: 'CANCELLED',
      availableBalance: '0.00',
      current: { reason: 'We send no parcels any more' },
    })
    expect(await credits(id)).toBe(0n)
    const { rows } = await app.owner.query(`select state from payment_sessions where subject_id = $1`, [id])
    expect(rows).toEqual([{ state: 'SUCCEEDED' }])
    expect((await cancel()).body.code).toBe('bundles.not-active')
  })
})

describe('what is read', () => {
  test('the plans with VAT, and what a light parcel costs', async () => {
    const { plans } = (await app.ask(null, calls.listPlans)).body
    expect(plans).toMatchObject([
      {
        plan: 'GOLD',
        total: '2625.00',
        domestic: { list: '20.00', plan: '17.00' },
        abroad: { list: '40.00', plan: '24.00' },
        days: 365,
      },
      { plan: 'SILVER', total: '1575.00' },
      { plan: 'BRONZE', total: '787.50' },
    ])
  })
  test('30: advice on a year, and none where none is worth it', async () => {
    const { body } = await app.ask(null, calls.adviseBundle, { query: { domestic: 40, abroad: 6 } })
    expect(body).toMatchObject({ listQuarter: '1040.00', best: 'GOLD' })
    expect(
      (await app.ask(null, calls.adviseBundle, { query: { domestic: 1, abroad: 0 } })).body.best,
    ).toBeNull()
  })
  test('staff find the memberships of companies; others see their own alone', async () => {
    const id = await buy('SILVER')
    const admin = await addPerson(app.db, 'admin')
    const { memberships } = (await app.ask(admin, calls.listMemberships, { query: { state: 'ACTIVE' } })).body
    expect(memberships.find((row: { membershipId: string }) => row.membershipId === id)).toMatchObject({
      plan: 'SILVER',
      left: '1500.00',
    })
    const stranger = await addPerson(app.db, 'customer')
    const foreign = await app.ask(stranger, calls.downloadBundleInvoice, { query: { membershipId: id } })
    expect(foreign.body.code).toBe('bundles.none')
    expect((await view(stranger)).current).toBeNull()
  })
})
