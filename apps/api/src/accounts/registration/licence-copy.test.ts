// A licence that the register does not hold: attached to the form, seen by who decides, gone when nobody needs it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { licenceCopyDays, licenceScreen } from '@marsa/model/accounts/registration/licence.ts'
import {
  downloadLicence,
  refuseRegistration,
  viewRegistration,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { sendRegistrationCode } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { rateLimitOf } from '@marsa/model/kit/limit.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { applicantsOf, freshAddress, freshMobile, type Applicants } from '../../../test/applicants.ts'
import { makeDocx, makePdf, makePicture } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { sweepCopies } from './licence-copy.ts'

let app: TestApp
let people: Applicants
let desk: Person
beforeAll(async () => {
  app = await testApp()
  people = applicantsOf(app)
  await people.addLicences()
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const unknown = { tradeLicenseNumber: 'CN-7777777', companyName: 'Hidd Marine Stores' }
const view = async (id: string) => (await app.ask(desk, viewRegistration, { query: { id } })).body
const fieldOf = ({ status, body }: Answer) => [status, body.fieldErrors?.[0]]
const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of app.files.list('licences')) keys.push(key)
  return keys
}
const heldKeys = async (): Promise<string[]> =>
  (await rows<{ key: string }>(app.db, sql`select storage_key as key from licence_copies`)).map(
    ({ key }) => key,
  )

describe('registering with a copy', () => {
  test('takes the company as it was typed, and gives the copy to the desk beside it', async () => {
    const content = makePdf('Hidd Marine Stores')
    const who = await people.applicant()
    const { body: copy } = await people.attach(who, content, 'رخصة.pdf')
    const { id, answer } = await people.registered('provider', { ...unknown, licenceCopy: copy.id }, who)
    expect(answer.body.approval).toBe('PENDING_APPROVAL')
    expect(await view(id)).toMatchObject({
      company: { en: unknown.companyName, ar: unknown.companyName },
      licenceNumber: unknown.tradeLicenseNumber,
      licence: null,
      licenceCopy: { name: 'رخصة.pdf', size: content.length, mediaType: 'application/pdf' },
    })
    const file = await app.ask(desk, downloadLicence, { query: { id } })
    expect(file.raw.equals(content)).toBe(true)
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment;/)
  })

  test('works when the file was attached before the code was asked for', async () => {
    const ip = freshAddress()
    const attached = await people.attach({ ip })
    const cookie = String(attached.headers['set-cookie']).split(';')[0]!
    const mobile = freshMobile()
    const body = { mobile, captcha: await people.solved() }
    await app.ask(null, sendRegistrationCode, { body, ip, headers: { cookie } })
    const who = { mobile, ip, cookie, email: 'copy-first@test.example', code: await people.codeFor(mobile) }
    const { id } = await people.registered('business', { ...unknown, licenceCopy: attached.body.id }, who)
    expect((await view(id)).licenceCopy.name).toBe('licence.pdf')
  })

  test('stands for a licence that has expired in the register, whose name the company gets', async () => {
    const { id } = await people.registeredWithCopy('business', { tradeLicenseNumber: 'CN-4001002' })
    expect(await view(id)).toMatchObject({
      company: { en: 'Lapsed Shipping LLC' },
      licence: { expired: true },
      licenceCopy: { name: 'licence.pdf' },
    })
  })

  test('is not needed where the register holds the licence', async () => {
    const { id } = await people.registeredWithCopy('business', { tradeLicenseNumber: 'CN-4001001' })
    expect(await view(id)).toMatchObject({ licence: { expired: false }, licenceCopy: null })
    expect((await app.ask(desk, downloadLicence, { query: { id } })).body.code).toBe('kit.not-found')
  })

  test.each([
    ['of another browser', async () => (await people.attach({})).body.id],
    ['that nobody has sent', async () => '018f0000-0000-7000-8000-000000000000'],
    [
      'that a registration has',
      async () => {
        const { id } = await people.registeredWithCopy('business')
        const [copy] = await rows<{ id: string }>(
          app.db,
          sql`select id from licence_copies where registration_id = ${id}`,
        )
        return copy!.id
      },
    ],
  ])('with one %s is refused under its field', async (_, idOf) => {
    const who = await people.applicant()
    const form = await people.formOf('business', who, { ...unknown, licenceCopy: await idOf() })
    expect(fieldOf(await people.send(who, form))).toMatchObject([
      422,
      { field: 'licenceCopy', code: 'accounts.licence-copy-gone' },
    ])
  })

  test('with an address that is known answers as for every other', async () => {
    const known = await people.registered('customer')
    const who = await people.applicant({ email: known.email })
    const form = await people.formOf('business', who, {
      ...unknown,
      licenceCopy: '018f0000-0000-7000-8000-000000000000',
    })
    expect(fieldOf(await people.send(who, form))).toMatchObject([422, { field: 'licenceCopy' }])
  })
})

describe('attaching', () => {
  test.each([
    ['a letter', () => makeDocx(), 'licence.docx', 'documents.format'],
    ['a picture that calls itself a PDF', () => makePicture(), 'licence.pdf', 'documents.content'],
    [
      'more than fits',
      async () => Buffer.concat([makePdf('big'), Buffer.alloc(licenceScreen.fileBytes)]),
      'licence.pdf',
      'documents.size',
    ],
  ])('%s is refused and leaves nothing', async (_, content, name, code) => {
    const before = await storedKeys()
    expect((await people.attach({}, await content(), name)).body.code).toBe(code)
    expect(await storedKeys()).toEqual(before)
  })

  test('again replaces the file of the same browser', async () => {
    const who = await people.applicant()
    const first = (await people.attach(who)).body.id
    const second = (await people.attach(who, await makePicture(), 'licence.png')).body.id
    const keys = await storedKeys()
    expect(keys.filter((key) => key.endsWith(first))).toEqual([])
    expect(keys.filter((key) => key.endsWith(second))).toHaveLength(1)
  })

  test('at once from one browser keeps one file and its row', async () => {
    const who = await people.applicant()
    const answers = await Promise.all([1, 2, 3].map(() => people.attach(who)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await storedKeys()).toSorted()).toEqual((await heldKeys()).toSorted())
  })

  test('is limited by address', async () => {
    const ip = freshAddress()
    const { points } = rateLimitOf('licence-copy.address')
    for (let sent = 0; sent < points; sent++) await people.attach({ ip }, makeDocx(), 'licence.docx')
    expect((await people.attach({ ip })).status).toBe(429)
  })
})

test('the sweep takes what waits too long, what was refused long ago and what has no row, and nothing else', async () => {
  const waiting = (await people.attach({})).body.id as string
  const taken = await people.registeredWithCopy('business')
  const refused = await people.registeredWithCopy('business')
  await app.ask(desk, refuseRegistration, { query: { id: refused.id }, body: { reason: 'not-served' } })
  const orphan = `licences/${dayOf(app.clock.now())}/018f0000-0000-7000-8000-000000000001`
  await app.files.put(orphan, makePdf('orphan'))
  const copyOf = async (id: string) => (await view(id)).licenceCopy as object | null
  const dayMs = 86_400_000
  const sweep = (days: number) => sweepCopies(app.db, app.files, new Date(Date.now() + days * dayMs))

  await sweep(0)
  expect(await storedKeys()).toContain(orphan)
  await sweep(licenceCopyDays.waiting + 0.1)
  const left = await storedKeys()
  expect(left).not.toContain(orphan)
  expect(left.filter((key) => key.endsWith(waiting))).toEqual([])
  expect(await copyOf(refused.id)).not.toBeNull()
  await sweep(licenceCopyDays.refused + 0.1)
  expect([await copyOf(refused.id), await copyOf(taken.id)]).toEqual([null, { ...(await copyOf(taken.id)) }])
  expect((await storedKeys()).toSorted()).toEqual((await heldKeys()).toSorted())
})
