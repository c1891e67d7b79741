// Refunds over HTTP: stuck, asked for again, and paid by a bank transfer that two people answer for, once and never beside the gateway.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankEndpoints as bank } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { refundEndpoints as calls } from '@marsa/model/finance/refunds/refund-endpoints.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makePdf } from '../../../test/made-files.ts'
import { payoutWorldOf } from '../../../test/payout-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { worldOf } from '../../../test/world.ts'
import { systemTransaction } from '../../kit/db.ts'
import { accountOf, balanceOf, listLedgerFaults, post } from '../ledger.store.ts'
import { requestRefund, runRefund } from '../refund-session.ts'
import { listLostRefunds } from '../refunds.store.ts'
import { reconcile } from '../reconcile.ts'
import { findSession, lockSession } from '../sessions.store.ts'

let app: TestApp
let first: Person
let second: Person
let world: Awaited<ReturnType<typeof payoutWorldOf>>
beforeAll(async () => {
  app = await testApp()
  world = await payoutWorldOf(app)
  ;({ first, second } = world)
})
afterAll(() => app.close())

const today = dayOf(new Date())
const done: (typeof world)['done'] = (...given) => world.done(...given)
const refused: (typeof world)['refused'] = (...given) => world.refused(...given)

/** A shipment that was paid and is cancelled: its refund is asked for, and the gateway has not been asked. */
const cancelled = async () => {
  const { requestId, sessionId, number, customer } = await worldOf(app).booked({ agents: 1 })
  const desk = await addPerson(app.db, 'desk')
  await done(desk, freight.cancelRequest, {
    query: { id: requestId },
    body: { reason: 'The order has been called off' },
  })
  const row = await rowOf(number)
  return { requestId, sessionId, number, customer, id: row.refundId as string, amount: row.amount as string }
}
const rowOf = async (number: string, person = first) => {
  const { refunds } = await done(person, calls.listRefunds, { query: { searchText: number } })
  expect(refunds).toHaveLength(1)
  return refunds[0]
}
const fail = async (id: string, times = 3): Promise<void> => {
  app.gateway.reachable(false)
  for (let attempt = 0; attempt < times; attempt++)
    await expect(runRefund(app.finance, id)).rejects.toThrow('no answer')
  app.gateway.reachable(true)
}
const account = {
  holder: 'Noor Trading LLC',
  iban: 'AE07 0331 2345 6789 0123 456',
  note: 'Confirmed by a call',
}
const propose = async (id: string): Promise<string> =>
  (await done(first, calls.proposeRefundTransfer, { query: { id }, body: account })).transferId
const decide = (id: string, body: object = { isApproved: true }) => ({ query: { id }, body })
const attach = (person: Person, id: string, docCode = 'TRANSFER_PROOF') => {
  const form = new FormData()
  form.set('TransferId', id)
  form.set('docCode', docCode)
  form.append('files', new Blob([new Uint8Array(makePdf('advice'))]), 'advice.pdf')
  return app.ask(person, calls.uploadRefundProof, { body: form })
}
const pay = (id: string, change: object = {}) => ({
  query: { id },
  body: { reference: 'FT26333001', paidOn: today, ...change },
})
const taskOf = async (person: Person, task: string) =>
  (await done(person, viewFinance)).waiting.find((each: { task: string }) => each.task === task)?.count ?? 0

test('three failures make a refund stuck; asked again, the gateway makes it', async () => {
  const { id, number, sessionId } = await cancelled()
  expect(await rowOf(number)).toMatchObject({
    state: 'asked',
    failures: 0,
    proposeRefusal: 'refund.not-stuck',
  })
  expect(await refused(first, calls.proposeRefundTransfer, { query: { id }, body: account })).toBe(
    'refund.not-stuck',
  )
  const before = await taskOf(first, 'stuck-refunds')
  await fail(id)
  expect(await rowOf(number)).toMatchObject({
    state: 'stuck',
    failures: 3,
    failure: 'no answer',
    retryRefusal: null,
    proposeRefusal: null,
  })
  expect(await taskOf(first, 'stuck-refunds')).toBe(before + 1)
  await done(first, calls.retryRefund, { query: { id } })
  await app.work()
  expect(await rowOf(number)).toMatchObject({ state: 'done', retryRefusal: 'refund.settled' })
  expect(await findSession(app.db, sessionId)).toMatchObject({ state: 'PART_REFUNDED' })
  expect(await refused(first, calls.retryRefund, { query: { id } })).toBe('refund.settled')
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a refund is stuck after a day, and not before', async () => {
  const { id, number } = await cancelled()
  const age = (interval: string) =>
    app.owner.query(`update payment_refunds set requested_at = now() - $2::interval where id = $1`, [
      id,
      interval,
    ])
  await age('23 hours 59 minutes')
  expect((await rowOf(number)).state).toBe('asked')
  await age('24 hours 1 minute')
  expect((await rowOf(number)).state).toBe('stuck')
})

test('a transfer is proposed, approved by a second person, paid with its proof, and found on the statement of the bank', async () => {
  const { id, number, sessionId, requestId, customer, amount } = await cancelled()
  await fail(id)
  const transferId = await propose(id)
  expect(await refused(first, calls.proposeRefundTransfer, { query: { id }, body: account })).toBe(
    'refund.transfer-open',
  )
  expect(await refused(first, calls.retryRefund, { query: { id } })).toBe('refund.transfer-open')
  // While it is prepared, nobody asks the gateway, whatever job is left.
  const atGateway = () => app.gateway.order(sessionId).refundedFils
  await runRefund(app.finance, id)
  await app.work()
  expect(atGateway()).toBe(0n)
  expect((await listLostRefunds(app.db)).map((lost) => lost.id)).not.toContain(id)
  expect([
    await taskOf(first, 'decide-refund-transfers'),
    await taskOf(second, 'decide-refund-transfers'),
  ]).toEqual([0, 1])
  expect(await refused(first, calls.decideRefundTransfer, decide(transferId))).toBe('refund.second-person')
  const approve = `update refund_transfers set state = 'APPROVED', move = 'approve', moved_as = 'admin', version = version + 1, decided_by = $2 where id = $1`
  await expect(app.owner.query(approve, [transferId, first.userId])).rejects.toMatchObject({
    constraint: 'refund_transfers_second_person',
  })
  const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.prepare'] })
  await expect(app.owner.query(approve, [transferId, clerk.userId])).rejects.toMatchObject({
    constraint: 'refund_transfers_capable',
  })
  expect((await attach(first, transferId)).body.code).toBe('refund.moved-on')
  await done(second, calls.decideRefundTransfer, decide(transferId))
  const auditor = await addPerson(app.db, 'admin-readonly')
  expect((await rowOf(number)).transfer).toMatchObject({ state: 'APPROVED', iban: 'AE070331234567890123456' })
  expect((await rowOf(number, auditor)).transfer).toMatchObject({ iban: null, ibanEnd: '3456' })
  expect(await refused(first, calls.payRefundTransfer, pay(transferId))).toBe('refund.proof')
  expect((await attach(auditor, transferId)).status).toBe(403)
  expect((await attach(first, transferId, 'SUPPLIER_INVOICE')).body.code).toBe('documents.type')
  expect((await attach(first, transferId)).status).toBe(200)
  for (const paidOn of [addDays(today, -1), addDays(today, 1)])
    expect(await refused(first, calls.payRefundTransfer, pay(transferId, { paidOn }))).toBe('refund.day')
  const before = await world.balances()
  const held = ['select from refund_transfers where id = $1 for update', transferId] as const
  const answers = await whileHeld(app, held, [
    () => app.ask(first, calls.payRefundTransfer, pay(transferId)),
    () =>
      app.ask(second, calls.withdrawRefundTransfer, {
        query: { id: transferId },
        body: { reason: 'Too late' },
      }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  const after = await world.balances()
  const fils = parseMoney(amount)
  expect([after.bank - before.bank, after.clearing - before.clearing]).toEqual([fils, 0n])
  const row = await rowOf(number)
  expect(row).toMatchObject({
    state: 'transferred',
    transfer: { state: 'PAID', bankReference: 'FT26333001', iban: null, proof: { name: 'advice.pdf' } },
  })
  const proof = { query: { documentId: row.transfer.proof.documentId } }
  expect((await app.ask(auditor, calls.downloadRefundProof, proof)).status).toBe(200)
  expect((await app.ask(customer, calls.downloadRefundProof, proof)).status).toBe(403)
  // The payment has given back what it could: the gateway still holds all of it, which is no difference, and it is not refunded twice.
  const session = (await findSession(app.db, sessionId))!
  expect(session).toMatchObject({ state: 'PART_REFUNDED', settledFils: session.atGatewayFils - fils })
  await app.work()
  expect(atGateway()).toBe(0n)
  const hour = 3_600_000
  await reconcile(app.finance, new Date(Date.now() - hour), new Date(Date.now() + hour))
  expect(
    (await world.casesOf('amount')).filter(
      (each: { reference: string }) => each.reference === session.gatewayRef,
    ),
  ).toEqual([])
  await expect(
    app.owner.query('update payment_sessions set returned_fils = settled_fils + 1 where id = $1', [
      sessionId,
    ]),
  ).rejects.toMatchObject({ constraint: 'payment_sessions_returned' })
  const statement = world.statementOf([{ fils: -fils, text: `REFUND ${row.transfer.number}` }])
  expect(await done(first, bank.importStatement, { body: statement })).toMatchObject({ matched: 1, cases: 0 })
  const { rows: told } = await app.owner.query(
    `select user_id from notifications where template = 'payment-transferred' and subject_id = $1`,
    [requestId],
  )
  expect(told).toEqual([{ user_id: customer.userId }])
  expect(await balanceOf(app.db, { kind: 'refunds_in_transit' })).toBe(await stillOpen())
  expect(await listLedgerFaults(app.db)).toEqual([])
})

const stillOpen = async (): Promise<bigint> => {
  const { rows } = await app.owner.query(
    'select coalesce(sum(amount_fils), 0)::bigint as fils from payment_refunds where settled_at is null',
  )
  return BigInt(rows[0].fils)
}

test('what is left after a transfer is refunded to the card, and no fil of the transfer with it', async () => {
  const { id, sessionId, amount } = await cancelled()
  await fail(id)
  const transferId = await propose(id)
  await done(second, calls.decideRefundTransfer, decide(transferId))
  await attach(first, transferId)
  await done(first, calls.payRefundTransfer, pay(transferId))
  const { settledFils, amountFils } = (await findSession(app.db, sessionId))!
  expect(settledFils).toBe(amountFils - parseMoney(amount))
  const ask = (fils: bigint) =>
    systemTransaction(app.db, async (tx) => {
      const { subjectId } = await lockSession(tx, sessionId)
      // What the agent has kept goes back, too.
      const entries = [
        { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: -fils },
        {
          accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: subjectId }),
          amountFils: fils,
        },
      ]
      await post(tx, { kind: 'note.returned', ref: randomUUID(), subjectId, entries })
      return requestRefund(tx, {
        sessionId,
        amountFils: fils,
        reason: 'The agent gives up its fee',
        as: 'admin',
      })
    })
  await expect(ask(settledFils + 1n)).rejects.toMatchObject({ code: 'finance.refund-too-large' })
  await runRefund(app.finance, (await ask(settledFils)).id)
  expect(app.gateway.order(sessionId).refundedFils).toBe(settledFils)
  expect(await findSession(app.db, sessionId)).toMatchObject({ state: 'REFUNDED', settledFils: 0n })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what is refused or withdrawn goes to the gateway again', async () => {
  const { id, number } = await cancelled()
  await fail(id)
  await done(second, calls.decideRefundTransfer, decide(await propose(id), { isApproved: false }))
  expect(await rowOf(number)).toMatchObject({ state: 'stuck', transfer: { state: 'REFUSED' } })
  const transferId = await propose(id)
  await done(second, calls.decideRefundTransfer, decide(transferId))
  await done(first, calls.withdrawRefundTransfer, {
    query: { id: transferId },
    body: { reason: 'The card is valid again' },
  })
  expect(await refused(first, calls.payRefundTransfer, pay(transferId))).toBe('refund.moved-on')
  await app.work()
  expect(await rowOf(number)).toMatchObject({ state: 'done', transfer: { state: 'WITHDRAWN' } })
})

test('where the gateway has made the refund after all, nothing is transferred', async () => {
  const { id, number, sessionId, amount } = await cancelled()
  await fail(id)
  const transferId = await propose(id)
  app.gateway.settle(sessionId, { refundedFils: parseMoney(amount) })
  expect(await refused(second, calls.decideRefundTransfer, decide(transferId))).toBe('refund.made')
  expect((await rowOf(number)).transfer).toMatchObject({ state: 'WITHDRAWN', reason: 'system:refund-made' })
  await app.work()
  expect((await rowOf(number)).state).toBe('done')
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a worker that was at the gateway when a transfer was proposed ends that transfer', async () => {
  const { id, number } = await cancelled()
  await fail(id)
  const { find, refund } = app.gateway
  // Right before the money is sent the transfer is proposed: the worker that has it no more sends nothing.
  let transferId = ''
  app.gateway.refund = async (ref, fils, isStillMine) => {
    transferId = await propose(id)
    return refund(ref, fils, isStillMine)
  }
  const before = app.gateway.refunds()
  await expect(runRefund(app.finance, id)).rejects.toThrow('taken over')
  Object.assign(app.gateway, { find, refund })
  expect(app.gateway.refunds()).toBe(before)
  await done(first, calls.withdrawRefundTransfer, {
    query: { id: transferId },
    body: { reason: 'Asked again' },
  })
  // And one that has sent it settles, and the transfer is withdrawn.
  app.gateway.refund = async (ref, fils, isStillMine) => {
    const order = await refund(ref, fils, isStillMine)
    app.gateway.reachable(false)
    transferId = await propose(id)
    app.gateway.reachable(true)
    return order
  }
  await runRefund(app.finance, id)
  Object.assign(app.gateway, { find, refund })
  expect(await rowOf(number)).toMatchObject({ state: 'done', transfer: { transferId, state: 'WITHDRAWN' } })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a gateway that says nothing is looked at by the person who approves', async () => {
  const { id } = await cancelled()
  await fail(id)
  const transferId = await propose(id)
  app.gateway.reachable(false)
  expect(await refused(second, calls.decideRefundTransfer, decide(transferId))).toBe('refund.gateway-silent')
  await done(second, calls.decideRefundTransfer, decide(transferId, { isApproved: true, isChecked: true }))
  app.gateway.reachable(true)
})
