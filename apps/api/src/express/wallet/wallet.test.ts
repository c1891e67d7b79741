// The wallet over HTTP and in the ledger: credits, debts, spending at once, rights, corrections by two, movements and their file.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { walletEndpoints as calls } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { accountOf, balanceOf, listLedgerFaults, post } from '../../finance/door.ts'
import { reverse as reversePosting } from '../../finance/ledger.store.ts'
import { codeOf, systemTransaction } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { creditWallet, debitWallet, reverseWallet, spendFromWallet } from './move-money.ts'
import { listWalletFaults } from './wallet.store.ts'

let app: TestApp
let admin: Person
let second: Person
let owner: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  admin = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
})
beforeEach(async () => void (owner = await addPerson(app.db, 'customer')))
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const credit = (amount: string, ref: string = randomUUID(), { companyId } = owner) =>
  systemTransaction(app.db, (tx) =>
    creditWallet(tx, {
      kind: 'COD',
      companyId,
      ref,
      amountFils: parseMoney(amount),
      waybill: 'MRX482109736511',
      reference: 'DEP-20261123-001',
      from: { kind: 'cod_payable', ownerId: companyId },
    }),
  )
/** What couriers have brought for the company. */
const collect = (amount: string, { companyId } = owner) =>
  systemTransaction(app.db, async (tx) =>
    post(tx, {
      kind: 'cod.collected',
      ref: randomUUID(),
      entries: [
        { accountId: await accountOf(tx, { kind: 'courier_receivable' }), amountFils: -parseMoney(amount) },
        {
          accountId: await accountOf(tx, { kind: 'cod_payable', ownerId: companyId }),
          amountFils: parseMoney(amount),
        },
      ],
    }),
  )
const fund = async (amount: string, person = owner): Promise<void> => {
  await collect(amount, person)
  await credit(amount, randomUUID(), person)
}
const reverse = (amount: string) =>
  systemTransaction(app.db, (tx) =>
    reverseWallet(tx, {
      companyId: owner.companyId,
      ref: randomUUID(),
      amountFils: parseMoney(amount),
      reference: 'Counted twice',
      to: { kind: 'cod_payable', ownerId: owner.companyId },
    }),
  )
/** As if the PIN had just been typed. */
const openPin = async ({ userId, sessionId }: Person): Promise<void> => {
  await app.owner.query(
    `insert into wallet_pins (user_id, pin_hash) values ($1, 'x') on conflict do nothing`,
    [userId],
  )
  await app.owner.query(
    `insert into wallet_pin_sessions values ($1, $2, now() + interval '5 minutes')
     on conflict (session_id) do update set open_until = excluded.open_until`,
    [sessionId, userId],
  )
}
const spend = async (
  person: Person,
  amount: string,
  subjectId: string = randomUUID(),
  ref = `${subjectId}:1`,
) => {
  const { rows } = await app.owner.query('select is_company_admin from users where id = $1', [person.userId])
  const actor = { ...person, isCompanyAdmin: rows[0].is_company_admin as boolean }
  return systemTransaction(app.db, (tx) =>
    spendFromWallet(tx, actor, {
      subjectId,
      ref,
      amountFils: parseMoney(amount),
      waybill: 'MRX000000000115',
      reference: 'ORDER-77',
    }),
  )
}
const codeOfProblem = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : String(codeOf(error) ?? error)),
  )
const view = async (person: Person = owner, query: Record<string, string> = {}) => {
  const answer = await app.ask(person, calls.viewWallet, { query })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const figures = async () => {
  const { available, debt, balance } = await view()
  return { available, debt, balance }
}

describe('credits and debts', () => {
  test('an empty wallet: nothing of anything, and the PIN is to be set', async () => {
    expect(await view()).toMatchObject({
      available: '0.00',
      reserved: '0.00',
      debt: '0.00',
      balance: '0.00',
      movements: [],
      spendRefusal: null,
      pin: { state: 'none', digits: 6, lockedUntil: null, openUntil: null },
    })
  })
  test('25: 50.00, reverse 220.50: debt 170.50; credit 349.95: 179.45 and no debt', async () => {
    await fund('50.00')
    await reverse('220.50')
    expect(await figures()).toEqual({ available: '0.00', debt: '170.50', balance: '-170.50' })
    await collect('129.45')
    await credit('349.95')
    expect(await figures()).toEqual({ available: '179.45', debt: '0.00', balance: '179.45' })
    const { movements } = await view()
    expect(
      movements.map((row: Record<string, unknown>) => [row['kind'], row['in'], row['out'], row['balance']]),
    ).toEqual([
      ['COD', '349.95', null, '179.45'],
      ['COD_REVERSED', null, '220.50', '-170.50'],
      ['COD', '50.00', null, '50.00'],
    ])
    expect(movements[0]).toMatchObject({ waybill: 'MRX482109736511', reference: 'DEP-20261123-001' })
  })
  test('the same effect is posted once', async () => {
    await collect('20.00')
    expect((await credit('10.00', 'once')).isNew).toBe(true)
    expect((await credit('10.00', 'once')).isNew).toBe(false)
    expect((await figures()).available).toBe('10.00')
  })
})

describe('spending', () => {
  test('60 at once end at zero and never below', async () => {
    await fund('30.00')
    await openPin(owner)
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => codeOfProblem(spend(owner, '1.00'))))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(30)
    expect(outcomes.filter((outcome) => outcome === 'wallet.short')).toHaveLength(30)
    expect(await figures()).toEqual({ available: '0.00', debt: '0.00', balance: '0.00' })
  }, 60_000)
  test('the money becomes the advance of the shipment, with its own permission used up', async () => {
    await fund('100.00')
    await openPin(owner)
    const subjectId = randomUUID()
    const { id } = await spend(owner, '27.30', subjectId)
    expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: subjectId })).toBe(2_730n)
    const { rows: grants } = await app.owner.query(
      `select user_id, subject_id, amount_fils::int, transaction_id, consumed_at < expires_at as in_time,
        expires_at - consumed_at <= interval '2 minutes' as short from wallet_grants where transaction_id = $1`,
      [id],
    )
    expect(grants).toEqual([
      {
        user_id: owner.userId,
        subject_id: subjectId,
        amount_fils: 2730,
        transaction_id: id,
        in_time: true,
        short: true,
      },
    ])
    expect((await view()).movements[0]).toMatchObject({
      kind: 'SPENT',
      out: '27.30',
      in: null,
      balance: '72.70',
      waybill: 'MRX000000000115',
      reference: 'ORDER-77',
    })
  })
  test('repeated it takes nothing more', async () => {
    await fund('100.00')
    await openPin(owner)
    const subjectId = randomUUID()
    await spend(owner, '40.00', subjectId)
    expect((await spend(owner, '40.00', subjectId)).isNew).toBe(false)
    expect((await figures()).available).toBe('60.00')
  })
  test('without a PIN, and after its minutes, nothing leaves', async () => {
    await fund('10.00')
    expect(await codeOfProblem(spend(owner, '1.00'))).toBe('wallet.pin-none')
    await openPin(owner)
    await app.owner.query(
      `update wallet_pin_sessions set open_until = clock_timestamp() where session_id = $1`,
      [owner.sessionId],
    )
    expect(await codeOfProblem(spend(owner, '1.00'))).toBe('wallet.pin-needed')
    expect((await figures()).available).toBe('10.00')
  })
  test('the PIN of one session opens no other', async () => {
    await fund('10.00')
    await openPin(owner)
    const elsewhere = { ...owner, sessionId: randomUUID() }
    expect(await codeOfProblem(spend(elsewhere, '1.00'))).toBe('wallet.pin-needed')
  })
  test('the database refuses a debit without a permission, and one that says nothing', async () => {
    await fund('10.00')
    const bare = systemTransaction(app.db, async (tx) =>
      post(tx, {
        kind: 'wallet.spent',
        ref: randomUUID(),
        subjectId: randomUUID(),
        entries: [
          {
            accountId: await accountOf(tx, { kind: 'wallet_available', ownerId: owner.companyId }),
            amountFils: -100n,
          },
          {
            accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: randomUUID() }),
            amountFils: 100n,
          },
        ],
      }),
    )
    await expect(bare).rejects.toMatchObject({ constraint: 'wallet_posting_movement' })
    const unpermitted = systemTransaction(app.db, (tx) =>
      debitWallet(tx, {
        kind: 'SPENT',
        companyId: owner.companyId,
        ref: randomUUID(),
        amountFils: 100n,
        subjectId: randomUUID(),
        reference: '',
        to: { kind: 'customer_advance', ownerId: randomUUID() },
      }),
    )
    await expect(unpermitted).rejects.toMatchObject({ constraint: 'wallet_posting_grant' })
  })
})

describe('who may spend', () => {
  let boss: Person
  let colleague: Person
  beforeEach(async () => {
    boss = await addPerson(app.db, 'business')
    await app.owner.query('update users set is_company_admin = true where id = $1', [boss.userId])
    colleague = await addPerson(app.db, 'portal', { companyId: boss.companyId })
    await fund('10.00', boss)
    for (const person of [boss, colleague]) await openPin(person)
  })
  const set = (maySpend: boolean, by = boss, userId = colleague.userId) =>
    app.ask(by, calls.setSpender, { query: { userId }, body: { maySpend } })

  test('a colleague spends once an administrator allows it, and no more once it is taken back', async () => {
    expect((await view(colleague)).spendRefusal).toBe('wallet.no-right')
    expect(await codeOfProblem(spend(colleague, '1.00'))).toBe('wallet.no-right')
    expect((await set(true)).status).toBe(200)
    expect(await codeOfProblem(spend(colleague, '1.00'))).toBe('done')
    expect((await view(colleague)).balance).toBe('9.00')
    expect((await set(false)).status).toBe(200)
    expect(await codeOfProblem(spend(colleague, '1.00'))).toBe('wallet.no-right')
    expect(await codeOfProblem(spend(boss, '1.00'))).toBe('done')
    const { rows } = await app.owner.query(`select action from audit_log where object_id = $1 order by id`, [
      colleague.userId,
    ])
    expect(rows.map(({ action }) => action)).toEqual(['giveSpending', 'takeSpending'])
  })
  test('only administrators of the company give it, and only to their own people', async () => {
    expect((await set(true, colleague)).body.code).toBe('wallet.company-admin-only')
    expect((await app.ask(colleague, calls.listSpenders)).body.code).toBe('wallet.company-admin-only')
    expect((await set(true, boss, owner.userId)).body.code).toBe('wallet.colleague-none')
    await set(true)
    expect((await app.ask(boss, calls.listSpenders)).body).toMatchObject([
      { userId: boss.userId, isAdministrator: true, maySpend: true },
      { userId: colleague.userId, isAdministrator: false, maySpend: true },
    ])
  })
})

describe('corrections by two administrators', () => {
  const propose = (amount: string, direction: 'give' | 'take' = 'give', by = admin) =>
    app.ask(by, calls.proposeAdjustment, {
      query: { companyId: owner.companyId },
      body: { amount, direction, reason: 'Collected before the move to Marsa' },
    })
  const waiting = async (reader = second) =>
    (await app.ask(reader, calls.viewCompanyWallet, { query: { companyId: owner.companyId } })).body
      .adjustment
  const decide = async (by: Person, isConfirmed = true): Promise<Answer> => {
    const { adjustmentId } = await waiting()
    return app.ask(by, calls.decideAdjustment, { query: { id: adjustmentId }, body: { isConfirmed } })
  }

  test('one proposes, another makes it, and the company reads why', async () => {
    expect((await propose('3418.55')).status).toBe(200)
    expect((await figures()).available).toBe('0.00')
    expect((await waiting(admin)).refusal).toBe('wallet.second-person')
    expect((await waiting(second)).refusal).toBeNull()
    expect((await decide(admin)).body.code).toBe('wallet.second-person')
    expect((await decide(second)).status).toBe(200)
    expect(await waiting()).toBeNull()
    expect((await view()).movements).toMatchObject([
      { kind: 'ADJUSTMENT', in: '3418.55', reference: 'Collected before the move to Marsa' },
    ])
    expect((await propose('18.55', 'take')).status).toBe(200)
    expect((await decide(second)).status).toBe(200)
    expect((await figures()).available).toBe('3400.00')
  })
  test('one at a time, never below nothing, and dropped it changes nothing', async () => {
    expect((await propose('5.00', 'take')).body.code).toBe('wallet.short')
    await propose('5.00')
    expect((await propose('6.00')).body.code).toBe('wallet.adjustment-open')
    expect((await decide(admin, false)).status).toBe(200)
    expect((await figures()).available).toBe('0.00')
    expect((await propose('0')).body.code).toBe('kit.invalid')
  })
  test('after its days it lapses, and another one may be proposed', async () => {
    await propose('5.00')
    const { adjustmentId: id } = await waiting()
    app.clock.pass(7 * 86_400_000)
    const late = await app.ask(second, calls.decideAdjustment, { query: { id }, body: { isConfirmed: true } })
    expect(late.body.code).toBe('wallet.adjustment-lapsed')
    expect((await propose('6.00')).status).toBe(200)
    app.clock.reset()
  })
  test('the database refuses a correction that nobody decided', async () => {
    const undecided = systemTransaction(app.db, (tx) =>
      creditWallet(tx, {
        kind: 'ADJUSTMENT',
        companyId: owner.companyId,
        ref: randomUUID(),
        amountFils: 100n,
        reference: 'because',
        from: { kind: 'wallet_corrections' },
      }),
    )
    await expect(undecided).rejects.toMatchObject({ constraint: 'wallet_posting_decided' })
  })
})

describe('movements', () => {
  test('the last ten, a month, and days that are chosen', async () => {
    for (let index = 0; index < 12; index++) await fund('1.00')
    expect((await view()).movements).toHaveLength(10)
    expect((await view(owner, { range: '1m' })).movements).toHaveLength(12)
    const today = dayOf(app.clock.now())
    expect((await view(owner, { from: today, to: today })).movements).toHaveLength(12)
    const long = await app.ask(owner, calls.viewWallet, { query: { from: '2026-01-01', to: '2027-01-02' } })
    expect(long.body.fieldErrors).toMatchObject([{ code: 'wallet.days-many' }])
  })
  test('C086: rows and balance of the file are those of the ledger, in both languages, formulas told as text', async () => {
    await fund('50.00')
    await systemTransaction(app.db, (tx) =>
      creditWallet(tx, {
        kind: 'REFUND',
        companyId: owner.companyId,
        ref: randomUUID(),
        amountFils: 2_000n,
        reference: '=1+1',
        from: { kind: 'suspense' },
      }),
    )
    const file = async (query: Record<string, string>, person = owner) =>
      app.ask(person, calls.downloadMovements, { query })
    const csv = (await file({ format: 'csv', lang: 'en' })).raw.toString('utf8')
    const [heading, first, last] = csv.replace('\ufeff', '').trim().split('\n')
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(heading).toBe('Date,Type,Waybill,Reference,In,Out,Balance')
    expect(first).toMatch(/,Refund,,'=1\+1,20\.00,,70\.00$/)
    expect(last).toMatch(/,Cash on delivery,MRX482109736511,DEP-20261123-001,50\.00,,50\.00$/)
    expect((await file({ format: 'csv', lang: 'ar' })).raw.toString('utf8')).toContain('الدفع عند الاستلام')
    expect((await file({ format: 'pdf', lang: 'ar' })).raw.subarray(0, 4).toString()).toBe('%PDF')
    expect((await file({ format: 'xlsx' })).raw.subarray(0, 2).toString()).toBe('PK')
    const asJson = await app.ask(owner, calls.downloadMovements, { headers: { accept: 'application/json' } })
    expect(JSON.parse(asJson.raw.toString('utf8'))).toMatchObject([
      { balance: '70.00' },
      { balance: '50.00' },
    ])
    const stranger = await addPerson(app.db, 'customer')
    const others = await file({ format: 'csv', companyId: owner.companyId }, stranger)
    expect(others.body.code).toBe('wallet.none')
    const staff = await file({ format: 'csv', companyId: owner.companyId }, admin)
    expect(staff.raw.toString('utf8')).toContain('70.00')
    expect((await file({ format: 'csv' }, admin)).body.code).toBe('wallet.none')
  })
  test('the check finds what passed the seam by', async () => {
    await app.owner.query(`alter table ledger_transactions disable trigger ledger_transactions_wallet`)
    const stray = await systemTransaction(app.db, async (tx) =>
      post(tx, {
        kind: 'stray',
        ref: randomUUID(),
        entries: [
          { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: -100n },
          {
            accountId: await accountOf(tx, { kind: 'merchant_debt', ownerId: owner.companyId }),
            amountFils: 100n,
          },
        ],
      }),
    )
    expect(await listWalletFaults(app.db)).toEqual([
      `company ${owner.companyId} has a debt below nothing`,
      `posting ${stray.id} of a wallet has no movement`,
    ])
    await systemTransaction(app.db, async (tx) => {
      const { id } = await reversePosting(tx, stray.id)
      for (const transactionId of [stray.id, id])
        await sql`insert into wallets (company_id) values (${owner.companyId}) on conflict do nothing`
          .execute(tx)
          .then(() =>
            sql`insert into wallet_movements (transaction_id, company_id, kind, reference)
              values (${transactionId}, ${owner.companyId}, 'CLAIM', 'made good')`.execute(tx),
          )
    })
    await app.owner.query(`alter table ledger_transactions enable trigger ledger_transactions_wallet`)
  })
})
