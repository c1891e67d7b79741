// What the database refuses by itself (N1-N8, N12): each rule is broken on purpose, as the application and as the owner.
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeWorld } from '../../test/finance-world.ts'
import { maybe, one, transaction, type Db, type Tx } from '../kit/db.ts'
import { accountOf, availableOf, balanceOf, post, type Posting } from './ledger.store.ts'
import { openAccount } from './credit/accounts.store.ts'
import { confirmOnCredit, postPayment, postSettlement } from './post-payment.ts'
import { lockSession } from './sessions.store.ts'
import { startPayment } from './start-payment.ts'
import { applyPaymentResult } from './apply-payment-result.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
let gatewayAccount: string
let suspenseAccount: string
beforeAll(async () => {
  world = await financeWorld()
  await transaction(world.db, async (tx) => {
    gatewayAccount = await accountOf(tx, { kind: 'gateway_clearing' })
    suspenseAccount = await accountOf(tx, { kind: 'suspense' })
  })
})
afterAll(() => world.close())

let serial = 0
const posting = (entries: Posting['entries'], change: Partial<Posting> = {}): Posting => ({
  kind: 'payment.suspense',
  ref: `test-${++serial}`,
  entries,
  ...change,
})
const refusedWith = (code: string, constraint?: string) =>
  expect.objectContaining({ code, ...(constraint && { constraint }) })
const pair = (amountFils: bigint): Posting['entries'] => [
  { accountId: gatewayAccount, amountFils: -amountFils },
  { accountId: suspenseAccount, amountFils },
]
const tried = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => transaction(world.db, work)
const paidSession = async () => {
  const session = await world.open(world.wanted(await world.newSubject()))
  await startPayment(world.parts, session.id)
  await applyPaymentResult(world.parts, {
    sessionId: session.id,
    status: 'succeeded',
    amountFils: session.amountFils,
    currency: 'AED',
    source: 'return',
  })
  return session
}
const openedSession = async () => world.open(world.wanted(await world.newSubject()))

test('N1: one entry, no entry, an unbalanced pair and a wrong declared amount do not commit', async () => {
  const header = (tx: Tx, amount: bigint) =>
    one<{ id: string }>(
      tx,
      sql`insert into ledger_transactions (kind, external_ref, amount_fils) values ('payment.suspense', ${`n1-${++serial}`}, ${amount}) returning id`,
    )
  const entry = (tx: Tx, id: string, account: string, amount: bigint) =>
    sql`insert into ledger_entries (transaction_id, account_id, currency, amount_fils) values (${id}, ${account}, 'AED', ${amount})`.execute(
      tx,
    )
  await expect(tried((tx) => header(tx, 5n))).rejects.toEqual(refusedWith('23514', 'ledger_two_entries'))
  await expect(
    tried((tx) => post(tx, posting([{ accountId: suspenseAccount, amountFils: 5n }]))),
  ).rejects.toEqual(refusedWith('23514', 'ledger_two_entries'))
  await expect(
    tried((tx) =>
      post(
        tx,
        posting([
          { accountId: gatewayAccount, amountFils: -4n },
          { accountId: suspenseAccount, amountFils: 5n },
        ]),
      ),
    ),
  ).rejects.toEqual(refusedWith('23514', 'ledger_balanced'))
  await expect(
    tried(async (tx) => {
      const { id } = await header(tx, 6n)
      await entry(tx, id, gatewayAccount, -5n)
      await entry(tx, id, suspenseAccount, 5n)
    }),
  ).rejects.toEqual(refusedWith('23514', 'ledger_amount'))
})

test('N1: a balance in one currency does not cover another', async () => {
  const dollars = await tried((tx) => accountOf(tx, { kind: 'suspense', currency: 'USD' }))
  await expect(
    tried(async (tx) => {
      const { id } = await one<{ id: string }>(
        tx,
        sql`insert into ledger_transactions (kind, external_ref, amount_fils) values ('payment.suspense', ${`n1-${++serial}`}, 5) returning id`,
      )
      await sql`insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
        values (${id}, ${gatewayAccount}, 'AED', -5), (${id}, ${dollars}, 'USD', 5)`.execute(tx)
    }),
  ).rejects.toEqual(refusedWith('23514', 'ledger_balanced'))
})

test.each(['ledger_transactions', 'ledger_entries', 'receipts', 'payment_sessions'])(
  'N2: %s keep what is written, even from the owner',
  async (table) => {
    await paidSession()
    await expect(sql`delete from ${sql.table(table)}`.execute(world.db)).rejects.toEqual(refusedWith('42501'))
    await expect(world.owner.query(`delete from ${table}`)).rejects.toEqual(refusedWith('55000'))
    await expect(world.owner.query(`truncate ${table} cascade`)).rejects.toEqual(refusedWith('55000'))
    await expect(
      sql`update ${sql.table(table)} set amount_fils = amount_fils + 1`.execute(world.db),
    ).rejects.toEqual(refusedWith('42501'))
    if (table !== 'payment_sessions')
      await expect(world.owner.query(`update ${table} set amount_fils = amount_fils + 1`)).rejects.toEqual(
        refusedWith('55000'),
      )
  },
)

test('N2: entries join only a transaction of the same database transaction, and xid cannot be given', async () => {
  const { id } = await tried((tx) => post(tx, posting(pair(7n))))
  const other = await tried((tx) => accountOf(tx, { kind: 'unapplied_receipts' }))
  const late = sql`insert into ledger_entries (transaction_id, account_id, currency, amount_fils) values (${id}, ${other}, 'AED', 7)`
  await expect(tried((tx) => late.execute(tx))).rejects.toEqual(refusedWith('55000', 'ledger_entry_late'))
  await expect(
    sql`insert into ledger_transactions (kind, external_ref, amount_fils, xid) values ('payment.suspense', 'x', 1, '1'::xid8)`.execute(
      world.db,
    ),
  ).rejects.toEqual(refusedWith('42501'))
})

test('N3: the same effect is posted once, by repetition and by race', async () => {
  const same = posting(pair(11n))
  const answers = await Promise.all(Array.from({ length: 10 }, () => tried((tx) => post(tx, same))))
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(answers.filter((answer) => answer.isNew)).toHaveLength(1)
  const raw = sql`insert into ledger_transactions (kind, external_ref, amount_fils) values (${same.kind}, ${same.ref}, 11)`
  await expect(tried((tx) => raw.execute(tx))).rejects.toEqual(refusedWith('23505'))
})

test('N4: an account never passes its floor, also with 60 spenders at once, and nobody writes a balance', async () => {
  const subjectId = await world.newSubject()
  await tried((tx) => openAccount(tx, world.payer.companyId, { limitFils: 1000n, termsDays: 30 }))
  const confirm = (quotationId: string) =>
    tried((tx) =>
      confirmOnCredit(tx, { companyId: world.payer.companyId, subjectId, quotationId, amountFils: 100n }),
    )
  const tries = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => confirm(`quotation-${index}`)),
  )
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(10)
  for (const each of tries)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'finance.credit-limit' })
  expect(await balanceOf(world.db, { kind: 'credit_exposure', ownerId: world.payer.companyId })).toBe(-1000n)
  expect(await availableOf(world.db, { kind: 'credit_exposure', ownerId: world.payer.companyId })).toBe(0n)
  await expect(
    tried((tx) =>
      postSettlement(tx, { subjectId, agentCompanyId: world.agent.companyId, amountFils: 1001n }),
    ),
  ).rejects.toEqual(refusedWith('23514', 'ledger_balances_floor'))
  await expect(sql`update ledger_balances set balance_fils = 0`.execute(world.db)).rejects.toEqual(
    refusedWith('42501'),
  )
  await expect(
    sql`insert into ledger_balances (account_id) values (${suspenseAccount})`.execute(world.db),
  ).rejects.toEqual(refusedWith('42501'))
})

test('N5: an entry has the currency of its account', async () => {
  await expect(tried((tx) => post(tx, posting(pair(3n), { currency: 'USD' })))).rejects.toEqual(
    refusedWith('23503'),
  )
})

test('N6: a reversal negates one original exactly, and only once', async () => {
  const original = await tried((tx) => post(tx, posting(pair(13n))))
  const other = await tried((tx) => accountOf(tx, { kind: 'unapplied_receipts' }))
  const reversal = (entries: Posting['entries'], reverses = original.id) =>
    tried((tx) => post(tx, posting(entries, { kind: 'reversal', reverses })))
  const back = [
    { accountId: suspenseAccount, amountFils: -13n },
    { accountId: other, amountFils: 13n },
  ]
  await expect(reversal(back)).rejects.toEqual(refusedWith('23514', 'ledger_reversal'))
  await expect(tried((tx) => post(tx, posting(back, { kind: 'reversal' })))).rejects.toEqual(
    refusedWith('23514'),
  )
  await expect(tried((tx) => post(tx, posting(back, { reverses: original.id })))).rejects.toEqual(
    refusedWith('23514'),
  )
})

test('N6: reversing a payment takes it from the session again, and twice is refused', async () => {
  const session = await openedSession()
  const paid = await tried(async (tx) => postPayment(tx, await lockSession(tx, session.id)))
  const advance = await tried((tx) => accountOf(tx, { kind: 'customer_advance', ownerId: session.subjectId }))
  const entries = [
    { accountId: gatewayAccount, amountFils: session.amountFils },
    { accountId: advance, amountFils: -session.amountFils },
  ]
  const reverse = (change: Partial<Posting>) =>
    tried((tx) => post(tx, posting(entries, { kind: 'reversal', reverses: paid.id, ...change })))
  await expect(reverse({})).rejects.toMatchObject({ code: '23514' })
  const other = await openedSession()
  await tried(async (tx) => postPayment(tx, await lockSession(tx, other.id)))
  await expect(reverse({ sessionId: other.id })).rejects.toEqual(refusedWith('23514', 'ledger_reversal'))
  await reverse({ sessionId: session.id })
  await expect(reverse({ sessionId: session.id })).rejects.toEqual(refusedWith('23505'))
  expect((await tried((tx) => lockSession(tx, session.id))).settledFils).toBe(0n)
})

test('N7: captures less refunds stay between nothing and the amount of the session', async () => {
  const session = await openedSession()
  const advance = await tried((tx) => accountOf(tx, { kind: 'customer_advance', ownerId: session.subjectId }))
  const capture = (amountFils: bigint, kind = 'payment.down') =>
    tried((tx) =>
      post(
        tx,
        posting(
          [
            { accountId: gatewayAccount, amountFils: -amountFils },
            { accountId: advance, amountFils },
          ],
          { kind, sessionId: session.id },
        ),
      ),
    )
  await expect(capture(session.amountFils + 1n)).rejects.toEqual(
    refusedWith('23514', 'payment_sessions_settled'),
  )
  await capture(session.amountFils)
  await expect(capture(1n, 'payment.final')).rejects.toEqual(refusedWith('23514', 'payment_sessions_settled'))
  await capture(-session.amountFils, 'refund.settled')
  await expect(capture(-1n, 'refund.again')).rejects.toMatchObject({ code: '23514' })
  const elsewhere = [
    { accountId: suspenseAccount, amountFils: -5n },
    { accountId: advance, amountFils: 5n },
  ]
  for (const kind of ['payment.down', 'refund.settled'])
    await expect(tried((tx) => post(tx, posting(elsewhere, { kind })))).rejects.toEqual(
      refusedWith('23514', 'ledger_transactions_session'),
    )
  await expect(tried((tx) => post(tx, posting(pair(5n), { kind: 'settlement' })))).rejects.toEqual(
    refusedWith('23514', 'ledger_clearing_session'),
  )
  await expect(sql`update payment_sessions set settled_fils = 0`.execute(world.db)).rejects.toEqual(
    refusedWith('42501'),
  )
})

const rawOpen = (db: Db, subjectId: string, amount = 5n) =>
  sql`
  insert into payment_sessions (subject_kind, subject_id, subject_number, quotation_id, quote_version, part, attempt, amount_fils,
    company_id, user_id, language, description, state, move, moved_as, lease_until)
  values ('subject', ${subjectId}, 'n', ${subjectId}, 1, 'final', 1, ${amount}, ${world.payer.companyId}, ${world.payer.userId}, 'en', '{}',
    'CREATED', 'open', 'customer', now())`.execute(db)

test('N8: a subject has one open session, also for another part', async () => {
  const session = await openedSession()
  await expect(rawOpen(world.db, session.subjectId)).rejects.toEqual(
    refusedWith('23505', 'payment_sessions_open'),
  )
})

test('N8: 50 opens at once give one session; another quotation has to wait', async () => {
  const subjectId = await world.newSubject()
  const opened = await Promise.all(Array.from({ length: 50 }, () => world.open(world.wanted(subjectId))))
  expect(new Set(opened.map((session) => session.id)).size).toBe(1)
  const { n } = await one<{ n: bigint }>(
    world.db,
    sql`select count(*) as n from payment_sessions where subject_id = ${subjectId}`,
  )
  expect(n).toBe(1n)
  for (const change of [
    { quotationId: crypto.randomUUID() },
    { quoteVersion: 2 },
    { part: 'full' as const },
    { userId: world.agent.userId, companyId: world.agent.companyId },
  ])
    await expect(world.open(world.wanted(subjectId, change))).rejects.toMatchObject({
      code: 'finance.payment-in-progress',
    })
})

test('N10: a session moves only along its machine', async () => {
  const session = await openedSession()
  const jump = (state: string, move: string, as: string) =>
    sql`update payment_sessions set state = ${state}, move = ${move}, moved_as = ${as}, version = version + 1 where id = ${session.id}`.execute(
      world.db,
    )
  await expect(jump('EXPIRED', 'expire', 'gateway')).rejects.toEqual(refusedWith('MA001'))
  await expect(jump('CANCELLED', 'abandon', 'agent')).rejects.toEqual(refusedWith('MA001'))
  await expect(
    sql`insert into transitions values ('payment-session', 'x', 'CREATED', 'EXPIRED', 'gateway')`.execute(
      world.db,
    ),
  ).rejects.toEqual(refusedWith('42501'))
})

test('N12: paid only with a posting of its own and of the exact amount', async () => {
  const session = await openedSession()
  const other = await paidSession()
  const { transactionId } = await tried((tx) => lockSession(tx, other.id))
  const succeed = (transaction: string | null) =>
    sql`update payment_sessions set state = 'SUCCEEDED', move = 'succeed', moved_as = 'gateway', version = version + 1,
      transaction_id = ${transaction} where id = ${session.id}`.execute(world.db)
  await expect(succeed(null)).rejects.toEqual(refusedWith('23514', 'payment_sessions_paid'))
  await expect(succeed(transactionId)).rejects.toEqual(refusedWith('23503'))
  const advance = await tried((tx) => accountOf(tx, { kind: 'customer_advance', ownerId: session.subjectId }))
  const less = await tried((tx) =>
    post(
      tx,
      posting(
        [
          { accountId: gatewayAccount, amountFils: -1n },
          { accountId: advance, amountFils: 1n },
        ],
        { kind: 'payment.down', sessionId: session.id },
      ),
    ),
  )
  await expect(succeed(less.id)).rejects.toEqual(refusedWith('23503'))
  const receipt = (id: string, amount: bigint) =>
    sql`insert into receipts (session_id, transaction_id, amount_fils, currency, subject_kind, subject_id, quotation_id, part, company_id)
      values (${session.id}, ${id}, ${amount}, 'AED', 'subject', ${session.subjectId}, ${session.subjectId}, 'down', ${world.payer.companyId})`.execute(
      world.db,
    )
  await expect(receipt(less.id, session.amountFils)).rejects.toEqual(refusedWith('23503'))
})

test('N12: an open session holds no posting', async () => {
  const session = await openedSession()
  const { id } = await tried((tx) => postPayment(tx, session))
  await expect(
    sql`update payment_sessions set transaction_id = ${id} where id = ${session.id}`.execute(world.db),
  ).rejects.toEqual(refusedWith('23514', 'payment_sessions_paid'))
})

test('numbers of documents follow each other without a gap, also when a document is rolled back', async () => {
  const last = async () =>
    (await maybe<{ sequence: number }>(world.db, sql`select max(sequence) as sequence from receipts`))
      ?.sequence ?? 0
  const before = await last()
  const failing = await world.open(world.wanted(await world.newSubject()))
  const parts = {
    ...world.parts,
    reactions: {
      subject: {
        ...world.parts.reactions['subject']!,
        paymentSucceeded: () => Promise.reject(new Error('later')),
      },
    },
  }
  await expect(
    applyPaymentResult(parts, {
      sessionId: failing.id,
      status: 'succeeded',
      amountFils: failing.amountFils,
      currency: 'AED',
      source: 'return',
    }),
  ).rejects.toThrow('later')
  await Promise.all([paidSession(), paidSession(), paidSession()])
  expect(await last()).toBe(before + 3)
  await expect(sql`insert into document_numbers values ('INV', 2026, 5)`.execute(world.db)).rejects.toEqual(
    refusedWith('42501'),
  )
})
