// What stands against payouts and matches: files that cannot be believed, two at once, closed months, and who may not.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankEndpoints as bank } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { cardPayoutEndpoints as calls } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { addDays, dayOf, daysOfMonth, monthOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { worldOf } from '../../../test/world.ts'
import { balanceOf } from '../ledger.store.ts'
import { payoutWorldOf } from '../../../test/payout-world.ts'

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
type World = typeof world
const nextReference: World['nextReference'] = () => world.nextReference()
const done: World['done'] = (...given) => world.done(...given)
const refused: World['refused'] = (...given) => world.refused(...given)
const reportOf: World['reportOf'] = (...given) => world.reportOf(...given)
const paid: World['paid'] = () => world.paid()
const statementOf: World['statementOf'] = (...given) => world.statementOf(...given)
const casesOf: World['casesOf'] = (...given) => world.casesOf(...given)

test('what cannot be read, does not add up, is of another currency, ahead or changed is refused, and nothing is kept', async () => {
  const key = randomUUID()
  const good = reportOf([{ type: 'SALE', order: 'o-1', key, gross: 10_000n, fee: 220n, vat: 11n }])
  const code = (content: string) => refused(first, calls.importCardPayouts, { body: { ...good, content } })
  expect(await code('Hello')).toBe('card-payout.file')
  expect(await code(good.content.replace('SALE', 'GIFT'))).toBe('card-payout.row')
  expect(await code(good.content.replace('97.69', '97.70'))).toBe('card-payout.row')
  expect(await code(good.content.replace(/,AED,/, ',USD,'))).toBe('card-payout.currency')
  expect(await code(good.content.split('\n').slice(0, 2).join('\n'))).toBe('card-payout.sum')
  expect(await code(`${good.content}\n${good.content.split('\n')[1]}`)).toBe('card-payout.sum')
  expect(await code(good.content.replaceAll(today, addDays(today, 1)))).toBe('card-payout.ahead')
  expect(await refused(first, calls.previewCardPayouts, { body: { ...good, content: 'Hello' } })).toBe(
    'card-payout.file',
  )
  const reference = good.content.split('\n')[1]!.split(',')[0]!
  expect(await refused(first, calls.viewCardPayout, { query: { reference } })).toBe('card-payout.none')
  await done(first, calls.importCardPayouts, { body: good })
  const changed = reportOf([{ type: 'SALE', order: 'o-1', key, gross: 10_001n }], reference)
  expect(await refused(first, calls.importCardPayouts, { body: changed })).toBe('card-payout.changed')
})

test('the database takes no payout whose lines do not come to it', async () => {
  const insert = `insert into card_payouts (reference, paid_on, gross_fils, fee_fils, vat_fils, file_name, sha256, imported_by)
    values ($1, $2, 100, 0, 0, 'x', ''::bytea, $3)`
  await expect(app.owner.query(insert, [nextReference(), today, first.userId])).rejects.toMatchObject({
    constraint: 'card_payouts_lines',
  })
})

test('two people who take the same match back at the same moment take it back once', async () => {
  const { sale } = await paid()
  const reference = nextReference()
  await done(first, calls.importCardPayouts, { body: reportOf([sale], reference) })
  await done(first, bank.importStatement, {
    body: statementOf([{ fils: sale.gross, text: `NI ${reference}` }]),
  })
  const { matched } = await done(first, bank.viewReconciliation)
  const { matchId } = matched.find((each: { text: string }) => each.text === `NI ${reference}`)
  const undo = (person: Person) => () =>
    app.ask(person, bank.undoMatch, { query: { id: matchId }, body: { reason: 'Not ours' } })
  const answers = await whileHeld(
    app,
    ['select pg_advisory_xact_lock($1::bigint)', '7216390026'],
    [undo(first), undo(second)],
  )
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'bank.match-none'],
  ])
  // Nor does the database let it be changed once more, or vanish.
  await expect(
    app.owner.query('update bank_matches set undo_reason = $2 where id = $1', [matchId, 'Another reason']),
  ).rejects.toMatchObject({ code: '55000' })
  await expect(app.owner.query('delete from bank_matches where id = $1', [matchId])).rejects.toMatchObject({
    code: '55000',
  })
})

test('a match of a closed month stays, whoever asks', async () => {
  const { sale } = await paid()
  const reference = nextReference()
  await done(first, calls.importCardPayouts, { body: reportOf([sale], reference) })
  const month = monthOf(addDays(daysOfMonth(monthOf(today)).from, -1))
  const line = { fils: sale.gross, text: `NI ${reference}`, day: daysOfMonth(month).to }
  await done(first, bank.importStatement, { body: statementOf([line]) })
  const { matched } = await done(first, bank.viewReconciliation)
  const { matchId } = matched.find((each: { text: string }) => each.text === `NI ${reference}`)
  const close = async (state: string) => {
    await app.owner.query('alter table finance_periods disable trigger user')
    await app.owner.query(
      `insert into finance_periods (month, state, move, moved_as, started_by, closed_by, closed_at, checks)
       values ($1::date, $2, 'close', 'admin', $3, $4, now(), '[]') on conflict (month) do update set state = excluded.state`,
      [`${month}-01`, state, first.userId, second.userId],
    )
    await app.owner.query('alter table finance_periods enable trigger user')
  }
  await close('CLOSED')
  const undo = () => refused(first, bank.undoMatch, { query: { id: matchId }, body: { reason: 'Not ours' } })
  expect(await undo()).toBe('bank.match-closed')
  await expect(
    app.owner.query(
      `update bank_matches set undone_at = now(), undone_by = $2, undo_reason = 'By SQL' where id = $1`,
      [matchId, first.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'bank_matches_closed' })
  await close('OPEN')
  expect(await undo()).toBeUndefined()
})

test('what two people posted for a line is taken back with its match, and its case begins anew', async () => {
  await done(first, bank.importStatement, { body: statementOf([{ fils: 44_400n, text: 'FROM SOMEBODY' }]) })
  const open = (await casesOf('bank-unmatched')).find((each: { theirs: string }) => each.theirs === '444.00')
  const query = { id: open.caseId }
  await done(first, bank.takeCase, { query })
  await done(first, bank.resolveCase, { query, body: { resolution: 'unknown-payer', note: 'Nobody known' } })
  await done(second, bank.decideCase, { query, body: { isApproved: true } })
  const { matched } = await done(first, bank.viewReconciliation)
  const { matchId } = matched.find((each: { lineId: string }) => each.lineId === open.lineId)
  const before = await balanceOf(app.db, { kind: 'unapplied_receipts' })
  await done(first, bank.undoMatch, { query: { id: matchId }, body: { reason: 'It is of a customer' } })
  expect((await balanceOf(app.db, { kind: 'unapplied_receipts' })) - before).toBe(-44_400n)
  expect(
    (await casesOf('bank-unmatched')).find((each: { caseId: string }) => each.caseId === open.caseId),
  ).toMatchObject({ state: 'OPEN', owner: null, note: 'It is of a customer' })
})

test('what two people have settled with the gateway is taken back by two, and settled anew', async () => {
  const order = `ord-${randomUUID().slice(0, 8)}`
  const row = { type: 'SALE', order, key: '', gross: 18_500n, fee: 407n, vat: 20n }
  await done(first, calls.importCardPayouts, { body: reportOf([row]) })
  const of = async () =>
    (await casesOf('unknown-order')).find((each: { reference: string }) => each.reference === order)
  const { caseId: id } = await of()
  const query = { id }
  const settle = async () => {
    await done(first, bank.takeCase, { query })
    await done(first, bank.resolveCase, {
      query,
      body: { resolution: 'unknown-payer', note: 'Of no shop of ours' },
    })
    await done(second, bank.decideCase, { query, body: { isApproved: true } })
  }
  const unapplied = () => balanceOf(app.db, { kind: 'unapplied_receipts' })
  const before = await unapplied()
  const ask = { query, body: { reason: 'It was a payment of ours after all' } }
  const undo = { query, body: { isUndone: true } }
  expect(await refused(second, bank.askUndoCase, ask)).toBe('case.moved-on')
  await settle()
  expect((await unapplied()) - before).toBe(18_500n)
  expect(await refused(second, bank.undoCase, undo)).toBe('case.moved-on')
  const reopen = `update reconciliation_differences set state = 'OPEN', move = 'reopen', moved_as = 'admin', version = version + 1,
    resolution = null, resolution_id = null, closed_at = null, closed_by = null, proposed_by = null, undone_by = $2 where id = $1`
  await expect(app.owner.query(reopen, [id, second.userId])).rejects.toMatchObject({
    constraint: 'reconciliation_differences_undo',
  })
  await done(first, bank.askUndoCase, ask)
  expect(await refused(first, bank.undoCase, undo)).toBe('case.undo-second-person')
  await expect(app.owner.query(reopen, [id, first.userId])).rejects.toMatchObject({ code: '23514' })
  await done(second, bank.undoCase, { query, body: { isUndone: false } })
  expect(await of()).toMatchObject({ state: 'RESOLVED', undoAskedBy: null })
  await done(first, bank.askUndoCase, ask)
  const held = ['select pg_advisory_xact_lock(7216390026 + length($1) * 0)', ''] as const
  const answers = await whileHeld(app, held, [
    () => app.ask(second, bank.undoCase, undo),
    () => app.ask(second, bank.undoCase, undo),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(await of()).toMatchObject({ state: 'OPEN' })
  expect(await unapplied()).toBe(before)
  await settle()
  expect((await unapplied()) - before).toBe(18_500n)
  await done(first, bank.askUndoCase, ask)
})

test('readers look and take nothing; agents and customers do not even look', async () => {
  const auditor = await addPerson(app.db, 'admin-readonly')
  const { customer } = await worldOf(app).booked({ agents: 1 })
  expect((await app.ask(auditor, calls.listCardPayouts)).status).toBe(200)
  for (const call of [calls.importCardPayouts, calls.previewCardPayouts])
    expect((await app.ask(auditor, call, { body: reportOf([]) })).status).toBe(403)
  expect(
    (await app.ask(auditor, bank.undoMatch, { query: { id: randomUUID() }, body: { reason: 'Why not' } }))
      .status,
  ).toBe(403)
  expect((await app.ask(customer, calls.listCardPayouts)).status).toBe(403)
  expect(books.viewTrialBalance.policy).toEqual(calls.listCardPayouts.policy)
})
