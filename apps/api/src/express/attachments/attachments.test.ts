// The papers of a shipment abroad: who has to show who they are, who reads them, and how long they are kept.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentEndpoints as calls } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { mostAttachments } from '@marsa/model/express/attachments/attachments.ts'
import { shipmentEndpoints as shipments } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { identityDays } from '@marsa/model/documents/document.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makePdf, makePicture } from '../../../test/made-files.ts'
import { goodsAbroad } from '../../../test/parcel-form.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { closePdf } from '../../kit/pdf.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let individual: Person
let business: Person
let desk: Person
let auditor: Person
beforeAll(async () => {
  app = await testApp()
  world = parcelWorldOf(app)
  individual = await addPerson(app.db, 'customer')
  business = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
  auditor = await addPerson(app.db, 'admin-readonly')
})
afterAll(async () => {
  await closePdf()
  await app.close()
})

const abroad = { ...goodsAbroad('Amal Haddad'), dropOff: true, slot: undefined }
const validUntil = () => addDays(dayOf(app.clock.now()), 400)

const upload = async (who: Person, shipmentId: string, docCode: string, file?: File) => {
  const body = new FormData()
  body.append('shipmentId', shipmentId)
  body.append('docCode', docCode)
  if (docCode === 'IDFRONTSIDE') body.append('expiresOn', validUntil())
  const picture = new Uint8Array(await makePicture())
  body.append('files', file ?? new File([picture], `${docCode.toLowerCase()}.png`))
  return app.ask(who, calls.uploadShipmentAttachments, { body })
}
const list = (who: Person, shipmentId: string) =>
  app.ask(who, calls.listShipmentAttachments, { query: { shipmentId } })
const open = (who: Person, documentId: string) =>
  app.ask(who, calls.downloadShipmentAttachment, { query: { documentId } })
const toPay = (who: Person, id: string, change: object) =>
  app.ask(who, shipments.saveShipment, { body: { ...world.form(change), id, toPay: true, terms: true } })
const fault = async (who: Person, id: string, change: object): Promise<string[]> =>
  ((await toPay(who, id, change)).body.fieldErrors as { field: string; code: string }[]).map(
    ({ field, code }) => `${field} ${code}`,
  )
const codes = async (who: Person, id: string) =>
  (await list(who, id)).body.map((row: { docCode: string }) => row.docCode)

const paid = async (who: Person) => {
  const { id } = await world.draft(who, abroad)
  await upload(who, id, 'IDFRONTSIDE')
  await upload(who, id, 'IDBACKSIDE')
  expect((await toPay(who, id, abroad)).status).toBe(200)
  const { sessionId } = await world.open(who, id)
  await world.settle(sessionId, 'succeeded')
  return id as string
}

test('an individual shows both sides of the Emirates ID before paying for what goes abroad', async () => {
  const { id } = await world.draft(individual, abroad)
  expect(await fault(individual, id, abroad)).toEqual(['identity express.identity-front'])
  const front = await upload(individual, id, 'IDFRONTSIDE')
  expect(front).toMatchObject({ status: 200, body: [{ type: 'IDFRONTSIDE', name: 'idfrontside.png' }] })
  expect(await fault(individual, id, abroad)).toEqual(['identity express.identity-back'])
  await upload(individual, id, 'IDBACKSIDE')
  expect((await toPay(individual, id, abroad)).status).toBe(200)
})

test('or the page of the passport alone; a company shows nothing, and within the Emirates nobody does', async () => {
  const { id } = await world.draft(individual, abroad)
  await upload(individual, id, 'IDFRONTSIDE')
  expect((await toPay(individual, id, { ...abroad, identity: 'PASSPORT' })).status).toBe(200)
  const other = await world.draft(business, abroad)
  expect((await toPay(business, other.id, abroad)).status).toBe(200)
  const near = await world.draft(individual)
  expect((await toPay(individual, near.id, {})).status).toBe(200)
})

test('papers of somebody else’s shipment are not looked at: it is not there', async () => {
  const other = await addPerson(app.db, 'customer')
  const { id } = await world.draft(individual, abroad)
  expect(await toPay(other, id, abroad)).toMatchObject({
    status: 404,
    body: { code: 'express.shipment-not-found' },
  })
  await upload(individual, id, 'IDFRONTSIDE')
  await upload(individual, id, 'IDBACKSIDE')
  expect((await toPay(other, id, abroad)).status).toBe(404)
})

test('a shipment holds five files, in however many uploads; one that is removed makes room', async () => {
  const { id } = await world.draft(business, abroad)
  const invoice = (number: number) =>
    upload(business, id, 'INVOICE', new File([new Uint8Array(makePdf(`no. ${number}`))], `${number}.pdf`))
  for (let number = 1; number < mostAttachments; number++) await invoice(number)
  const both = await Promise.all([invoice(5), invoice(6)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await invoice(7)).toMatchObject({
    body: { code: 'documents.full', errorMessage: expect.stringContaining(String(mostAttachments)) },
  })
  const rows = (await list(business, id)).body as { documentId: string }[]
  expect(rows).toHaveLength(mostAttachments)
  const query = { documentId: rows[0]!.documentId }
  expect((await app.ask(business, calls.deleteShipmentAttachment, { query })).status).toBe(200)
  expect((await invoice(8)).status).toBe(200)
})

test('an ID that has expired meanwhile does not count', async () => {
  const { id } = await world.draft(individual, abroad)
  await upload(individual, id, 'IDFRONTSIDE')
  await upload(individual, id, 'IDBACKSIDE')
  await app.owner.query(`update documents set expires_on = '2020-01-01' where subject_id = $1`, [id])
  expect(await fault(individual, id, abroad)).toEqual(['identity express.identity-front'])
})

test('an invoice of one’s own stands under its documented name; other papers and files are refused', async () => {
  const { id } = await world.draft(business, abroad)
  const invoice = await upload(business, id, 'INVOICE', new File([new Uint8Array(makePdf('own'))], 'own.pdf'))
  expect(invoice).toMatchObject({ status: 200, body: [{ type: 'INVOICE', name: 'own.pdf' }] })
  expect(await codes(business, id)).toEqual(['COMMERCIAL_INVOICE'])
  expect(await upload(business, id, 'OTHER')).toMatchObject({ status: 422, body: { code: 'documents.type' } })
  const sheet = new File(['a,b'], 'sheet.xlsx')
  expect(await upload(business, id, 'INVOICE', sheet)).toMatchObject({ body: { code: 'documents.format' } })
  const huge = new File([new Uint8Array(10_485_761)], 'huge.pdf')
  expect(await upload(business, id, 'INVOICE', huge)).toMatchObject({ status: 413 })
})

test('staff read what was sent with a paid shipment, strangers nothing, and each look at an ID is recorded', async () => {
  const id = await paid(individual)
  expect(await codes(desk, id)).toEqual(['IDFRONTSIDE', 'IDBACKSIDE'])
  expect(await codes(auditor, id)).toEqual([])
  expect((await list(business, id)).status).toBe(404)
  const [front] = (await list(desk, id)).body as { documentId: string }[]
  expect((await open(desk, front!.documentId)).status).toBe(200)
  expect((await open(auditor, front!.documentId)).status).toBe(404)
  expect((await open(business, front!.documentId)).status).toBe(404)
  expect((await upload(business, id, 'INVOICE')).status).toBe(404)
  const { rows } = await app.owner.query<{ reason: string }>(
    `select reason from audit_log where action = 'read-identity' and object_id = $1`,
    [front!.documentId],
  )
  expect(rows).toEqual([{ reason: `desk, IDFRONTSIDE of express-shipment ${id}` }])
  const { id: draft } = await world.draft(individual, abroad)
  await upload(individual, draft, 'IDFRONTSIDE')
  expect((await list(desk, draft)).status).toBe(404)
})

test('what a shipment was paid with stays with it; customs may still be given more', async () => {
  const id = await paid(individual)
  const [front] = (await list(individual, id)).body as { documentId: string }[]
  const remove = () =>
    app.ask(individual, calls.deleteShipmentAttachment, { query: { documentId: front!.documentId } })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'express.cannot-now' } })
  expect((await upload(individual, id, 'INVOICE')).status).toBe(200)
  await world.done(individual, shipments.cancelShipment, {
    query: { id },
    body: { comments: 'Changed my mind' },
  })
  expect(await upload(individual, id, 'INVOICE')).toMatchObject({ body: { code: 'express.cannot-now' } })
})

test('identity documents end thirty days after the shipment, and at once with a draft that is removed', async () => {
  const days = async (id: string) =>
    (
      await app.owner.query<{ code: string; days: number | null; gone: boolean }>(
        `select doc_code as code, round(extract(epoch from purge_after - now()) / 86400)::int as days,
          deleted_at is not null as gone from documents where subject_id = $1 order by id`,
        [id],
      )
    ).rows
  const id = await paid(individual)
  await upload(individual, id, 'INVOICE')
  expect((await days(id)).map((row) => row.days)).toEqual([null, null, null])
  await world.done(individual, shipments.cancelShipment, {
    query: { id },
    body: { comments: 'Changed my mind' },
  })
  expect(await days(id)).toEqual([
    { code: 'IDFRONTSIDE', days: identityDays, gone: false },
    { code: 'IDBACKSIDE', days: identityDays, gone: false },
    { code: 'COMMERCIAL_INVOICE', days: null, gone: false },
  ])
  const { id: draft } = await world.draft(individual, abroad)
  await upload(individual, draft, 'IDFRONTSIDE')
  const [front] = (await list(individual, draft)).body as { documentId: string }[]
  await world.done(individual, shipments.removeShipment, { query: { shipmentId: draft } })
  expect(await days(draft)).toEqual([{ code: 'IDFRONTSIDE', days: 0, gone: true }])
  expect((await open(individual, front!.documentId)).status).toBe(404)
})

test('the invoice is printed of what was entered, before the payment under the number of the draft', async () => {
  const invoice = (who: Person, shipmentId: string) =>
    app.ask(who, calls.generateCommercialInvoice, { body: { shipmentId } })
  const { id, shipmentId: number } = await world.draft(business, abroad)
  const { status, raw } = await invoice(business, id)
  expect(status).toBe(200)
  const text = await textOfPdf(raw)
  for (const said of [number, 'Cotton abayas for women', '1,050.00', 'United Kingdom'])
    expect(text).toContain(said)
  expect((await invoice(individual, id)).status).toBe(404)
  const near = await world.draft(business)
  expect(await invoice(business, near.id)).toMatchObject({
    status: 409,
    body: { code: 'express.invoice-data' },
  })
})

test('what a shipment holds is looked up in an index when it ends, deleted papers too', async () => {
  await app.owner.query('set enable_seqscan = off')
  const { rows: plan } = await app.owner.query(
    `explain update documents set purge_after = now() where subject_kind = 'express-shipment' and subject_id = '00000000-0000-4000-8000-000000000000'
      and purge_after is null and purged_at is null`,
  )
  await app.owner.query('reset enable_seqscan')
  expect(JSON.stringify(plan)).toContain('documents_kept')
})
