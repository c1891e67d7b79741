// Input that no person types: hidden signs, half characters, numbers that no column holds, uploads that break off.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateProfile, viewProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { truckDraftEndpoints as trucks } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from './app.ts'
import { formFor } from './freight-forms.ts'
import { addPerson, type Person } from './people.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp()
  person = await addPerson(app.db, 'customer')
})
afterAll(() => app.close())

const names = {
  FirstName: 'Noura',
  LastName: 'Al Ketbi',
  FirstNameAr: 'نورة',
  LastNameAr: 'الكتبي',
  Address: 'Sharjah',
}
const draft = async (change: object) =>
  app.ask(person, freight.saveRequest, {
    body: { form: { ...formFor('air-import-port', new Date()), ...change } },
  })

test('marks that turn the direction of a text, and control signs, are not kept', async () => {
  const { RequestId } = (
    await draft({ nickname: 'Chairs\u202efdp.exe\u0007', description: 'Oak\u2066 \u200fchairs\u0085' })
  ).body
  const { form } = (await app.ask(person, freight.viewDraft, { query: { RequestId } })).body
  expect([form.nickname, form.description]).toEqual(['Chairsfdp.exe', 'Oak chairs'])
  await app.ask(person, updateProfile, { body: { ...names, Address: 'Villa\u202e 4\r\nAl Majaz' } })
  expect((await app.ask(person, viewProfile)).body.address).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
})

test.each([
  ['half a character in a text', () => draft({ nickname: 'Chairs \ud83d' })],
  [
    'a page that no list has',
    () => app.ask(person, freight.listShipments, { query: { pageIndex: 3_000_000_000 } }),
  ],
])('%s is refused', async (_, ask) => {
  const { status } = await ask()
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each([
  ['half a truck', { trucks: 1.5 }],
  ['more trucks than go together', { trucks: '25' }],
  ['fewer than none', { trucks: -2, weightKg: '-5' }],
  ['a weight that no scale shows', { weightKg: '1e300' }],
  ['a time in words', { pickupAt: 'tomorrow', dropoffAt: '2026-13-45T08:00:00+04:00' }],
])('a draft on its way is kept with %s', async (_, form) => {
  const saved = await app.ask(person, trucks.saveDraft, { body: { id: null, form } })
  expect(saved.status).toBe(200)
  const { rows } = await app.owner.query('select form from requests where id = $1', [saved.body.id])
  expect(rows).toEqual([{ form }])
})

test.each([
  [
    'in the middle of a file',
    '--cut\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 and',
  ],
  ['in the middle of a heading', '--cut\r\ncontent-disposition: form-da'],
])('an upload that breaks off %s is refused', async (_, payload) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/${uploadDocuments.path}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
    payload,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'kit.malformed'])
})
