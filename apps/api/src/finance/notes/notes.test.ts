// Credit notes by hand over HTTP: for every way that was paid, within what is left, above an amount by two, and the books after each.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { recordReceipt } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { noteEndpoints as calls, type TaxDocumentView } from '@marsa/model/finance/notes/note-endpoints.ts'
import { settlementEndpoints as settlements } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addDebtor, owe } from '../../../test/owed.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { worldOf } from '../../../test/world.ts'
import { systemTransaction } from '../../kit/db.ts'
import { listBookFaults } from '../credit/receivables.store.ts'
import { listCreditedLines, listTaxInvoices } from '../documents.store.ts'
import { issueCompensationNote } from '../issue-invoice.ts'
import { balanceOf, listLedgerFaults } from '../ledger.store.ts'
import { listOwed } from '../settlements/runs.store.ts'

let app: TestApp
let first: Person
let second: Person
let reader: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  first = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  reader = await addPerson(app.db, 'admin-readonly')
  await app.ask(first, saveSetting, {
    query: { key: 'express.payout-iban' },
    body: { value: 'AE070331234567890123456', version: 0, reason: 'Because of the test' },
  })
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listBookFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const reason = 'Agreed by telephone'
const must = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
const view = async (id: string, person = first): Promise<TaxDocumentView> =>
  must(await app.ask(person, calls.viewTaxDocument, { query: { id } }))
const note = (id: string, what: object, person = first) =>
  app.ask(person, calls.issueNote, {
    query: { id },
    body: { reasonCode: 'DL8.61.1.C', reason, ...what },
  })
const decide = (id: string, person: Person, isConfirmed = true) =>
  app.ask(person, calls.decideNote, { query: { id }, body: { isConfirmed } })
const owed = (ownerId: string) => balanceOf(app.db, { kind: 'agent_payable', ownerId })
/** What commission is taken of, of each posting of this kind that the agent is owed. */
const baseOf = async (agentId: string, kind: string): Promise<bigint[]> => {
  const rows = await listOwed(app.db, {
    agentId,
    until: new Date(Date.now() + 60_000),
    waitsForPayment: false,
  })
  return rows.filter(({ posting }) => posting === kind).map((row) => row.base_fils)
}
const finalOf = async (subjectId: string) =>
  (await listTaxInvoices(app.db, subjectId)).find(({ kind }) => kind === 'final')!
const codeOf = ({ status, body }: Answer) => [status, body.code]

/** A shipment that was paid by card in two parts and is completed. */
const completed = async () => {
  const journey = await worldOf(app).completed({ agents: 1 })
  return { journey, invoice: await finalOf(journey.requestId) }
}

describe('of an agent’s invoice that was paid by card', () => {
  test('goes back to the card and off what the agent is owed, and stands on its paper in both languages', async () => {
    const { journey, invoice } = await completed()
    const agentId = journey.winner.companyId
    const before = await owed(agentId)
    expect(await view(invoice.id)).toMatchObject({
      way: 'card',
      noteRefusal: null,
      leftTotal: toWire(invoice.totalFils),
    })
    const issued = must(await note(invoice.id, { amount: '100' }))
    expect(issued.number).toMatch(/^CRN-/)
    expect(await owed(agentId)).toBe(before - 10_000n)
    const net = parseMoney((await view(issued.invoiceId)).net)
    expect(await baseOf(agentId, 'note.returned')).toEqual([-net])
    expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: journey.requestId })).toBe(0n)
    const shown = await view(invoice.id, reader)
    expect(parseMoney(shown.leftTotal)).toBe(invoice.totalFils - 10_000n)
    expect(shown.related.map(({ number }) => number)).toContain(issued.number)
    expect(await view(issued.invoiceId)).toMatchObject({
      kind: 'credit-note',
      total: '100.00',
      reasonCode: 'DL8.61.1.C',
      reason,
      noteRefusal: 'finance.note-of-note',
    })
    const file = await app.ask(first, books.downloadTaxDocument, { query: { invoiceId: issued.invoiceId } })
    const text = (await textOfPdf(file.raw)).replaceAll(/\s+/g, ' ')
    expect(text).toContain('The agreed price was altered: Agreed by telephone')
    expect(text).toContain('Tax Credit Note')
    expect(text).toContain('Credit note number')
    expect(await mailsTo(app.db, journey.customer.email)).toContain('tax-note-issued')
    expect(await mailsTo(app.db, journey.winner.email)).toContain('tax-note-payable')
  })

  test('names lines, each by no more than is left of it', async () => {
    const { invoice } = await completed()
    const [zero, standard] = ['zero', 'standard'].map((category) =>
      invoice.lines.findIndex((line) => line.category === category),
    )
    const net = invoice.lines[standard!]!.net
    const over = toWire(parseMoney(net) + 1n)
    expect(codeOf(await note(invoice.id, { lines: [{ line: standard, net: over }] }))).toEqual([
      422,
      'finance.note-lines',
    ])
    const issued = must(
      await note(invoice.id, {
        lines: [
          { line: standard, net },
          { line: zero, net: '10' },
        ],
      }),
    )
    const made = await view(issued.invoiceId)
    expect(made.lines).toMatchObject([
      { category: 'standard', net, vat: invoice.lines[standard!]!.vat },
      { category: 'zero', net: '10.00', vat: '0.00' },
    ])
    expect(issued.total).toBe(made.total)
  })

  test('waits while the shipment is not completed, and an advance is credited through its final invoice', async () => {
    const booked = await worldOf(app).booked({ agents: 1 })
    const [advance] = await listTaxInvoices(app.db, booked.requestId)
    expect(codeOf(await note(advance!.id, { amount: '10' }))).toEqual([409, 'finance.note-early'])
    const { journey } = await completed()
    const [netted] = await listTaxInvoices(app.db, journey.requestId)
    expect(netted!.kind).toBe('advance')
    expect(codeOf(await note(netted!.id, { amount: '10' }))).toEqual([409, 'finance.note-advance'])
  })
})

describe('above an amount', () => {
  test('a second person issues it, the first one cannot, and neither can the database be told otherwise', async () => {
    const { invoice } = await completed()
    const { number, proposalId } = must(await note(invoice.id, { amount: '500.01' }))
    expect(number).toBeNull()
    expect(await mailsTo(app.db, second.email)).toContain('tax-note-proposed')
    expect(await mailsTo(app.db, first.email)).not.toContain('tax-note-proposed')
    expect(codeOf(await note(invoice.id, { amount: '1' }))).toEqual([409, 'finance.note-waiting'])
    expect((await view(invoice.id)).waiting).toMatchObject({
      refusal: 'finance.note-second-person',
      total: '500.01',
    })
    expect(codeOf(await decide(proposalId, first))).toEqual([403, 'finance.note-second-person'])
    expect(codeOf(await decide(proposalId, reader))).toEqual([403, 'kit.read-only'])
    const answers = await Promise.all([decide(proposalId, second), decide(proposalId, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const made = answers.find(({ status }) => status === 200)!
    expect(made.body.number).toMatch(/^CRN-/)
    await expect(
      app.owner.query('update tax_note_proposals set decided_by = proposed_by where id = $1', [proposalId]),
    ).rejects.toMatchObject({ constraint: 'tax_note_proposals_second_person' })
  })

  test('small ones by one person for one customer count together, and a dropped one issues nothing', async () => {
    const { invoice } = await completed()
    must(await note(invoice.id, { amount: '300' }))
    const { number, proposalId } = must(await note(invoice.id, { amount: '200.01' }))
    expect(number).toBeNull()
    const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.prepare'] })
    for (const isConfirmed of [true, false])
      expect(codeOf(await decide(proposalId, clerk, isConfirmed))).toEqual([403, 'kit.needs.finance.approve'])
    must(await decide(proposalId, first, false))
    // Whoever proposed it may discard it without what approving asks for.
    const own = must(await note(invoice.id, { amount: '500.01' }, clerk))
    expect((await view(invoice.id, clerk)).waiting).toMatchObject({ dropRefusal: null })
    must(await decide(own.proposalId, clerk, false))
    expect((await view(invoice.id)).leftTotal).toBe(toWire(invoice.totalFils - 30_000n))
    expect(codeOf(await decide(proposalId, second))).toEqual([404, 'finance.note-none'])
  })
})

test('two at once never credit more than there is, whoever writes them', async () => {
  const debtor = await addDebtor(app)
  const id = await owe(app, debtor, '400')
  const answers = await Promise.all([note(id, { amount: '300' }), note(id, { amount: '300' }, second)])
  expect(answers.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'finance.credit-above-rest'],
  ])
  await expect(
    app.owner.query(
      `insert into tax_invoices (series, kind, company_id, supplier_id, subject_kind, subject_id, subject_number, quotation_id, relates_to,
        supplier, emirate, customer, lines, net_fils, vat_fils, total_fils, supplied_on, cause_id)
      select 'CRN', 'credit-note', company_id, supplier_id, subject_kind, subject_id, subject_number, quotation_id, id,
        supplier, emirate, customer, lines, 10001, 0, 10001, supplied_on, uuidv7() from tax_invoices where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'tax_invoices_note_rest' })
})

test('a note beside that of a refund divides what the other one has left, whatever line it names', async () => {
  const { invoice } = await completed()
  const line = invoice.lines.findIndex(({ category }) => category === 'standard')
  const causeId = randomUUID()
  const amountFils = invoice.totalFils - parseMoney(invoice.lines[line]!.total)
  await whileHeld<unknown>(
    app,
    ['select from tax_invoices where id = $1 for no key update', invoice.id],
    [
      () => note(invoice.id, { lines: [{ line, net: invoice.lines[line]!.net }] }),
      () =>
        systemTransaction(app.db, (tx) =>
          issueCompensationNote(tx, { invoice, amountFils, causeId, suppliedOn: dayOf(new Date()) }),
        ),
    ],
  )
  const credited = await listCreditedLines(app.db, invoice.id)
  expect(credited.length).toBeGreaterThan(1)
  const netOf = (lines: readonly (typeof credited)[number][], category: string) =>
    sum(lines.filter((each) => each.category === category).map(({ net }) => parseMoney(net)))
  expect(netOf(credited, 'standard')).toBe(netOf(invoice.lines, 'standard'))
})

test('a note and a receipt at once pay an invoice on credit once', async () => {
  const debtor = await addDebtor(app)
  const id = await owe(app, debtor, '400')
  const receipt = () =>
    app.ask(first, recordReceipt, {
      body: {
        way: 'TRANSFER',
        companyId: debtor.companyId,
        reference: 'TT-1',
        valueOn: dayOf(new Date()),
        amount: '400',
        invoices: [id],
      },
    })
  const answers = await whileHeld(
    app,
    ['select from credit_accounts where company_id = $1 for update', debtor.companyId],
    [() => note(id, { amount: '400' }), receipt],
  )
  expect(answers.map(codeOf)).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  const { rows } = await app.owner.query(
    'select sum(fils)::int as fils from credit_allocations where invoice_id = $1',
    [id],
  )
  expect(rows).toEqual([{ fils: 40_000 }])
})

test('of an invoice on credit comes off what is owed, by customer and to agent', async () => {
  const debtor = await addDebtor(app)
  const id = await owe(app, debtor, '900')
  expect(await view(id)).toMatchObject({ way: 'account' })
  must(await note(id, { amount: '250' }))
  expect(await owed(debtor.agent.companyId)).toBe(65_000n)
  expect(await baseOf(debtor.agent.companyId, 'credit.noted')).toEqual([-25_000n])
  expect(await balanceOf(app.db, { kind: 'credit_exposure', ownerId: debtor.companyId })).toBe(-65_000n)
  expect(codeOf(await note(id, { amount: '650.01' }))).toEqual([409, 'finance.credit-above-rest'])
})

test('of commission goes onto what the agent is owed, once the run was sent', async () => {
  const { journey } = await completed()
  const agentId = journey.winner.companyId
  await app.owner.query(
    `insert into agent_bank_accounts (company_id, iban, holder, entered_by, entered_at)
      values ($1, 'AE070331234567890123456', 'Agent', $2, now() - interval '9 days')`,
    [agentId, journey.winner.userId],
  )
  const { runId } = must(await app.ask(first, settlements.draftSettlement, { body: { agentId } }))
  must(await app.ask(second, settlements.approveSettlement, { query: { id: runId } }))
  const { rows } = await app.owner.query('select id from tax_invoices where subject_id = $1', [runId])
  expect(codeOf(await note(rows[0].id, { amount: '10' }))).toEqual([409, 'finance.note-early'])
  must(await app.ask(first, settlements.sendSettlement, { query: { id: runId } }))
  expect(await owed(agentId)).toBe(0n)
  const { number } = must(await note(rows[0].id, { amount: '10.50' }))
  expect(number).toMatch(/^SCN-/)
  expect(await owed(agentId)).toBe(1050n)
  expect(await baseOf(agentId, 'note.returned')).toEqual([0n])
  const { ties } = must(await app.ask(first, books.viewVatReturn))
  expect(ties).toBe(true)
})

test('what is no document, no reason or no amount is said beside its field', async () => {
  const { invoice } = await completed()
  expect(codeOf(await note('00000000-0000-7000-8000-000000000000', { amount: '1' }))).toEqual([
    404,
    'finance.document-none',
  ])
  for (const [what, code] of [
    [{ amount: '0' }, 'finance.note-amount'],
    [{}, 'finance.note-amount'],
    [{ amount: '1', reason: 'x' }, 'finance.note-reason'],
    [{ amount: '1', reasonCode: 'REFUND' }, 'finance.note-code'],
  ] as const)
    expect((await note(invoice.id, what)).body.fieldErrors[0].code).toBe(code)
})
