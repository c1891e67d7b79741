// Credit accounts over HTTP: applying, deciding by one and by two, the line in the ledger, suspension, and who may not.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditEndpoints as credit, type CreditFile } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { makePdf } from '../../../test/made-files.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'
import { codeOf, one, rows, systemTransaction } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { accountOf, listLedgerFaults, post } from '../ledger.store.ts'
import { confirmOnCredit, postSettlement } from '../post-payment.ts'
import { releaseCredit } from '../post-cancellation.ts'

let app: TestApp
let world: World
let admin: Person
let second: Person
let applicant: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = worldOf(app)
  admin = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
})
beforeEach(async () => {
  applicant = await makeAdmin(await addPerson(app.db, 'business'))
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

const makeAdmin = async (person: Person): Promise<Person> => {
  await app.owner.query('update users set is_company_admin = true where id = $1', [person.userId])
  return person
}
const fils = (text: string): bigint => parseMoney(text)
const reason = 'Pays on time elsewhere'
const form = {
  companyName: 'Nakhl Furnishings',
  contactName: 'Maryam Idris',
  contactEmail: 'accounts@nakhl.example',
  contactMobile: '050 123 4567',
  remarks: '',
}
const apply = (more: object = {}, person = applicant) =>
  app.ask(person, credit.requestCreditAccess, { body: { ...form, ...more } })
const own = async (person = applicant): Promise<CreditFile> =>
  (await app.ask(person, credit.viewOwnCredit)).body
const file = async (person = admin): Promise<CreditFile> =>
  (await app.ask(person, credit.viewCredit, { query: { companyId: applicant.companyId } })).body
const upload = (id: string, docCode: string, name = docCode, person = applicant): Promise<Answer> => {
  const body = new FormData()
  body.set('ApplicationId', id)
  body.set('docCode', docCode)
  if (docCode === 'TRADE_LICENCE' || docCode === 'SIGNATORY_ID') body.set('expiresOn', '2029-01-01')
  body.append('files', new Blob([new Uint8Array(makePdf(name))]), `${name}.pdf`)
  return app.ask(person, credit.uploadCreditDocuments, { body })
}
const basic = ['TRADE_LICENCE', 'VAT_CERTIFICATE', 'TRADE_REFERENCE', 'TRADE_REFERENCE'] as const
const larger = [...basic, 'BANK_STATEMENT', 'SIGNATORY_ID'] as const
/** An application with the documents of its limit. */
const applied = async (requestedLimit = '50000', codes: readonly string[] = basic): Promise<string> => {
  const { applicationId } = (await apply({ requestedLimit, requestedTerms: 30 })).body
  for (const [at, code] of codes.entries())
    expect((await upload(applicationId, code, `${code} ${at}`)).status).toBe(200)
  return applicationId
}
const decide = (id: string, limit: string, person = admin) =>
  app.ask(person, credit.decideCredit, {
    query: { id },
    body: { outcome: 'approve', limit, terms: 30, reason },
  })
const confirm = (id: string, isConfirmed: boolean, person = second) =>
  app.ask(person, credit.confirmCredit, { query: { id }, body: { isConfirmed } })
const approved = async (limit = '50000'): Promise<void> => {
  expect((await decide(await applied(), limit)).body).toMatchObject({ isMade: true })
}
const change = async (limit: string, person = admin, terms = 30) =>
  app.ask(person, credit.changeCreditLimit, {
    query: { companyId: applicant.companyId },
    body: { limit, terms, reason, version: (await file()).account!.version },
  })
type Step = 'suspendCredit' | 'restoreCredit' | 'closeCredit'
const step = (verb: Step, person = admin) =>
  app.ask(person, credit[verb], { query: { companyId: applicant.companyId }, body: { reason } })
const subject = async (): Promise<string> =>
  (await one<{ id: string }>(app.db, sql`select uuidv7() as id`)).id
/** Buys on credit, as every line does. */
const buy = async (amount: string, subjectId?: string): Promise<string> => {
  const id = subjectId ?? (await subject())
  await systemTransaction(app.db, (tx) =>
    confirmOnCredit(tx, {
      companyId: applicant.companyId,
      subjectId: id,
      quotationId: id,
      amountFils: fils(amount),
    }),
  )
  return id
}
/** Another posting on the company's exposure against an account of the house. */
const postCredit = (kind: string, amountFils: bigint) =>
  systemTransaction(app.db, async (tx) =>
    post(tx, {
      kind,
      ref: await subject(),
      entries: [
        {
          accountId: await accountOf(tx, { kind: 'credit_exposure', ownerId: applicant.companyId }),
          amountFils,
        },
        { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: -amountFils },
      ],
    }),
  )
/** An advance by card. */
const postAdvance = (subjectId: string) =>
  systemTransaction(app.db, async (tx) =>
    post(tx, {
      kind: 'test.advance',
      ref: subjectId,
      subjectId,
      entries: [
        { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: -20_000n },
        {
          accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: subjectId }),
          amountFils: 20_000n,
        },
      ],
    }),
  )
const floor = async (): Promise<bigint> =>
  (
    await one<{ floor: bigint }>(
      app.db,
      sql`select b.floor_fils as floor from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'credit_exposure' and a.owner_id = ${applicant.companyId}`,
    )
  ).floor
const isCredit = async (): Promise<boolean> =>
  (
    await one<{ is_credit: boolean }>(
      app.db,
      sql`select is_credit from companies where id = ${applicant.companyId}`,
    )
  ).is_credit

describe('applying (CR1 to CR3)', () => {
  test('the five documented fields are enough; one is open at a time, also of eight at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('credit.pending')
    const made = answers.find(({ status }) => status === 200)!
    expect(made.body).toMatchObject({ status: 'SUCCESS', applicationStatus: 'PENDING' })
    expect(await mailsTo(app.db, applicant.email)).toEqual(['credit-received'])
    expect((await own()).applyRefusal).toBe('credit.pending')
  })
  test('is for administrators of registered companies', async () => {
    const colleague = await addPerson(app.db, 'business', { companyId: applicant.companyId })
    const person = await makeAdmin(await addPerson(app.db, 'customer'))
    expect((await apply({}, colleague)).body.code).toBe('credit.company-admin-only')
    expect((await apply({}, person)).body.code).toBe('credit.business-only')
  })
  test.each([
    ['requestedLimit', '4999.99', 'credit.limit-invalid'],
    ['requestedTerms', 14, 'credit.terms-invalid'],
    ['contactEmail', 'nobody', 'accounts.email-invalid'],
    ['contactMobile', '12', 'accounts.mobile-invalid'],
  ])('%s %s is refused under its field', async (field, value, code) => {
    const { status, body } = await apply({ [field]: value })
    expect(status).toBe(422)
    expect(body.fieldErrors).toEqual([expect.objectContaining({ field, code })])
  })
  test('documents are counted, kept while it is looked at, and read by nobody else', async () => {
    const id = await applied('60000', basic)
    const { application } = await own()
    expect(application!.missing).toEqual([
      { docCode: 'BANK_STATEMENT', count: 1 },
      { docCode: 'SIGNATORY_ID', count: 1 },
    ])
    const { documentId } = application!.documents[0]!
    const stranger = await makeAdmin(await addPerson(app.db, 'business'))
    const look = (person: Person) => app.ask(person, credit.downloadCreditDocument, { query: { documentId } })
    expect((await look(stranger)).status).toBe(404)
    expect((await look(await addPerson(app.db, 'business', { companyId: applicant.companyId }))).status).toBe(
      404,
    )
    expect((await look(admin)).status).toBe(200)
    expect((await upload(id, 'PACKING_LIST')).body.code).toBe('documents.type')
    expect((await upload(id, 'BANK_STATEMENT', 'x', stranger)).status).toBe(404)
    const gone = await app.ask(applicant, credit.deleteCreditDocument, { query: { documentId } })
    expect(gone.status).toBe(200)
    expect((await own()).application!.missing[0]!.docCode).toBe('TRADE_LICENCE')
    await app.ask(applicant, credit.withdrawApplication, { query: { id } })
    expect((await upload(id, 'BANK_STATEMENT')).body.code).toBe('credit.not-pending')
  })
  test('a question goes to the company, the answer to us; both stand in the file', async () => {
    const id = await applied()
    const words = (text: string) => ({ query: { id }, body: { text } })
    expect((await app.ask(admin, credit.askApplicant, words('Who owns the company?'))).status).toBe(200)
    expect((await app.ask(admin, credit.listCredit)).body.applications).toContainEqual(
      expect.objectContaining({ applicationId: id, isAsked: true, missing: 0 }),
    )
    const colleague = await addPerson(app.db, 'business', { companyId: applicant.companyId })
    const answered = (person: Person) =>
      app.ask(person, credit.answerApplicationQuestion, words('Two brothers, half each.'))
    expect((await answered(colleague)).body.code).toBe('credit.company-admin-only')
    expect((await answered(applicant)).status).toBe(200)
    expect((await file()).application!.notes.map(({ kind, text }) => [kind, text])).toEqual([
      ['question', 'Who owns the company?'],
      ['answer', 'Two brothers, half each.'],
    ])
    expect(await mailsTo(app.db, applicant.email)).toEqual(['credit-received', 'credit-question'])
  })
  test('the desk looks at what is pending and recommends; administrators read it, the company does not', async () => {
    const id = await applied()
    const desk = await addPerson(app.db, 'desk')
    const { applications, proposals, accounts } = (await app.ask(desk, credit.listCredit)).body
    expect(applications).toContainEqual(expect.objectContaining({ applicationId: id }))
    expect([proposals, accounts]).toEqual([[], []])
    expect((await file(desk)).application!.applicationId).toBe(id)
    const words = { query: { id }, body: { text: 'Pays all its storage in time' } }
    expect((await app.ask(desk, credit.recommendCredit, words)).status).toBe(200)
    expect((await app.ask(admin, credit.recommendCredit, words)).status).toBe(403)
    expect((await file()).application!.notes).toMatchObject([{ kind: 'recommendation', by: 'Maryam Test' }])
    expect((await own()).application!.notes).toEqual([])
    expect((await decide(id, '50000')).body).toMatchObject({ isMade: true })
    expect((await app.ask(desk, credit.recommendCredit, words)).body.code).toBe('credit.not-pending')
    const query = { companyId: applicant.companyId }
    expect((await app.ask(desk, credit.viewCredit, { query })).body.code).toBe('credit.no-account')
  })
  test('withdrawn, what waits for a second administrator goes with it, and the next may be decided', async () => {
    const id = await applied('180000', larger)
    expect((await decide(id, '180000')).body).toMatchObject({ isMade: false })
    const waiting = (await file()).proposal!
    expect((await app.ask(applicant, credit.withdrawApplication, { query: { id } })).status).toBe(200)
    expect((await file()).proposal).toBeNull()
    const { proposals } = (await app.ask(admin, credit.listCredit)).body
    expect(
      proposals.filter(({ companyId }: { companyId: string }) => companyId === applicant.companyId),
    ).toEqual([])
    const late = await confirm(waiting.proposalId, true)
    expect([late.status, late.body.code]).toEqual([404, 'credit.proposal-none'])
    expect((await decide(await applied('180000', larger), '180000')).body).toMatchObject({ isMade: false })
  })

  test('withdrawn, it cannot be decided, and another may be sent', async () => {
    const id = await applied()
    expect((await app.ask(applicant, credit.withdrawApplication, { query: { id } })).status).toBe(200)
    expect((await decide(id, '5000')).body.code).toBe('credit.not-pending')
    expect((await apply()).status).toBe(200)
  })
  test('a stranger finds no application', async () => {
    const id = await applied()
    const stranger = await makeAdmin(await addPerson(app.db, 'business'))
    const withdrawn = await app.ask(stranger, credit.withdrawApplication, { query: { id } })
    expect([withdrawn.status, withdrawn.body.code]).toEqual([404, 'credit.not-found'])
  })
})

describe('deciding (CR4, CR5)', () => {
  test('one administrator gives up to the setting; the company is told and may buy', async () => {
    expect(await isCredit()).toBe(false)
    await approved('50000')
    expect(await isCredit()).toBe(true)
    const { account, application, history, applyRefusal } = await own()
    expect(account).toMatchObject({
      state: 'APPROVED',
      limit: '50000.00',
      available: '50000.00',
      termsDays: 30,
    })
    expect([application!.state, applyRefusal]).toEqual(['APPROVED', null])
    expect(history).toMatchObject([{ kind: 'OPEN', from: null, by: null, second: null, reason }])
    expect(await mailsTo(app.db, applicant.email)).toEqual(['credit-received', 'credit-approved'])
    expect(await floor()).toBe(-5_000_000n)
  })
  test('a fil more waits for a second administrator, who is not the first, and is made once', async () => {
    const id = await applied('60000', larger)
    expect((await decide(id, '50000.01')).body).toMatchObject({ isMade: false })
    expect((await own()).account).toBeNull()
    expect((await own()).proposal).toBeNull()
    const { proposal } = await file(second)
    expect(proposal).toMatchObject({ limit: '50000.01', refusal: null })
    expect((await file(admin)).proposal!.refusal).toBe('credit.second-person')
    expect((await confirm(proposal!.proposalId, true, admin)).body.code).toBe('credit.second-person')
    expect((await decide(id, '20000')).body.code).toBe('credit.proposal-open')
    const answers = await Promise.all([1, 2, 3].map(() => confirm(proposal!.proposalId, true)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await file()).history[0]).toMatchObject({
      kind: 'OPEN',
      by: 'Maryam Test',
      second: 'Maryam Test',
    })
    expect((await own()).account!.limit).toBe('50000.01')
  })
  test('the database refuses the first as the second, and a limit without a decision', async () => {
    const id = await applied('60000', larger)
    await decide(id, '60000')
    const { proposalId } = (await file()).proposal!
    await expect(
      sql`update credit_proposals set outcome = 'MADE', decided_by = proposed_by, decided_at = now() where id = ${proposalId}`.execute(
        app.db,
      ),
    ).rejects.toMatchObject({ constraint: 'credit_proposals_second_person' })
    await confirm(proposalId, true)
    await expect(
      sql`update credit_accounts set limit_fils = 1, move = 'change', moved_as = 'admin', version = version + 1
        where company_id = ${applicant.companyId}`.execute(app.db),
    ).rejects.toMatchObject({ constraint: 'credit_accounts_decided' })
    await expect(
      sql`update credit_accounts set state = 'CLOSED', move = 'restore', moved_as = 'admin', version = version + 1
        where company_id = ${applicant.companyId}`.execute(app.db),
    ).rejects.toMatchObject({ code: 'MA001' })
  })
  test('dropped or lapsed it changes nothing, and can be proposed again', async () => {
    const id = await applied('60000', larger)
    await decide(id, '60000')
    const first = (await file()).proposal!.proposalId
    expect((await confirm(first, false, admin)).status).toBe(200)
    expect((await confirm(first, true)).body.code).toBe('credit.proposal-none')
    await decide(id, '60000')
    const late = (await file()).proposal!.proposalId
    await app.owner.query('alter table credit_proposals disable trigger all')
    await app.owner.query(
      'update credit_proposals set lapses_at = now() - interval $$1 day$$ where id = $1',
      [late],
    )
    await app.owner.query('alter table credit_proposals enable trigger all')
    expect((await confirm(late, true)).body.code).toBe('credit.proposal-lapsed')
    expect((await file()).proposal).toBeNull()
    expect((await decide(id, '60000')).body).toMatchObject({ isMade: false })
    expect((await own()).application!.state).toBe('PENDING')
  })
  test('not without the documents of the limit that is given', async () => {
    const id = await applied('5000', basic.slice(0, 3))
    expect((await decide(id, '5000')).body.code).toBe('credit.documents-missing')
    await upload(id, 'TRADE_REFERENCE', 'second')
    expect((await decide(id, '50000.01')).body.code).toBe('credit.documents-missing')
    expect((await decide(id, '5000')).body).toMatchObject({ isMade: true })
  })
  test('not without a limit and terms', async () => {
    const id = await applied()
    const { body } = await app.ask(admin, credit.decideCredit, {
      query: { id },
      body: { outcome: 'approve', reason },
    })
    expect(body.fieldErrors).toEqual([
      expect.objectContaining({ field: 'limit', code: 'credit.limit-invalid' }),
      expect.objectContaining({ field: 'terms', code: 'credit.terms-invalid' }),
    ])
  })
  test('refused with a reason, which the company reads; it may apply again', async () => {
    const id = await applied()
    const refused = await app.ask(admin, credit.decideCredit, {
      query: { id },
      body: { outcome: 'refuse', reason: 'Accounts are two years old' },
    })
    expect(refused.status).toBe(200)
    expect((await own()).application).toMatchObject({
      state: 'REFUSED',
      reason: 'Accounts are two years old',
    })
    expect((await decide(id, '5000')).body.code).toBe('credit.not-pending')
    expect(await mailsTo(app.db, applicant.email)).toEqual(['credit-received', 'credit-refused'])
    expect((await apply()).status).toBe(200)
  })
})

describe('the line in the ledger', () => {
  test('12: of two parallel purchases of 9,000 with 16,270 left, one is made', async () => {
    await approved('50000')
    await buy('33730')
    const tries = await Promise.allSettled([buy('9000'), buy('9000')])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await own()).account!.available).toBe('7270.00')
    await expect(buy('7270.01')).rejects.toMatchObject({
      code: 'finance.credit-limit',
      params: { missing: '0.01' },
    })
  })
  test('13: a limit cut below what is used leaves it; repaid room does not open again', async () => {
    await approved('50000')
    await buy('43730')
    expect((await change('10000')).body).toMatchObject({ isMade: true })
    expect(await floor()).toBe(fils('-43730'))
    expect((await own()).account).toMatchObject({ over: '33730.00', available: '0.00' })
    await postCredit('credit.repaid', fils('40000'))
    expect(await floor()).toBe(fils('-10000'))
    expect((await own()).account!.available).toBe('6270.00')
    await expect(buy('6270.01')).rejects.toMatchObject({ code: 'finance.credit-limit' })
    // The floor itself says so too, whoever forgets to ask.
    await expect(postCredit('credit.confirmed', fils('-6270.01'))).rejects.toMatchObject({
      constraint: 'ledger_balances_floor',
    })
  })
  test('14: an extra passes the limit, the next purchase does not', async () => {
    await approved('50000')
    await buy('49950')
    await postCredit('credit.extra', fils('-157.50'))
    expect((await own()).account).toMatchObject({ used: '50107.50', over: '107.50' })
    await expect(buy('0.01')).rejects.toMatchObject({ code: 'finance.credit-limit' })
  })
  test('60 parallel purchases never pass the limit, while it is cut', async () => {
    await approved('50000')
    const [, ...tries] = await Promise.allSettled([
      change('20000'),
      ...Array.from({ length: 60 }, () => buy('1000')),
    ])
    const made = tries.filter(({ status }) => status === 'fulfilled').length
    expect(made).toBeGreaterThanOrEqual(20)
    expect(made).toBeLessThanOrEqual(50)
    const { account } = await own()
    expect(account!.used).toBe(`${made * 1000}.00`)
    expect(account!.available).toBe(made > 20 ? '0.00' : `${20_000 - made * 1000}.00`)
  })
  test('reserved is what is not completed, owed the rest', async () => {
    await approved('50000')
    const [journeySubject] = [await buy('22480'), await buy('11250')]
    const agent = await addPerson(app.db, 'clearing-agent')
    await systemTransaction(app.db, async (tx) =>
      post(tx, {
        kind: 'settlement',
        ref: journeySubject,
        subjectId: journeySubject,
        entries: [
          {
            accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: journeySubject }),
            amountFils: fils('-22480'),
          },
          {
            accountId: await accountOf(tx, { kind: 'agent_payable', ownerId: agent.companyId }),
            amountFils: fils('22480'),
          },
        ],
      }),
    )
    expect((await own()).account).toMatchObject({ reserved: '11250.00', owed: '22480.00', used: '33730.00' })
  })
})

describe('an account that there is (CR6 to CR9)', () => {
  test('asking for more needs only what is new, and never stops bookings', async () => {
    await approved('50000')
    expect((await apply({ requestedLimit: '120000' })).status).toBe(200)
    const { application } = await own()
    expect([application!.kind, application!.needs.map(({ docCode }) => docCode)]).toEqual([
      'INCREASE',
      ['BANK_STATEMENT', 'SIGNATORY_ID'],
    ])
    await buy('1000')
    for (const code of ['BANK_STATEMENT', 'SIGNATORY_ID']) await upload(application!.applicationId, code)
    expect((await decide(application!.applicationId, '120000')).body).toMatchObject({ isMade: false })
    await confirm((await file()).proposal!.proposalId, true)
    expect((await own()).account).toMatchObject({ limit: '120000.00', used: '1000.00' })
    expect((await own()).history.map(({ kind }) => kind)).toEqual(['CHANGE', 'OPEN'])
  })
  test('raised above the setting by two, lowered by one; the same again or a stale version is refused', async () => {
    await approved('40000')
    expect((await change('40000')).body.code).toBe('credit.unchanged')
    expect((await change('60000')).body).toMatchObject({ isMade: false })
    await confirm((await file()).proposal!.proposalId, true)
    expect((await change('55000')).body).toMatchObject({ isMade: true })
    const stale = await app.ask(admin, credit.changeCreditLimit, {
      query: { companyId: applicant.companyId },
      body: { limit: '9000', terms: 30, reason, version: 1 },
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'kit.moved-on'])
    expect((await mailsTo(app.db, applicant.email)).slice(2)).toEqual(['credit-changed', 'credit-changed'])
  })
  test('a proposal that the account has overtaken is not made', async () => {
    await approved('40000')
    await change('60000')
    const { proposalId } = (await file()).proposal!
    await step('suspendCredit')
    expect((await confirm(proposalId, true)).body.code).toBe('credit.proposal-none')
    expect((await own()).account!.limit).toBe('40000.00')
  })
  test('suspended it stops freight with its words; what is booked stays; restored it goes on', async () => {
    await approved('50000')
    const booked = await world.quoted({ customer: applicant, agents: 1 })
    world.must(await world.accept(booked, 'credit'))
    const { used } = (await own()).account!
    const next = await world.quoted({ customer: applicant, agents: 1 })
    expect((await step('suspendCredit')).status).toBe(200)
    expect(await isCredit()).toBe(false)
    const { status, body } = await world.accept(next, 'credit')
    expect([status, body.code]).toEqual([422, 'finance.credit-suspended'])
    expect(body.errorMessage).toMatch(/suspended/)
    expect((await own()).account).toMatchObject({
      state: 'SUSPENDED',
      available: '0.00',
      used,
      reserved: used,
      reason,
    })
    expect((await apply()).body.code).toBe('credit.is-suspended')
    expect((await step('suspendCredit')).body.code).toBe('credit.not-open')
    expect((await change('10000')).body.code).toBe('credit.not-open')
    expect((await step('restoreCredit')).status).toBe(200)
    expect((await step('restoreCredit')).body.code).toBe('credit.not-suspended')
    world.must(await world.accept(next, 'credit'))
    expect((await mailsTo(app.db, applicant.email)).filter((topic) => topic.startsWith('credit-'))).toEqual(
      expect.arrayContaining(['credit-suspended', 'credit-restored']),
    )
  })
  test('acceptance and suspension at once: whichever is first, nothing is booked on a suspended account', async () => {
    await approved('50000')
    const journeys = []
    for (let count = 0; count < 3; count++)
      journeys.push(await world.quoted({ customer: applicant, agents: 1 }))
    const [, ...answers] = await Promise.all([
      step('suspendCredit'),
      ...journeys.map((journey) => world.accept(journey, 'credit')),
    ])
    for (const { status, body } of answers)
      if (status !== 200) expect(body.code).toBe('finance.credit-suspended')
    const booked = answers.filter(({ status }) => status === 200).length
    const confirmed = await rows(
      app.db,
      sql`select t.id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id where t.kind = 'credit.confirmed' and a.owner_id = ${applicant.companyId}`,
    )
    expect(confirmed).toHaveLength(booked)
  })
  test('closed once nothing is used; a new application opens the same account', async () => {
    await approved('50000')
    await buy('100')
    expect((await step('closeCredit')).body.code).toBe('credit.still-used')
    await postCredit('credit.repaid', fils('100'))
    expect((await step('closeCredit')).status).toBe(200)
    expect((await step('closeCredit')).body.code).toBe('credit.not-open')
    await expect(buy('1')).rejects.toMatchObject({ code: 'finance.credit-none' })
    await approved('30000')
    expect((await own()).account).toMatchObject({ state: 'APPROVED', limit: '30000.00' })
  })
  test('every move leaves its row in the trail, with its reason', async () => {
    await approved('50000')
    await step('suspendCredit')
    const trail = await rows<{ action: string; reason: string | null }>(
      app.db,
      sql`select action, reason from audit_log where company_id = ${applicant.companyId} and object_kind like 'credit-%' order by id`,
    )
    expect(trail).toEqual([
      { action: 'apply', reason: null },
      { action: 'approve', reason },
      { action: 'open', reason: null },
      { action: 'suspend', reason },
    ])
  })
})

test('the database keeps what was decided', async () => {
  await approved('50000')
  for (const table of ['credit_accounts', 'credit_applications', 'credit_proposals'])
    await expect(app.owner.query(`delete from ${table}`)).rejects.toSatisfy(
      (error) => codeOf(error) === '55000',
    )
})

test('administrators who only read see everything and decide nothing', async () => {
  await approved('50000')
  const reader = await addPerson(app.db, 'admin-readonly')
  expect((await file(reader)).account!.limit).toBe('50000.00')
  expect((await app.ask(reader, credit.listCredit)).body.accounts).toContainEqual(
    expect.objectContaining({ companyId: applicant.companyId, available: '50000.00' }),
  )
  expect((await step('suspendCredit', reader)).body.code).toBe('kit.read-only')
})

test('who decides about credit reads that a company is suspended', async () => {
  await approved('50000')
  await applied()
  const listed = async () => {
    const { applications, accounts } = (await app.ask(admin, credit.listCredit)).body
    return [...applications, ...accounts]
      .filter(({ companyId }) => companyId === applicant.companyId)
      .map(({ isCompanySuspended }) => isCompanySuspended)
  }
  expect(await listed()).toEqual([false, false])
  await app.owner.query('update companies set suspended_at = now() where id = $1', [applicant.companyId])
  expect(await listed()).toEqual([true, true])
  expect((await file()).company.isCompanySuspended).toBe(true)
})

test('a company without credit has no file', async () => {
  const { status, body } = await app.ask(admin, credit.viewCredit, {
    query: { companyId: applicant.companyId },
  })
  expect([status, body.code]).toEqual([404, 'credit.no-account'])
})

describe('what others see at once', () => {
  /** The kinds of the companies that are told. */
  const told = async (work: () => Promise<unknown>): Promise<string[]> => {
    const { last } = await one<{ last: bigint }>(
      app.db,
      sql`select coalesce(max(id), 0)::bigint as last from stream_events`,
    )
    await work()
    const found = await rows<{ kind: string }>(
      app.db,
      sql`select c.kind from stream_events s join companies c on c.id = s.company_id
        where s.kind = 'credit.changed' and s.subject_id = ${applicant.companyId} and s.id > ${last} order by c.kind`,
    )
    return found.map(({ kind }) => kind)
  }
  const both = ['business', 'platform']

  test('the company and ours are told once of every step of an application and an account', async () => {
    let id = ''
    expect(await told(async () => (id = await applied('60000', [])))).toEqual(both)
    expect(await told(() => upload(id, 'TRADE_LICENCE'))).toEqual(both)
    const { documentId } = (await own()).application!.documents[0]!
    const remove = () => app.ask(applicant, credit.deleteCreditDocument, { query: { documentId } })
    expect(await told(remove)).toEqual(both)
    const note = (text: string, isAnswer: boolean) => () =>
      isAnswer
        ? app.ask(applicant, credit.answerApplicationQuestion, { query: { id }, body: { text } })
        : app.ask(admin, credit.askApplicant, { query: { id }, body: { text } })
    expect(await told(note('Since when do you trade?', false))).toEqual(both)
    expect(await told(note('Since 2019', true))).toEqual(both)
    expect(await told(() => app.ask(applicant, credit.withdrawApplication, { query: { id } }))).toEqual(both)
    id = await applied('60000', larger)
    expect(await told(() => decide(id, '60000'))).toEqual(both)
    const { proposalId } = (await file()).proposal!
    expect(await told(() => confirm(proposalId, true))).toEqual(both)
    for (const verb of ['suspendCredit', 'restoreCredit'] as const)
      expect(await told(() => step(verb))).toEqual(both)
    expect(await told(() => change('10000'))).toEqual(both)
    expect(await told(() => step('suspendCredit'))).toEqual(both)
    expect(await told(() => step('suspendCredit'))).toEqual([])
  })

  test('and of a purchase, its return, and the work that is done', async () => {
    await approved('50000')
    const agent = await addPerson(app.db, 'clearing-agent')
    const [back, done, paid] = [await buy('100'), await buy('200'), await subject()]
    const { companyId } = applicant
    expect(await told(() => buy('100'))).toEqual(both)
    const within = (work: Parameters<typeof systemTransaction>[1]) => () => systemTransaction(app.db, work)
    const release = { companyId, subjectId: back, amountFils: 10_000n }
    expect(await told(within((tx) => releaseCredit(tx, release)))).toEqual(both)
    const settle = { subjectId: done, agentCompanyId: agent.companyId, amountFils: 20_000n }
    expect(await told(within((tx) => postSettlement(tx, settle)))).toEqual(both)
    // Paid by card it is nobody's credit.
    await postAdvance(paid)
    expect(await told(within((tx) => postSettlement(tx, { ...settle, subjectId: paid })))).toEqual([])
  })

  test('who accepts a quotation reads why it cannot be on credit, and what is left once it can', async () => {
    const { requestId } = await world.quoted({ customer: applicant, agents: 1 })
    const before = async () => {
      const { body } = await app.ask(applicant, compareQuotes, { query: { RequestId: requestId } })
      return [body.creditLeft, body.creditRefusal]
    }
    expect(await before()).toEqual([null, 'finance.credit-none'])
    const id = await applied()
    expect(await before()).toEqual([null, 'finance.credit-pending'])
    await decide(id, '50000')
    expect(await before()).toEqual(['50000.00', null])
    await step('suspendCredit')
    expect(await before()).toEqual([null, 'finance.credit-suspended'])
    const person = await world.customer()
    const theirs = await world.quoted({ customer: person, agents: 1 })
    const { body } = await app.ask(person, compareQuotes, { query: { RequestId: theirs.requestId } })
    expect([body.creditLeft, body.creditRefusal]).toEqual([null, null])
  })
})
