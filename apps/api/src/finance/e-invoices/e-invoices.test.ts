// E-invoices at the simulated provider's own process: held until companies are complete, filed, sent once, followed, refused and
// sent again, whatever becomes of answers and notices.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eInvoiceEndpoints as calls,
  type EInvoiceView,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { listTaxDocuments } from '@marsa/model/finance/books/books-endpoints.ts'
import { issueNote, decideNote } from '@marsa/model/finance/notes/note-endpoints.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { quiet, testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addDebtor, owe, type Debtor } from '../../../test/owed.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { startSandboxProvider, type SandboxProvider } from '../../../test/sandbox-provider.ts'
import { signatureOf } from '../../integrations/sign.ts'
import { temporaryFolder } from '../../kit/embedded-postgres.ts'
import { systemTransaction } from '../../kit/db.ts'
import { settingsInForce } from '../../settings/door.ts'
import { findPlatformId } from '../documents.store.ts'
import { askProvider, digestOf } from './ask-provider.ts'
import { findXml, listArchiveFaults, lockEInvoice } from './e-invoices.store.ts'
import { applyStatus, followEInvoice } from './follow-e-invoice.ts'
import { prepareEInvoices, type EInvoiceParts } from './prepare-e-invoice.ts'
import { eInvoiceSignatureHeader } from './receive-e-invoice-notice.ts'

const webhookSecret = 'agreed with the provider'
const folder = temporaryFolder('sandbox-asp')
let sandbox: SandboxProvider
let app: TestApp
let admin: Person
let second: Person
let reader: Person
let buyer: Debtor

const must = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
const legal = {
  registrationType: 'TL',
  registrationNumber: 'CN-1234567',
  authority: 'Department of Economic Development',
  street: 'Al Wahda Street',
  city: 'Sharjah',
  emirate: 'SH',
  country: 'AE',
}
const complete = (id: string, change: object = {}) =>
  app.ask(admin, calls.saveLegalData, { query: { id }, body: { ...legal, ...change } })
let tail = 100_000_456
/** A buyer with a tax number of its own. */
const addBuyer = async (): Promise<Debtor> => {
  const made = await addDebtor(app)
  await app.owner.query('update companies set trn = $2 where id = $1', [made.companyId, `1${tail}00003`])
  await app.owner.query(`update companies set trn = '155667745601003' where id = $1`, [made.agent.companyId])
  tail++
  return made
}

beforeAll(async () => {
  sandbox = await startSandboxProvider(path.join(folder, 'journal.ndjson'))
  app = await testApp({
    provider: askProvider({ url: sandbox.url, key: sandbox.key, webhookSecret, timeoutMs: 2_000 }),
    pool: 12,
  })
  admin = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  reader = await addPerson(app.db, 'admin-readonly')
  buyer = await addBuyer()
  must(
    await app.ask(admin, saveSetting, {
      query: { key: 'e-invoice.from' },
      body: { value: '2026-01-01', version: 0, reason: 'Because of the test' },
    }),
  )
})
afterAll(async () => {
  expect(await listArchiveFaults(app.db)).toEqual([])
  await sandbox.end('SIGTERM')
  await app.close()
  fs.rmSync(folder, { recursive: true })
})

const work = () =>
  app.jobs.find(({ name }) => name === 'finance.e-invoices')!.run({} as never, { db: app.db, log: quiet })
const view = async (id: string, person = admin): Promise<EInvoiceView> =>
  must(await app.ask(person, calls.viewEInvoice, { query: { id } })).eInvoice
const stateOf = async (id: string): Promise<string> => (await view(id)).state
const kindsOf = async (id: string): Promise<string[]> => (await view(id)).events.map(({ kind }) => kind)
const resend = (id: string, person = admin) => app.ask(person, calls.resendEInvoice, { query: { id } })
const submissionOf = async (id: string): Promise<string> =>
  (
    await app.owner.query<{ submission_id: string }>('select submission_id from e_invoices where id = $1', [
      id,
    ])
  ).rows[0]!.submission_id
const submissions = async (uuid: string): Promise<number> => {
  const lines = fs.readFileSync(path.join(folder, 'journal.ndjson'), 'utf8').trim().split('\n')
  const ids = lines.map((line) => JSON.parse(line) as { submissionId: string; uuid: string })
  return new Set(ids.filter((each) => each.uuid === uuid).map(({ submissionId }) => submissionId)).size
}
const notice = (uuid: string, { secret = webhookSecret, seconds = 0 } = {}) => {
  const body = JSON.stringify({ uuid })
  const at = Math.floor(app.clock.now().getTime() / 1000) - seconds
  return app.raw('POST', '/api/einvoice/notice', null, {
    body,
    headers: { 'content-type': 'application/json', [eInvoiceSignatureHeader]: signatureOf(secret, at, body) },
  })
}
/** On its way: taken by the provider. */
const sent = async (from = buyer): Promise<string> => {
  const id = await owe(app, from, '1000')
  await work()
  expect(await stateOf(id)).toBe('SENT')
  return id
}

test('a document waits until the house and its buyer are complete, and says who can mend what', async () => {
  const id = await owe(app, buyer, '1000')
  await work()
  const held = await view(id, reader)
  expect(held).toMatchObject({ state: 'HELD', files: [], canResend: true })
  expect(new Set(held.findings.map((each) => each.id))).toEqual(new Set(['E01', 'E06', 'E07', 'E08', 'E09']))
  const house = await findPlatformId(app.db)
  expect(new Set(held.findings.map(({ companyId }) => companyId))).toEqual(new Set([house, buyer.companyId]))

  await app.owner.query(`update companies set trn = '100000012300003' where id = $1`, [house])
  const { companies } = must(await app.ask(reader, calls.listLegalData, { query: {} }))
  expect(companies[0]).toMatchObject({ companyId: house, isHouse: true })
  expect(companies[0].missing).toHaveLength(6)
  expect((await complete(house, { emirate: null })).body.fieldErrors[0].code).toBe('e-invoice.emirate')
  expect((await app.ask(reader, calls.saveLegalData, { query: { id: house }, body: legal })).status).toBe(403)
  must(await complete(house, { city: 'Dubai', emirate: 'DU' }))
  // Abroad there is no emirate; a passport was issued by a country, and by nobody else.
  const passport = { country: 'OM', registrationType: 'PAS', registrationNumber: 'A1234567' }
  const refused = await complete(buyer.companyId, { ...passport, authority: 'Passport office' })
  expect(refused.body.fieldErrors[0].code).toBe('e-invoice.passport')
  must(await complete(buyer.companyId, { ...passport, authority: 'OM' }))
  const [abroad] = must(
    await app.ask(reader, calls.listLegalData, { query: { companyId: buyer.companyId } }),
  ).companies
  expect(abroad).toMatchObject({ country: 'OM', emirate: null, authority: 'OM', missing: [] })
  must(await complete(buyer.companyId))
  expect(must(await resend(id)).state).toBe('READY')
  await work()
  const { state, files, uuid } = await view(id)
  expect([state, files.length, await submissions(uuid)]).toEqual(['SENT', 1, 1])
})

test('what was filed is what was sent, in the archive for ever, and downloaded as it is', async () => {
  const id = await sent()
  const { files, uuid } = await view(id)
  const xml = (await findXml(app.db, id, 1))!
  expect(files[0]!.sha256).toBe(digestOf(xml))
  expect(xml).toContain(`<cbc:UUID>${uuid}</cbc:UUID>`)
  expect(xml).toContain('<cbc:ProfileExecutionID>00000100</cbc:ProfileExecutionID>')
  const file = await app.ask(reader, calls.downloadEInvoice, { query: { id, revision: 1 } })
  expect(file.raw.toString('utf8')).toBe(xml)
  expect((await app.ask(reader, calls.downloadEInvoice, { query: { id, revision: 2 } })).status).toBe(404)
  const change = `update e_invoice_files set xml = xml || ' ' where invoice_id = '${id}'`
  await expect(app.owner.query(change)).rejects.toThrow()
  await app.owner.query('alter table e_invoice_files disable trigger user')
  await app.owner.query(change)
  expect(await listArchiveFaults(app.db)).toHaveLength(1)
  await app.owner.query(`update e_invoice_files set xml = rtrim(xml, ' ') where invoice_id = '${id}'`)
  await app.owner.query('alter table e_invoice_files enable trigger user')
})

test('the archive is one chain over all its days, so that a whole day cannot be left out', async () => {
  const id = await sent()
  const file = (revision: number) =>
    app.owner.query(
      `insert into e_invoice_files (invoice_id, revision, xml, filed_on) values ($1, $2, '<Invoice/>', current_date + $2::int)`,
      [id, revision],
    )
  const remove = (revision: number) =>
    app.owner.query('delete from e_invoice_files where invoice_id = $1 and revision = $2', [id, revision])
  await file(100)
  await file(101)
  expect(await listArchiveFaults(app.db)).toEqual([])
  await app.owner.query('alter table e_invoice_files disable trigger user')
  await remove(100)
  expect(await listArchiveFaults(app.db)).toHaveLength(1)
  await remove(101)
  await app.owner.query('alter table e_invoice_files enable trigger user')
  expect(await listArchiveFaults(app.db)).toEqual([])
})

test('the list says of each document where its e-invoice stands, and the customer fetches their own and no other', async () => {
  const id = await sent()
  const list = async (eInvoice: string) =>
    must(await app.ask(reader, listTaxDocuments, { query: { eInvoice } })).documents
  const [row] = (await list('SENT')).filter((each: { invoiceId: string }) => each.invoiceId === id)
  expect(row).toMatchObject({ eInvoice: 'SENT', daysLeft: null })
  expect((await list('REPORTED')).filter((each: { invoiceId: string }) => each.invoiceId === id)).toEqual([])
  const own = await app.ask(buyer, calls.downloadOwnEInvoice, { query: { number: row.number } })
  expect(own.raw.toString('utf8')).toBe(await findXml(app.db, id, 1))
  const numbers = (person: Person) =>
    app.ask(person, calls.listOwnEInvoices, { query: { numbers: `${row.number},INV-00-1` } })
  expect(must(await numbers(buyer)).numbers).toEqual([row.number])
  const stranger = await addPerson(app.db, 'customer')
  expect(must(await numbers(stranger)).numbers).toEqual([])
  const theirs = await app.ask(stranger, calls.downloadOwnEInvoice, { query: { number: row.number } })
  expect([theirs.status, theirs.body.code]).toEqual([404, 'e-invoice.file-none'])
})

test('a lost answer is one submission: the provider is asked before anything is sent again (X17)', async () => {
  await sandbox.next('lost')
  const id = await owe(app, buyer, '1000')
  await work()
  expect(await view(id)).toMatchObject({ state: 'SENDING', fault: 'The provider does not answer' })
  app.clock.pass(61_000)
  await work()
  const { uuid } = await view(id)
  expect([await stateOf(id), await submissions(uuid)]).toEqual(['SENT', 1])
  expect((await kindsOf(id)).filter((kind) => kind === 'sent')).toHaveLength(1)
})

test('two workers send one document once', async () => {
  const id = await owe(app, buyer, '1000')
  await Promise.all([work(), work(), work()])
  const { uuid, files } = await view(id)
  expect([await stateOf(id), await submissions(uuid), files.length]).toEqual(['SENT', 1, 1])
  expect((await kindsOf(id)).filter((kind) => kind === 'sent')).toHaveLength(1)
})

test('a provider that is out of service is tried when it says, and given up after a day; then once more by hand', async () => {
  await sandbox.next('down')
  const id = await owe(app, buyer, '1000')
  await work()
  const { nextAt, state } = await view(id)
  expect(state).toBe('SENDING')
  const wait = Date.parse(nextAt!) - app.clock.now().getTime()
  expect(wait).toBeGreaterThan(100_000)
  const outage = async () => must(await app.ask(reader, calls.watchEInvoices)).outage
  expect(await outage()).toBeNull()
  app.clock.pass(2.5 * 3_600_000)
  await sandbox.next('down')
  await Promise.all([work(), work()])
  expect(await outage()).toMatchObject({ tellBy: expect.stringMatching(/^20/) })
  expect((await mailsTo(app.db, admin.email)).filter((each) => each === 'e-invoice-outage')).toHaveLength(1)
  app.clock.pass(22 * 3_600_000)
  await sandbox.next('down')
  await work()
  expect(await stateOf(id)).toBe('FAILED')
  expect(
    must(await app.ask(reader, calls.watchEInvoices)).open.map(
      (each: { invoiceId: string }) => each.invoiceId,
    ),
  ).toContain(id)
  expect(must(await resend(id)).state).toBe('SENDING')
  await work()
  expect(await stateOf(id)).toBe('SENT')
  expect(await outage()).toBeNull()
})

test('delivered, reported, and a delivery that is told of afterwards changes nothing (X18)', async () => {
  const [inOrder, reversed] = [await sent(), await sent()]
  await sandbox.set(await submissionOf(inOrder), 'DELIVERED')
  app.clock.pass(61_000)
  await work()
  expect(await stateOf(inOrder)).toBe('DELIVERED')
  await sandbox.set(await submissionOf(inOrder), 'REPORTED')
  await sandbox.set(await submissionOf(reversed), 'REPORTED')
  app.clock.pass(61_000)
  await work()
  expect(await view(inOrder)).toMatchObject({ state: 'REPORTED', canResend: false, nextAt: null })
  const { uuid, authorityRef } = await view(reversed)
  expect(authorityRef).toMatch(/^FTA-/)
  await sandbox.set(await submissionOf(reversed), 'DELIVERED')
  expect((await notice(uuid)).body).toEqual({ known: true })
  expect(await stateOf(reversed)).toBe('REPORTED')
  // However often it is told.
  const xml = (await findXml(app.db, reversed, 1))!
  const submissionId = await submissionOf(reversed)
  const status = {
    uuid,
    submissionId,
    state: 'DELIVERED',
    digest: digestOf(xml),
    errors: [],
    authorityRef,
  } as const
  const settings = await settingsInForce(app.db)
  for (const _ of [1, 2])
    await systemTransaction(app.db, async (tx) =>
      applyStatus(tx, (await lockEInvoice(tx, reversed))!, { status, xml }, settings, app.clock.now()),
    )
  expect((await kindsOf(reversed)).filter((kind) => kind === 'delivered')).toHaveLength(1)
  expect((await resend(reversed)).body.code).toBe('e-invoice.not-open')
})

test('the provider is not asked again about one that is reported and delivered', async () => {
  const id = await sent()
  await sandbox.set(await submissionOf(id), 'DELIVERED')
  app.clock.pass(61_000)
  await work()
  await sandbox.set(await submissionOf(id), 'REPORTED')
  app.clock.pass(61_000)
  await work()
  let asked = 0
  const parts: EInvoiceParts = {
    ...away(),
    provider: {
      ...away().provider,
      status: async () => {
        asked++
        return undefined
      },
    },
  }
  await followEInvoice(parts, id, await settingsInForce(app.db))
  expect([await stateOf(id), asked]).toEqual(['REPORTED', 0])
})

test('a notice is a hint: forged, old and of others it is refused, and what it claims is asked for', async () => {
  const id = await sent()
  const { uuid } = await view(id)
  expect((await notice(uuid, { secret: 'another' })).body.code).toBe('integrations.notice-refused')
  expect((await notice(uuid, { seconds: 301 })).body.code).toBe('integrations.notice-old')
  expect((await notice('3f0c7f5e-6a52-4f0e-9c5e-5a3c1b1f0000')).body).toEqual({ known: false })
  // Nothing has happened at the provider, so nothing happens here, however often it is told.
  await Promise.all([notice(uuid), notice(uuid), notice(uuid)])
  expect(await stateOf(id)).toBe('SENT')
  await sandbox.set(await submissionOf(id), 'DELIVERED')
  await Promise.all([notice(uuid), notice(uuid), notice(uuid)])
  expect(await kindsOf(id)).toEqual(['ready', 'sending', 'sent', 'delivered'])
})

test('a provider that speaks of another document is not believed, and somebody is told', async () => {
  await sandbox.next('wrong-ref')
  const id = await sent()
  await sandbox.set(await submissionOf(id), 'REPORTED')
  app.clock.pass(61_000)
  await work()
  expect(await view(id)).toMatchObject({ state: 'SENT', fault: 'The provider speaks of another document' })
  expect(await kindsOf(id)).toContain('mismatch')
})

test('a refused one is mended and goes in a second revision under the same number and identifier', async () => {
  await sandbox.next('reject')
  const id = await owe(app, buyer, '1000')
  await work()
  const refused = await view(id)
  expect(refused).toMatchObject({ state: 'REJECTED', canResend: true })
  expect(refused.findings).toMatchObject([{ id: 'E08', companyId: buyer.companyId, rule: 'ibr-172-ae' }])
  expect((await resend(id, reader)).status).toBe(403)
  must(await complete(buyer.companyId, { registrationNumber: 'CN-7654321' }))
  must(await resend(id))
  await work()
  const again = await view(id)
  expect([again.state, again.uuid, again.files.length]).toEqual(['SENT', refused.uuid, 2])
  expect(again.files[0]!.sha256).not.toBe(again.files[1]!.sha256)
})

test('a refused one whose content is wrong is credited, its note is sent, and it is left behind', async () => {
  await sandbox.next('reject')
  const id = await owe(app, buyer, '1000')
  await work()
  expect((await app.ask(admin, calls.replaceEInvoice, { query: { id } })).body.code).toBe(
    'e-invoice.not-credited',
  )
  const { proposalId } = must(
    await app.ask(admin, issueNote, {
      query: { id },
      body: { amount: '1000', reasonCode: 'DL8.61.1.E', reason: 'The content was wrong' },
    }),
  )
  must(await app.ask(second, decideNote, { query: { id: proposalId }, body: { isConfirmed: true } }))
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from tax_invoices where relates_to = $1',
    [id],
  )
  await work()
  const note = rows[0]!.id
  expect(await stateOf(note)).toBe('SENT')
  const xml = (await findXml(app.db, note, 1))!
  expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
  expect(xml).toContain('<cbc:ResponseCode>DL8.61.1.E</cbc:ResponseCode>')
  must(await app.ask(admin, calls.replaceEInvoice, { query: { id } }))
  expect(await view(id)).toMatchObject({ state: 'REPLACED', canResend: false })
})

const versionOf = async (id: string): Promise<number> =>
  (await app.owner.query<{ version: number }>('select version from e_invoices where id = $1', [id])).rows[0]!
    .version
/** The provider behind a port where nobody answers. */
const away = (): EInvoiceParts => ({
  db: app.db,
  clock: app.clock,
  provider: askProvider({ url: 'http://127.0.0.1:1', key: 'none', webhookSecret, timeoutMs: 2_000 }),
})

test('a ready one with which something is wrong by now is held, and moves again only when that changes', async () => {
  const id = await owe(app, buyer, '1000')
  await prepareEInvoices(away())
  expect(await stateOf(id)).toBe('READY')
  await app.owner.query(`update company_legal set street = '' where company_id = $1`, [buyer.companyId])
  await work()
  expect(await view(id)).toMatchObject({ state: 'HELD', findings: [{ id: 'E06' }] })
  expect(await kindsOf(id)).toEqual(['ready', 'held'])
  const version = await versionOf(id)
  app.clock.pass(3_601_000)
  await work()
  expect(await versionOf(id)).toBe(version)
  must(await complete(buyer.companyId))
  app.clock.pass(3_601_000)
  await work()
  expect(await stateOf(id)).toBe('SENT')
})

test('neither a document that cannot be read nor a buyer that nobody has asked about holds others up', async () => {
  const broken = await owe(app, buyer, '1000')
  const setLines = async (lines: string) => {
    await app.owner.query('alter table tax_invoices disable trigger user')
    await app.owner.query('update tax_invoices set lines = $2::jsonb where id = $1', [broken, lines])
    await app.owner.query('alter table tax_invoices enable trigger user')
  }
  const { rows } = await app.owner.query<{ lines: object }>('select lines from tax_invoices where id = $1', [
    broken,
  ])
  await setLines('[{"net": "none"}]')
  const stranger = await addBuyer()
  const [unknown, known] = [await owe(app, stranger, '1000'), await owe(app, buyer, '1000')]
  await expect(prepareEInvoices(away())).rejects.toThrow('1 failed')
  expect([await view(unknown), await stateOf(known)]).toEqual([null, 'READY'])
  await expect(work()).rejects.toThrow('1 failed')
  expect([await stateOf(unknown), await stateOf(known)]).toEqual(['HELD', 'SENT'])
  await setLines(JSON.stringify(rows[0]!.lines))
  await work()
  expect(await stateOf(broken)).toBe('SENT')
})

test('a person without a tax number gets none, and before the first day there are none', async () => {
  const person = await addDebtor(app)
  await app.owner.query(`update companies set kind = 'person', trn = null where id = $1`, [person.companyId])
  const id = await owe(app, person, '1000')
  await work()
  expect(await view(id)).toMatchObject({ state: 'NOT_REQUIRED', exemption: 'b2c', files: [] })
  must(
    await app.ask(admin, saveSetting, {
      query: { key: 'e-invoice.from' },
      body: { value: '2999-01-01', version: 1, reason: 'Because of the test' },
    }),
  )
  const early = await owe(app, buyer, '1000')
  await work()
  expect(await view(early)).toBeNull()
})
