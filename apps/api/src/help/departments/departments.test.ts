// The directory as administrators keep it: added, changed, ordered, hidden, by one at a time, with what was done on record.
import { sql } from '../../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contracts from '@marsa/model/help/department-endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { rows } from '../../kit/db.ts'

let app: TestApp
let admin: Person
let customer: Person
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
  customer = await addPerson(app.db, 'customer', { language: 'ar' })
})
afterAll(() => app.close())

const must = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, body])
  return body
}
const words = {
  nameEn: 'Cold chain',
  nameAr: 'سلسلة التبريد',
  contactEn: 'Temperature desk',
  contactAr: 'مكتب الحرارة',
  hoursEn: 'Every day, 06:00 to 22:00',
  hoursAr: 'يوميًا، 06:00 إلى 22:00',
  phone: '04 555 0177',
  email: 'Cold@Marsa.example',
  isHidden: false,
}
const save = (body: object, person = admin) => app.ask(person, contracts.saveDepartment, { body })
const all = async (): Promise<contracts.Department[]> =>
  must(await app.ask(admin, contracts.listDepartments)).items
const directory = async (person = customer) =>
  must(await app.ask(person, contracts.getDepartmentDirectory, { body: { pageSize: 100 } })).items as {
    department: string
    hours: string
    phone: string
  }[]
const trail = () =>
  rows<{ action: string; reason: string }>(
    app.db,
    sql`select action, reason from audit_log where object_kind = 'department' order by id`,
  )

test('a new one stands at the end, in the language of the reader; a change says what it changed', async () => {
  const made: contracts.Department = must(await save({ ...words, version: 0 }))
  expect(made).toMatchObject({ email: 'cold@marsa.example', version: 1 })
  expect((await directory()).at(-1)).toEqual({
    department: words.nameAr,
    name: words.contactAr,
    phone: words.phone,
    email: 'cold@marsa.example',
    hours: words.hoursAr,
  })
  const changed = must(await save({ ...words, id: made.id, version: 1, phone: '800 62772' }))
  expect(changed.version).toBe(2)
  expect((await trail()).slice(-2)).toEqual([
    { action: 'addDepartment', reason: 'Cold chain' },
    { action: 'changeDepartment', reason: 'Cold chain: phone: from 04 555 0177 to 800 62772' },
  ])
})

test('two who change the same are told; what is hidden is seen by administrators alone', async () => {
  const { id, version, ...first } = (await all())[0]!
  const both = await Promise.all(
    ['One', 'Two'].map((contactEn) => save({ ...first, id, version, contactEn, isHidden: true })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('help.department-changed')
  expect((await directory()).map(({ department }) => department)).not.toContain(first.nameAr)
  expect((await all())[0]!.isHidden).toBe(true)
  must(await save({ ...first, id, version: version + 1 }))
  expect((await directory())[0]!.department).toBe(first.nameAr)
  expect((await trail()).slice(-2).map(({ action }) => action)).toEqual(['hideDepartment', 'showDepartment'])
})

test('the order is of the whole list, or is refused', async () => {
  const ids = (await all()).map(({ id }) => id)
  const turned = ids.toReversed()
  must(await app.ask(admin, contracts.orderDepartments, { body: { ids: turned } }))
  expect((await all()).map(({ id }) => id)).toEqual(turned)
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids, ids[0]]]) {
    const answer = await app.ask(admin, contracts.orderDepartments, { body: { ids: wrong } })
    expect([answer.status, answer.body.code]).toEqual([409, 'help.departments-changed'])
  }
  expect((await all()).map(({ id }) => id)).toEqual(turned)
})

test('fields are refused one by one, and others than administrators keep nothing', async () => {
  const wrong = await save({ ...words, version: 0, nameAr: ' ', phone: 'call me', email: 'nobody' })
  const codes = (wrong.body.fieldErrors as { field: string; code: string }[]).map((each) => [
    each.field,
    each.code,
  ])
  expect(Object.fromEntries(codes)).toEqual({
    nameAr: 'kit.field.required',
    phone: 'help.phone-invalid',
    email: 'help.email-invalid',
  })
  expect((await save({ ...words, version: 0 }, customer)).status).toBe(403)
  expect((await app.ask(customer, contracts.listDepartments)).status).toBe(403)
})
