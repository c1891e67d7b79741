// Each message about express and bundles that B 8 lists, said by the product when its cause is there, in both languages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentEndpoints as papers } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { bundleEndpoints as bundles } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { validateAddress } from '@marsa/model/express/places/address-endpoint.ts'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { testApp, type Answer, type Ask, type Caller, type TestApp } from '../../test/app.ts'
import { addBundle } from '../../test/bundle.ts'
import type { expressMessages } from '../../test/documented-messages.ts'
import { parcelWorldOf } from '../../test/parcel-world.ts'
import { addPerson } from '../../test/people.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
beforeAll(async () => {
  app = await testApp()
  world = parcelWorldOf(app)
})
afterAll(() => app.close())

const missing = '018f0000-0000-7000-8000-000000000000'
const headers = (language: Lang) => ({ 'x-language': language })

/** What the English sentence has to speak of, and the call that is answered with it. */
type Cause = readonly [
  status: number,
  words: Record<Lang, RegExp>,
  cause: (language: Lang) => Promise<Answer>,
]

const member = async () => {
  const person = await addPerson(app.db, 'customer')
  await addBundle(app, person, 'BRONZE')
  return person
}
const ask = (who: Caller, endpoint: Parameters<TestApp['ask']>[1], language: Lang, given: Ask = {}) =>
  app.ask(who, endpoint, { ...given, headers: headers(language) })

/** While a table is away, what asks for it fails as nobody has foreseen. */
const withoutTable = async (table: string, cause: () => Promise<Answer>): Promise<Answer> => {
  await app.owner.query(`alter table ${table} rename to ${table}_away`)
  try {
    return await cause()
  } finally {
    await app.owner.query(`alter table ${table}_away rename to ${table}`)
  }
}
/** A bundle of 750 credits and a shipment that costs 870. */
const short = async () => {
  const person = await member()
  const heavy = { weight: '30', length: '92', width: '46', height: '45', packaging: 'OWN' }
  const packages = Array.from({ length: 10 }, () => heavy)
  const body = { ...world.form({ packages }), toPay: true, terms: true, withPlan: true }
  const { id } = await world.done(person, calls.saveShipment, { body })
  return { person, id: id as string }
}

const cancel = { body: { reason: 'We moved away' } }

const causes: Record<(typeof expressMessages)[number], Cause> = {
  'user not authorised to use express': [
    403,
    { en: /^You cannot perform this action/, ar: /^لا يمكنك تنفيذ هذا الإجراء/ },
    async (language) =>
      ask(await addPerson(app.db, 'truck-provider'), calls.saveShipment, language, { body: world.form() }),
  ],
  'insufficient credits': [
    200,
    { en: /does not hold enough credit/, ar: /رصيد الباقة لا يكفي/ },
    async (language) => {
      const { person, id } = await short()
      return ask(person, calls.settleShipment, language, { query: { shipmentId: id, paymentType: 'bundle' } })
    },
  ],
  'something went wrong (bundle cancel failure)': [
    500,
    { en: /went wrong/, ar: /حدث خطأ/ },
    async (language) => {
      const person = await member()
      return withoutTable('express_memberships', () => ask(person, bundles.cancelBundle, language, cancel))
    },
  ],
  'invalid address': [
    200,
    { en: /^We do not know this city/, ar: /^المدينة غير معروفة/ },
    async (language) => {
      const address = { country: 'AE', city: 'Atlantis', building: 'Tower 2', mobile: '0501234567' }
      return ask(await addPerson(app.db, 'business'), validateAddress, language, { body: { address } })
    },
  ],
  'shipment not found, create a new one': [
    404,
    { en: /not found. Create a new one/, ar: /يُرجى إنشاء شحنة جديدة/ },
    async (language) =>
      ask(await addPerson(app.db, 'business'), calls.viewShipment, language, { query: { Id: missing } }),
  ],
  'invoice data not found': [
    409,
    { en: /^Invoice data not found/, ar: /^بيانات الفاتورة غير موجودة/ },
    async (language) => {
      const person = await addPerson(app.db, 'business')
      const { id } = await world.draft(person)
      return ask(person, papers.generateCommercialInvoice, language, { body: { shipmentId: id } })
    },
  ],
}

test.each(
  Object.entries(causes).flatMap(([said, cause]) => [
    [said, 'en', cause] as const,
    [said, 'ar', cause] as const,
  ]),
)('B 8: %s, %s', async (_, language, [status, words, cause]) => {
  const answer = await cause(language)
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).toMatch(
    new RegExp(words[language].source.replace(/^\^/, '"'), words[language].flags),
  )
})

test('B 8: what credits do not pay stays a draft, whose rest a card can pay', async () => {
  const { person, id } = await short()
  const query = { shipmentId: id, paymentType: 'bundle' }
  expect(await world.done(person, calls.settleShipment, { query })).toMatchObject({ shortfall: '120.00' })
  expect((await world.view(person, id)).status).toBe('DRAFT')
  const body = { ...(await world.view(person, id)).form, id, toPay: true, terms: true, withPlan: true }
  await world.done(person, calls.saveShipment, { body })
  expect(await world.open(person, id)).toMatchObject({ creditApplied: '750.00', cardAmount: '126.00' })
})

test('B 8: membership cancelled successfully', async () => {
  const person = await member()
  expect(await app.ask(person, bundles.cancelBundle, cancel)).toMatchObject({
    status: 200,
    body: { status: 'SUCCESS', errorMessage: null },
  })
  expect((await app.ask(person, bundles.isActiveMember)).body).toMatchObject({ isActiveMember: false })
})
