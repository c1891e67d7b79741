// Each message that A 8 and B 8 list for the hub and warehouse, said by the product when its cause is there; freight's have theirs.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/kit/sql.ts'
import { allProblems } from '@marsa/model/all.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { updateProfile, viewProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { profileText } from '@marsa/model/accounts/profile/profile-text.ts'
import {
  forgotPassword,
  resetPassword,
  viewPasswordReset,
} from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { viewRegistration } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listCallbacks, sendCallbackRequest } from '@marsa/model/help/endpoints.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { formText } from '../../web/src/public/text/help.ts'
import { one } from '../src/kit/db.ts'
import { testApp, type Answer, type TestApp } from './app.ts'
import { applicantsOf, freshAddress, freshMobile, type Applicants } from './applicants.ts'
import {
  pageMessages,
  type hubMessages,
  type hubSuccesses,
  type warehouseMessages,
  type warehouseSuccesses,
} from './documented-messages.ts'
import { addPerson } from './people.ts'
import { storageCharges, storageWorldOf, type StorageWorld } from './storage-world.ts'
import { worldOf, type World } from './world.ts'

let app: TestApp
let people: Applicants
let world: World
let stores: StorageWorld
beforeAll(async () => {
  app = await testApp()
  people = applicantsOf(app)
  world = worldOf(app)
  stores = storageWorldOf(app)
  await people.addLicences()
})
afterAll(() => app.close())

const password = 'Old-quay#2026'
const missing = '018f0000-0000-7000-8000-000000000000'

/** Code, what the English sentence has to speak of, and the cause. */
type Cause = readonly [code: string, words: RegExp, cause: () => Promise<Answer>]
/** The words of the page, and whether what they say has happened. */
type Success = readonly [words: TextRow, cause: () => Promise<boolean>]

const enter = (username: string, typed = 'wrong', ip = freshAddress()): Promise<Answer> =>
  app.ask(null, signIn, { body: { username, password: typed }, ip })

/** A registration of somebody who has a code; with `over` as it was typed. */
const registering = async (
  userType: 'customer' | 'business',
  over: object = {},
  who?: Awaited<ReturnType<Applicants['applicant']>>,
): Promise<Answer> => {
  const applicant = who ?? (await people.applicant())
  return people.send(applicant, await people.formOf(userType, applicant, over))
}
const forget = async (email: string): Promise<Answer> =>
  app.ask(null, forgotPassword, { ip: freshAddress(), body: { email, captcha: await people.solved() } })
/** A link for a new password, as its letter holds it. */
const linkFor = async (email: string): Promise<string> => {
  await forget(email)
  await app.work()
  const { link } = await one<{ link: string }>(
    app.db,
    sql`select link from outbox_messages where topic = 'password-reset' and recipient = ${email} order by id desc limit 1`,
  )
  return link.split('#')[1]!
}
const looked = (RequestID: string): Promise<Answer> =>
  app.ask(null, viewPasswordReset, { ip: freshAddress(), body: { RequestID } })

const hub: Record<(typeof hubMessages)[number], Cause> = {
  'session expired due to inactivity': [
    'kit.signed-out',
    /timed out due to inactivity/,
    async () => {
      const person = await addPerson(app.db, 'customer')
      await app.owner.query(`update sessions set last_used_at = now() - interval '1 day' where id = $1`, [
        person.sessionId,
      ])
      return app.ask(person, getUserProfile)
    },
  ],
  'entered email/password is invalid': [
    'accounts.wrong-password',
    /^Entered email\/password is invalid\. Please try again/,
    async () => enter((await addPerson(app.db, 'customer', { password })).email),
  ],
  'locked account': [
    'accounts.locked',
    /locked/,
    async () => {
      const { email } = await addPerson(app.db, 'customer', { password })
      const ip = freshAddress()
      for (let count = 0; count < 5; count++) await enter(email, 'wrong', ip)
      return enter(email, password, ip)
    },
  ],
  'invalid username': ['accounts.username-invalid', /^Invalid username/, () => enter('nobody')],
  'email not registered': [
    'accounts.email-unknown',
    /not registered/,
    () => forget(`${randomUUID()}@test.example`),
  ],
  'account with same email already exists': [
    'accounts.email-registered',
    /e-mail address is already registered/,
    async () => {
      const { email } = await addPerson(app.db, 'customer', { password })
      return registering('customer', {}, await people.applicant({ email }))
    },
  ],
  'duplicate email': [
    'accounts.email-registered',
    /e-mail address is already registered/,
    async () => {
      const { email } = await people.registered('customer')
      return registering('customer', {}, await people.applicant({ email }))
    },
  ],
  'duplicate mobile': [
    'accounts.mobile-registered',
    /mobile number is already registered/,
    async () => {
      const mobile = freshMobile()
      const { userId } = await addPerson(app.db, 'customer')
      await app.owner.query('update users set mobile = $1 where id = $2', [mobile, userId])
      return registering('customer', {}, await people.applicant({ mobile }))
    },
  ],
  'trade license not matching': [
    'accounts.licence-unknown',
    /found no trade licence/,
    () => registering('business', { tradeLicenseNumber: 'CN-9999999' }),
  ],
  'registration request already sent': [
    'accounts.registration-sent',
    /already been sent/,
    async () => {
      const { email } = await people.registered('business')
      return registering('business', {}, await people.applicant({ email }))
    },
  ],
  'invalid email': [
    'accounts.email-invalid',
    /valid e-mail/,
    () => registering('customer', { usercode: 'layla@' }),
  ],
  'invalid names': ['accounts.name-invalid', /name/, () => registering('customer', { firstname: 'L4yla' })],
  'passwords mismatch': [
    'accounts.passwords-differ',
    /do not match/,
    () => registering('customer', { PasswordConfirmation: 'Quayside#48 north' }),
  ],
  'terms not accepted': [
    'accounts.terms-required',
    /accept the terms/,
    () => registering('customer', { termsAccepted: false }),
  ],
  'SMS code not provided': [
    'accounts.code-required',
    /code from the text message/,
    () => registering('customer', { SMSCode: '' }),
  ],
  'incorrect SMS code, try again': [
    'accounts.code-wrong',
    /^Incorrect SMS code/,
    async () => {
      const who = await people.applicant()
      return registering('customer', { SMSCode: who.code === '000000' ? '000001' : '000000' }, who)
    },
  ],
  'invalid captcha': ['accounts.captcha-wrong', /./, () => registering('customer', { captcha: undefined })],
  'invalid address': [
    'accounts.address-invalid',
    /valid address/,
    () => registering('customer', { address: '12' }),
  ],
  'link expired, try again': [
    'accounts.reset-expired',
    /link has expired\. Please try again/,
    async () => {
      const { email, userId } = await addPerson(app.db, 'customer', { password })
      const link = await linkFor(email)
      await app.owner.query(`update password_resets set expires_at = now() where user_id = $1`, [userId])
      return looked(link)
    },
  ],
  'invalid request': ['accounts.reset-invalid', /^Invalid request/, () => looked('x'.repeat(43))],
  'passwords do not match': [
    'accounts.passwords-differ',
    /do not match/,
    () =>
      app.ask(null, resetPassword, {
        ip: freshAddress(),
        body: {
          RequestID: 'x'.repeat(43),
          Email: 'nobody@test.example',
          Password: 'New-berth#2026-x',
          ConfirmPassword: 'New-berth#2026-y',
        },
      }),
  ],
  '403 access denied': [
    'kit.forbidden',
    /cannot perform this action/,
    async () =>
      app.ask(await addPerson(app.db, 'clearing-agent'), freight.saveRequest, { body: { form: {} } }),
  ],
  '404 not found': [
    'kit.not-found',
    /could not find/,
    async () => app.ask(await addPerson(app.db, 'desk'), viewRegistration, { query: { id: missing } }),
  ],
}

const uploading = async (fill: (form: FormData) => void): Promise<Answer> => {
  const at = await stores.requested({ warehouses: 1 })
  const form = new FormData()
  form.set('storageRequestID', at.requestId)
  fill(form)
  return app.ask(at.customer, storage.uploadStorageDocuments, { body: form })
}
const quoting = async (change: object): Promise<Answer> => {
  const at = await stores.requested({ warehouses: 1 })
  const body = { ...(await stores.quoteBody(at, at.winner)), ...change }
  return app.ask(at.winner, storage.submitStorageQuote, { body })
}
const cancelling = (at: { customer: { token: string }; requestId: string }): Promise<Answer> =>
  app.ask(at.customer, storage.cancelStorage, {
    query: { storageRequestID: at.requestId },
    body: { reason: 'Too late' },
  })
const notArrived = (mode: 'sea' | 'air') => async (): Promise<Answer> => {
  const { customer, number } = await world.booked({ agents: 1, carriage: `${mode}-import-port` })
  return app.ask(customer, freight.trackShipment, { query: { type: 'quotation', number } })
}

const warehouse: Record<(typeof warehouseMessages)[number], Cause> = {
  'enter correct quotation number': [
    'warehouse.number-invalid',
    /correct quotation number/,
    () =>
      app.ask(null, storage.trackStorage, { query: { quotationno: 'QT-26-9999999' }, ip: freshAddress() }),
  ],
  'storage request not found': [
    'warehouse.not-found',
    /^Storage request not found/,
    async () =>
      app.ask(await stores.customer(), storage.viewStorage, { query: { storageRequestID: missing } }),
  ],
  'quotation not found': [
    'quotes.not-found',
    /^Quotation not found/,
    async () => app.ask(await stores.customer(), storage.viewStorageQuote, { query: { QuoteId: missing } }),
  ],
  'shipment has not yet arrived at the port': ['freight.not-at-port', /port/, notArrived('sea')],
  'shipment has not yet arrived at the airport': ['freight.not-at-airport', /airport/, notArrived('air')],
  'upload the customer invoice before delivery complete': [
    'warehouse.invoice-first',
    /^Upload the customer invoice before delivery complete/,
    async () => stores.complete(await stores.delivered({ warehouses: 1, pay: 'whole' })),
  ],
  'payment in progress for this quote, wait 5 minutes': [
    'warehouse.payment-open',
    /^Payment in progress, wait 5 minutes/,
    async () => cancelling(await stores.accepted()),
  ],
  'cancel failure, contact support': [
    'warehouse.cancel-support',
    /contact support/,
    async () => cancelling(await stores.booked()),
  ],
  'charges not entered': ['quotes.charges-missing', /charges/, () => quoting({ charges: [] })],
  'total cannot be zero': [
    'quotes.total-zero',
    /total cannot be zero/,
    () =>
      quoting({
        charges: storageCharges().map((line) => ({ ...line, sellingRate: '0.00', buyingRate: '0.00' })),
      }),
  ],
  'document type not selected': [
    'documents.type',
    /document type/,
    () => uploading((form) => form.append('files', new Blob(['x']), 'list.pdf')),
  ],
  'file not selected': [
    'documents.no-file',
    /^Please select a file/,
    () => uploading((form) => form.set('docCode', 'PACKING_LIST')),
  ],
  'invalid file format': [
    'documents.format',
    /^Invalid file format/,
    () =>
      uploading((form) => {
        form.set('docCode', 'PACKING_LIST')
        form.append('files', new Blob(['x']), 'list.exe')
      }),
  ],
}

const causes = [...Object.entries<Cause>(hub), ...Object.entries<Cause>(warehouse)]

test.each(causes)('%s', async (_, [code, words, cause]) => {
  const { status, body } = await cause()
  const said = [body, ...(body.fieldErrors ?? [])] as {
    code: string
    errorMessage?: string
    message?: string
  }[]
  const found = said.find((each) => each.code === code)
  expect([status >= 400, said.map((each) => each.code)]).toEqual([true, expect.arrayContaining([code])])
  expect(found!.errorMessage ?? found!.message).toMatch(words)
  expect(allProblems[code]!.ar).toMatch(/[\u0621-\u064a]/)
})

const savedQuote = (isDraft: boolean) => async () => {
  const at = await stores.requested({ warehouses: 1 })
  const body = { ...(await stores.quoteBody(at, at.winner)), isDraft }
  await stores.done(at.winner, storage.submitStorageQuote, { body })
  return (await stores.view(at.customer, at)).status === (isDraft ? 'QS_RCD' : 'QS_AWP')
}

const successes: [said: string, ...Success][] = [
  ...Object.entries<Success>({
    'profile updated': [
      profileText.saved,
      async () => {
        const person = await addPerson(app.db, 'customer')
        const body = { FirstName: 'Noura', LastName: 'Al Ketbi', Address: '' }
        await app.ask(person, updateProfile, { body })
        return (await app.ask(person, viewProfile)).body.firstName === 'Noura'
      },
    ],
    'password set': [
      recoveryText.doneTitle,
      async () => {
        const { email } = await addPerson(app.db, 'customer', { password })
        const fresh = 'New-berth#2026-x'
        const body = {
          RequestID: await linkFor(email),
          Email: email,
          Password: fresh,
          ConfirmPassword: fresh,
        }
        await app.ask(null, resetPassword, { body, ip: freshAddress() })
        return (await enter(email, fresh)).status === 200
      },
    ],
    'callback request sent': [
      formText.sent,
      async () => {
        const body = { name: 'Layla', mobile: '0501234567', message: 'Two pallets to Al Ain' }
        await app.ask(null, sendCallbackRequest, { body, ip: freshAddress() })
        const { items } = (await app.ask(await addPerson(app.db, 'desk'), listCallbacks)).body
        return JSON.stringify(items).includes('Two pallets to Al Ain')
      },
    ],
  } satisfies Record<(typeof hubSuccesses)[number], Success>).map(
    ([said, row]) => [said, ...row] as [string, ...Success],
  ),
  ...Object.entries<Success>({
    'draft saved': [quoteFormText.saved, savedQuote(true)],
    'quote submitted': [quoteFormText.sent, savedQuote(false)],
  } satisfies Record<(typeof warehouseSuccesses)[number], Success>).map(
    ([said, row]) => [said, ...row] as [string, ...Success],
  ),
]

test.each(successes)('%s', async (said, words, cause) => {
  expect(await cause()).toBe(true)
  expect(JSON.stringify(words.en).toLowerCase()).toContain(said.split(' ').at(-1))
  expect(JSON.stringify(words.ar)).toMatch(/[\u0621-\u064a]/)
})

test.each(Object.entries(pageMessages))('%s is looked at on its page', (_, [file, seen]) => {
  expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')).toContain(seen)
})
