// Who gets the papers of which shipment: labels once it is paid, each printing in the audit trail; the invoice of goods abroad.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperEndpoints as calls } from '@marsa/model/express/label/paper-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { goodsAbroad } from '../../../test/parcel-form.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { closePdf } from '../../kit/pdf.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let customer: Person
let stranger: Person
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = parcelWorldOf(app)
  customer = await addPerson(app.db, 'business')
  stranger = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
})
afterAll(async () => {
  await closePdf()
  await app.close()
})

const label = (who: Person, ids: string[], format?: string) =>
  app.ask(who, calls.downloadLabels, { query: { shipmentId: ids.join(','), ...(format && { format }) } })

const abroad = goodsAbroad('Amal Haddad')

test('a paid shipment has a label as PDF and ZPL, and each printing is recorded', async () => {
  const { id, awbNumber } = await world.created(customer)
  const pdf = await label(customer, [id])
  expect(pdf.status).toBe(200)
  const text = await textOfPdf(pdf.raw)
  for (const said of [awbNumber, 'AZ-ABU DHABI', 'NO COD', 'Omar Saleh', 'Layla Hassan', '3 kg', 'ORDER-77'])
    expect(text).toContain(said)
  expect(text).not.toContain('559876543')
  expect(text).not.toContain('abayas')
  const zpl = await label(desk, [id], 'zpl')
  expect(zpl.raw.toString()).toContain(`^FD${awbNumber}^FS`)
  const { rows } = await app.owner.query<{ reason: string; actor_kind: string }>(
    `select reason, actor_kind from audit_log where action = 'printLabel' and object_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { reason: 'pdf', actor_kind: 'customer' },
    { reason: 'zpl', actor_kind: 'desk' },
  ])
})

test('several in one file; with one that is not paid or a stranger’s there is none', async () => {
  const first = await world.created(customer)
  const second = await world.created(customer)
  const both = await label(customer, [first.id, second.id])
  expect((await textOfPdf(both.raw)).match(/MRX\d{12}$/gm)).toHaveLength(2)
  expect((await label(stranger, [first.id])).status).toBe(404)
  expect((await label(stranger, [(await world.created(stranger)).id, first.id])).status).toBe(404)
  const { id } = await world.draft(customer)
  expect(await label(customer, [id])).toMatchObject({ status: 409, body: { code: 'express.no-label' } })
})

test('the commercial invoice is of paid goods abroad alone', async () => {
  const invoice = (who: Person, id: string) =>
    app.ask(who, calls.downloadCommercialInvoice, { query: { shipmentId: id } })
  const { id, awbNumber } = await world.created(customer, abroad)
  const pdf = await invoice(customer, id)
  expect(pdf.status).toBe(200)
  const text = await textOfPdf(pdf.raw)
  for (const said of [
    awbNumber,
    'Cotton abayas for women',
    '620442',
    '1,050.00',
    'United Kingdom',
    'NA-2207',
  ])
    expect(text).toContain(said)
  expect((await invoice(stranger, id)).status).toBe(404)
  const at = await world.created(customer)
  expect(await invoice(customer, at.id)).toMatchObject({
    status: 409,
    body: { code: 'express.no-commercial-invoice' },
  })
  const priced = await world.priced(customer, abroad)
  expect((await invoice(customer, priced.id)).status).toBe(409)
})
