// A customer's claim: when it can be filed and for how much, what is paid where, two persons above the limit, and what found parcels change.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimEndpoints as calls } from '@marsa/model/express/claims/claim-endpoints.ts'
import { parcelCaseEndpoints as cases } from '@marsa/model/express/desk/case-endpoints.ts'
import { holdEndpoints } from '@marsa/model/express/depot/hold-endpoints.ts'
import { parcelDeskEndpoints as queue } from '@marsa/model/express/desk/desk-endpoints.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { depotWorldOf, type DepotWorld } from '../../../test/depot-world.ts'
import { makePdf } from '../../../test/made-files.ts'
import { takeBackWorldOf } from '../../../test/take-back.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { systemTransaction } from '../../kit/db.ts'
import { creditWallet } from '../wallet/move-money.ts'
import { listWalletFaults } from '../wallet/wallet.store.ts'

let app: TestApp
let world: DepotWorld
let [desk, colleague, stranger] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 8 })
  world = await depotWorldOf(app)
  desk = await addPerson(app.db, 'desk')
  colleague = await addPerson(app.db, 'desk')
  stranger = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

type CallName = keyof typeof calls
const ask = (person: Person, name: CallName, body: object) =>
  app.ask(person, calls[name], { body, key: randomUUID() })
const viewOf = async (person: Person, shipmentId: string) =>
  (await app.ask(person, calls.viewClaim, { query: { shipmentId } })).body
const photo = (person: Person, shipmentId: string, docCode = 'CLAIM_PHOTO') => {
  const body = new FormData()
  body.set('ShipmentId', shipmentId)
  body.set('docCode', docCode)
  body.append('files', new Blob([new Uint8Array(makePdf('dent'))]), 'dent.pdf')
  return app.ask(person, calls.uploadClaimPhotos, { body, key: randomUUID() })
}
const wallet = ({ companyId: ownerId }: Person) => balanceOf(app.db, { kind: 'wallet_available', ownerId })
const advance = (ownerId: string) => balanceOf(app.db, { kind: 'customer_advance', ownerId })

/** Not seen for so long that its search is over. */
const lose = async (id: string): Promise<void> => {
  await world.unseenFor(id, 40)
  const body = { shipmentId: id, reason: 'Not seen since the belt' }
  expect((await app.ask(desk, cases.declareLost, { body, key: randomUUID() })).status).toBe(200)
}
/** A parcel of this value that was declared lost. */
const lost = async (person: Person, change: object = {}): Promise<string> => {
  const { id } = await world.takenIn(person, change)
  await lose(id)
  return id
}
/** One that was delivered so many days ago. */
const delivered = async (person: Person, change: object = {}, days = 0): Promise<string> => {
  const { id } = await world.takenIn(person, change)
  await world.move(id, 'sendOut')
  await world.move(id, 'deliver')
  await app.owner.query('alter table express_timeline disable trigger user')
  await app.owner.query(
    `update express_timeline set happened_at = happened_at - make_interval(days => $2) where shipment_id = $1`,
    [id, days],
  )
  await app.owner.query('alter table express_timeline enable trigger user')
  return id
}
const file = (person: Person, shipmentId: string, amount: string, reason = 'A vase, broken in two') =>
  ask(person, 'fileClaim', { shipmentId, amount, reason })
const claimIdOf = async (shipmentId: string): Promise<string> =>
  (await viewOf(desk, shipmentId)).claim.claimId
const decide = async (person: Person, shipmentId: string, amount: string) =>
  ask(person, 'decideClaim', {
    claimId: await claimIdOf(shipmentId),
    isAccepted: true,
    amount,
    answer: 'We are sorry for it',
  })
const mailsOf = async ({ userId }: Person): Promise<string[]> =>
  (
    await app.owner.query<{ template: string }>(
      `select template from notifications where user_id = $1 and template like 'claim-%' order by id`,
      [userId],
    )
  ).rows.map(({ template }) => template)

test('a lost parcel gives the fee back as it was paid and the goods to the wallet, to the fil', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await lost(owner, { declaredValue: '900.00' })
  const { total } = await world.view(owner, id)
  expect(await viewOf(owner, id)).toMatchObject({
    refusal: null,
    cause: 'LOST',
    declared: '900.00',
    covered: null,
    most: '500.00',
    fee: total,
  })
  expect((await file(owner, id, '500.01')).body.fieldErrors).toMatchObject([{ code: 'claim.above' }])
  expect((await file(stranger, id, '10.00')).status).toBe(404)
  const both = await Promise.all([file(owner, id, '400.00'), file(owner, id, '400.00')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const { items } = (await app.ask(desk, queue.viewParcelDesk, { query: { kind: 'CLAIM' } })).body
  expect(items).toMatchObject([{ shipmentId: id, detail: 'Parcel lost', isLate: false }])

  const before = await balanceOf(app.db, { kind: 'claims_paid' })
  expect((await decide(desk, id, '400.01')).body.fieldErrors).toMatchObject([{ code: 'claim.above' }])
  expect((await decide(owner, id, '400.00')).status).toBe(403)
  const paid = await Promise.all([decide(desk, id, '350.00'), decide(colleague, id, '350.00')])
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await wallet(owner)).toBe(35_000n)
  expect((await balanceOf(app.db, { kind: 'claims_paid' })) - before).toBe(-35_000n)
  expect(await advance(id)).toBe(0n)
  const seen = await world.view(owner, id)
  expect(seen.payments).toMatchObject([{ way: 'card', amount: total, returnedTo: 'card' }])
  expect(seen.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['final', 'credit-note'])
  expect(await viewOf(owner, id)).toMatchObject({
    refusal: 'claim.already',
    claim: { state: 'PAID', asked: '400.00', amount: '350.00', fee: total, decidedBy: null },
  })
  expect(await mailsOf(owner)).toEqual(['claim-filed', 'claim-paid-fee'])
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
})

test('damage needs a photo, a declared value, and is reported within seven days; the fee stays', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await delivered(owner, { declaredValue: '300.00' }, 7)
  expect((await file(owner, id, '300.00')).body.code).toBe('claim.photos')
  expect((await photo(stranger, id)).status).toBe(404)
  expect((await photo(owner, id, 'INVOICE')).body.code).toBe('documents.type')
  expect((await photo(owner, id)).status).toBe(200)
  expect((await file(owner, id, '0')).body.fieldErrors).toMatchObject([{ code: 'claim.amount' }])
  expect((await file(owner, id, '300.00')).status).toBe(200)
  const [{ documentId }] = (await viewOf(desk, id)).photos
  expect((await app.ask(desk, calls.downloadClaimPhoto, { query: { documentId } })).status).toBe(200)
  expect((await app.ask(stranger, calls.downloadClaimPhoto, { query: { documentId } })).status).toBe(404)
  expect((await decide(desk, id, '120.00')).body).toMatchObject({ isPaid: true })
  expect(await wallet(owner)).toBe(12_000n)
  expect((await viewOf(owner, id)).claim).toMatchObject({ amount: '120.00', fee: '0.00' })
  expect((await photo(owner, id)).body.code).toBe('claim.decided')

  const late = await delivered(owner, { declaredValue: '300.00' }, 8)
  expect((await viewOf(owner, late)).refusal).toBe('claim.late')
  expect((await file(owner, late, '1.00')).body.code).toBe('claim.late')
  const worthless = await delivered(owner, { declaredValue: undefined })
  expect((await file(owner, worthless, '1.00')).body.code).toBe('claim.no-value')
  // Not a photo either.
  expect((await photo(owner, late)).body.code).toBe('claim.late')
  expect((await photo(owner, worthless)).body.code).toBe('claim.no-value')
  const { id: moving } = await world.takenIn(owner)
  expect((await photo(owner, moving)).body.code).toBe('claim.not-now')
  expect((await file(owner, moving, '1.00')).body.code).toBe('claim.not-now')
})

test('what was covered is the most, and above the limit a second person pays', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await lost(owner, { declaredValue: '3000.00', cover: true })
  expect(await viewOf(owner, id)).toMatchObject({ covered: '3000.00', most: '3000.00' })
  await file(owner, id, '3000.00')
  expect((await decide(desk, id, '3000.00')).body).toMatchObject({ isPaid: false })
  expect(await wallet(owner)).toBe(0n)
  // Its customer reads no amount before it is certain.
  expect((await viewOf(owner, id)).claim).toMatchObject({ state: 'OPEN', amount: null, answer: null })
  const claimId = await claimIdOf(id)
  const confirm = (person: Person, isConfirmed = true) =>
    ask(person, 'confirmClaim', { claimId, isConfirmed })
  expect((await confirm(desk)).body.code).toBe('claim.second-person')
  // Not even by hand.
  await expect(
    app.owner.query(
      `update express_claims set state = 'PAID', move = 'confirm', moved_as = 'desk', version = version + 1,
        confirmed_by = decided_by, confirmed_at = now() where id = $1`,
      [claimId],
    ),
  ).rejects.toThrow(/express_claims/)
  const { items } = (await app.ask(colleague, queue.viewParcelDesk, { query: { kind: 'CLAIM_SECOND' } })).body
  expect(items).toMatchObject([{ subjectId: claimId }])
  expect((await confirm(colleague, false)).status).toBe(200)
  expect((await viewOf(desk, id)).claim).toMatchObject({ state: 'OPEN', decidedBy: null })
  await decide(desk, id, '2500.00')
  const both = await Promise.all([confirm(colleague), confirm(colleague)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await wallet(owner)).toBe(250_000n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('one person does not pass the limit in two halves for the same customer', async () => {
  const owner = await addPerson(app.db, 'business')
  const [one, two] = [
    await lost(owner, { declaredValue: '500.00' }),
    await lost(owner, { declaredValue: '500.00' }),
  ]
  await file(owner, one, '500.00')
  await file(owner, two, '500.00')
  expect((await decide(desk, one, '500.00')).body).toMatchObject({ isPaid: true })
  expect((await decide(desk, two, '500.00')).body).toMatchObject({ isPaid: false })
})

test('a parcel found before the decision is not paid; one that was refused or withdrawn says so', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await lost(owner, { declaredValue: '200.00' })
  await file(owner, id, '200.00')
  const body = { shipmentId: id, way: 'RETURNING', reason: 'Behind the belt' }
  expect((await app.ask(desk, cases.reportFound, { body, key: randomUUID() })).status).toBe(200)
  expect((await decide(desk, id, '200.00')).body.code).toBe('claim.found')
  const claimId = await claimIdOf(id)
  const refused = { claimId, isAccepted: false, answer: 'It was found and comes back' }
  expect((await ask(desk, 'decideClaim', refused)).status).toBe(200)
  expect((await viewOf(owner, id)).claim).toMatchObject({ state: 'REFUSED', answer: refused.answer })
  expect((await ask(owner, 'withdrawClaim', { claimId })).body.code).toBe('claim.decided')
  expect(await mailsOf(owner)).toEqual(['claim-filed', 'claim-refused'])

  const other = await lost(owner)
  await file(owner, other, '0')
  const mistaken = await claimIdOf(other)
  expect((await ask(stranger, 'withdrawClaim', { claimId: mistaken })).status).toBe(404)
  expect((await ask(owner, 'withdrawClaim', { claimId: mistaken })).status).toBe(200)
  expect((await file(owner, other, '0')).status).toBe(200)
  expect((await decide(desk, other, '0')).status).toBe(200)
  expect((await mailsOf(owner)).slice(2)).toEqual([
    'claim-filed-fee',
    'claim-filed-fee',
    'claim-paid-fee-alone',
  ])
  expect(await advance(other)).toBe(0n)
})

test('a parcel that was found and arrives broken is claimed for anew, once; what was paid stays the only one', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await lost(owner, { declaredValue: '200.00' })
  await file(owner, id, '200.00')
  const found = { shipmentId: id, way: 'IN_TRANSIT', reason: 'Behind the belt' }
  expect((await app.ask(desk, cases.reportFound, { body: found, key: randomUUID() })).status).toBe(200)
  const refuse = async () =>
    ask(desk, 'decideClaim', { claimId: await claimIdOf(id), isAccepted: false, answer: 'It was found' })
  expect((await refuse()).status).toBe(200)
  expect((await photo(owner, id)).body.code).toBe('claim.not-now')
  await world.move(id, 'sendOut')
  await world.move(id, 'deliver')
  expect(await viewOf(owner, id)).toMatchObject({
    refusal: null,
    cause: 'DAMAGED',
    claim: { state: 'REFUSED', cause: 'LOST' },
  })
  expect((await photo(owner, id)).status).toBe(200)
  expect((await file(owner, id, '50.00')).status).toBe(200)
  expect((await refuse()).status).toBe(200)
  expect((await file(owner, id, '50.00')).body.code).toBe('claim.already')
  const copy = (state: string, cause: string) =>
    app.owner.query(
      `insert into express_claims (shipment_id, company_id, user_id, cause, asked_fils, reason, state, move, moved_as)
        select shipment_id, company_id, user_id, $2, asked_fils, reason, $3, 'file', 'customer'
          from express_claims where shipment_id = $1 limit 1`,
      [id, cause, state],
    )
  await expect(copy('OPEN', 'LOST')).rejects.toThrow(/express_claims_one_cause/)
})

test('damage is not paid for a parcel that no longer stands as delivered', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await delivered(owner, { declaredValue: '300.00' })
  await photo(owner, id)
  await file(owner, id, '300.00')
  await takeBackWorldOf(app).takenBack(id)
  expect((await viewOf(desk, id)).claim).toMatchObject({ decideRefusal: 'claim.gone-on' })
  expect((await decide(desk, id, '300.00')).body.code).toBe('claim.gone-on')
})

test('what is confirmed is what was proposed: where another fee goes back, it is decided anew', async () => {
  const owner = await addPerson(app.db, 'business')
  const id = await lost(owner, { declaredValue: '3000.00', cover: true })
  await file(owner, id, '3000.00')
  expect((await decide(desk, id, '3000.00')).body).toMatchObject({ isPaid: false })
  // As if part of the fee had been paid after the proposal.
  await app.owner.query('alter table express_claims disable trigger user')
  await app.owner.query('update express_claims set fee_fils = fee_fils - 100 where shipment_id = $1', [id])
  await app.owner.query('alter table express_claims enable trigger user')
  const claimId = await claimIdOf(id)
  const confirm = (isConfirmed: boolean) => ask(colleague, 'confirmClaim', { claimId, isConfirmed })
  expect((await confirm(true)).body.code).toBe('claim.fee-changed')
  expect(await wallet(owner)).toBe(0n)
  expect((await confirm(false)).status).toBe(200)
  await decide(desk, id, '3000.00')
  expect((await confirm(true)).status).toBe(200)
  const { claim, fee } = await viewOf(desk, id)
  expect([claim.state, claim.fee]).toEqual(['PAID', fee])
  expect(await advance(id)).toBe(0n)
  // The call to confirm reaches everybody but who proposed.
  const called = await mailsOf(desk)
  expect([called, (await mailsOf(colleague)).includes('claim-proposed')]).toEqual([[], true])
})

test('what was charged on the way goes back with the fee of a lost parcel', async () => {
  const owner = await world.addSpender()
  await world.openPin(owner)
  await world.fill(owner, 100_000n)
  const { id } = await world.takenIn(owner)
  await world.measure(world.clerk, id, '25')
  const { rows } = await app.owner.query<{ id: string; total: string }>(
    `select id, (net_fils + vat_fils)::text as total from express_charges where shipment_id = $1`,
    [id],
  )
  const charge = rows[0]!
  const body = { chargeId: charge.id, way: 'wallet', amount: toWire(BigInt(charge.total)) }
  expect((await app.ask(owner, holdEndpoints.payCharge, { body, key: randomUUID() })).status).toBe(200)
  await lose(id)
  await file(owner, id, '0')
  expect((await decide(desk, id, '0')).status).toBe(200)
  expect(await wallet(owner)).toBe(100_000n)
  expect(await advance(id)).toBe(0n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('the ledger pays no claim that nobody has accepted', async () => {
  const owner = await addPerson(app.db, 'business')
  await expect(
    systemTransaction(app.db, (tx) =>
      creditWallet(tx, {
        kind: 'CLAIM',
        companyId: owner.companyId,
        ref: randomUUID(),
        amountFils: 100n,
        reference: 'by hand',
        from: { kind: 'claims_paid' },
      }),
    ),
  ).rejects.toThrow(/nobody has accepted/)
})

test('the claim of a parcel is looked up in an index, withdrawn ones too', async () => {
  await app.owner.query('set enable_seqscan = off')
  const { rows: plan } = await app.owner.query(
    `explain select from express_claims where shipment_id = $1 order by state = 'WITHDRAWN', filed_at desc limit 1`,
    [randomUUID()],
  )
  await app.owner.query('reset enable_seqscan')
  expect(JSON.stringify(plan)).toContain('express_claims_shipment')
})
