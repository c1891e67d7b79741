// Applicants of tests: puzzles that are solved, codes read from the outbox, forms filled in, and a register of licences.
import { randomInt } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from '../src/kit/sql.ts'
import type { CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import {
  register,
  sendRegistrationCode,
  uploadLicence,
} from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { one, systemTransaction } from '../src/kit/db.ts'
import { makeCaptcha } from '../src/accounts/captcha.ts'
import { insertLoad, writeLicences } from '../src/accounts/registration/licences.store.ts'
import { secret, type Answer, type TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import { addPerson } from './people.ts'

export type Applicant = { mobile: string; email: string; ip: string; cookie: string; code: string }

let count = 0
/** A network of its own for each applicant, because budgets count networks. */
export const freshAddress = (): string => `100.${64 + (++count >> 8)}.${count & 255}.7`
export const freshMobile = (): string => `+97155${String(randomInt(10_000_000)).padStart(7, '0')}`

export const password = 'Quayside#47 north'

export const applicantsOf = (app: TestApp) => {
  const solved = async (): Promise<CaptchaAnswer> => {
    // The cheapest there is: what a right one costs is the business of its own test.
    const challenge = await makeCaptcha(secret, app.clock.now(), 1)
    return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! }
  }

  const codeFor = async (mobile: string): Promise<string> => {
    const { subject } = await one<{ subject: string }>(
      app.db,
      sql`select subject from outbox_messages where recipient = ${mobile} and topic = 'sms-code' order by id desc limit 1`,
    )
    return /\d{6}/.exec(subject)![0]
  }

  /** A browser that has asked for a code. */
  const applicant = async (given: Partial<Pick<Applicant, 'mobile' | 'email' | 'ip'>> = {}) => {
    const mobile = given.mobile ?? freshMobile()
    const ip = given.ip ?? freshAddress()
    const sent = await app.ask(null, sendRegistrationCode, { body: { mobile, captcha: await solved() }, ip })
    if (sent.status !== 200) throw new Error(`no code: ${sent.body.code}`)
    const cookie = String(sent.headers['set-cookie']).split(';')[0]!
    const email = given.email ?? `applicant${++count}-${mobile.slice(-7)}@test.example`
    return { mobile, email, ip, cookie, code: await codeFor(mobile) } satisfies Applicant
  }

  const formOf = async (userType: UserType, who: Applicant, over: object = {}) => ({
    userType,
    firstname: 'Layla',
    lastname: 'Al Hashimi',
    usercode: who.email,
    contactNumber: who.mobile,
    Password: password,
    PasswordConfirmation: password,
    SMSCode: who.code,
    termsAccepted: true,
    captcha: await solved(),
    ...(userType !== 'customer' && {
      tradeLicenseNumber: 'CN-4001001',
      companyName: 'Test Shipping',
      numberOfEmployees: 12,
      numberOfBranches: 2,
      location: 'Port Saeed, Dubai',
    }),
    ...(userType === 'provider' && { services: ['sea', 'trucks'] }),
    ...over,
  })

  const send = (who: Applicant, body: object, endpoint: Endpoint = register): Promise<Answer> =>
    app.ask(null, endpoint, { body, ip: who.ip, headers: { cookie: who.cookie } })

  const registered = async (userType: UserType, over: object = {}, given?: Applicant) => {
    const who = given ?? (await applicant())
    const answer = await send(who, await formOf(userType, who, over))
    if (answer.status !== 200) throw new Error(`not registered: ${JSON.stringify(answer.body)}`)
    const { id } = await one<{ id: string }>(
      app.db,
      sql`select r.id from registrations r join users u on u.id = r.user_id where u.email = ${who.email}`,
    )
    return { ...who, id, answer }
  }

  /** Attaches a licence as the form does; the answer's cookie is the browser's. */
  const attach = (
    { ip, cookie }: Partial<Pick<Applicant, 'ip' | 'cookie'>>,
    content: Buffer = makePdf('licence'),
    name = 'licence.pdf',
  ): Promise<Answer> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), name)
    return app.ask(null, uploadLicence, {
      body,
      ip: ip ?? freshAddress(),
      ...(cookie && { headers: { cookie } }),
    })
  }

  /** With a licence that no register holds. */
  const registeredWithCopy = async (userType: UserType, over: object = {}) => {
    const who = await applicant()
    const { id: licenceCopy } = (await attach(who)).body
    return registered(userType, { tradeLicenseNumber: 'CN-9999999', licenceCopy, ...over }, who)
  }

  /** Two licences: one that holds, one that has expired. */
  const addLicences = async (): Promise<void> => {
    const { userId } = await addPerson(app.db, 'admin')
    await systemTransaction(app.db, async (tx) => {
      const loadId = await insertLoad(tx, {
        at: new Date(),
        userId,
        fileName: 'test.csv',
        rows: 2,
        added: 2,
        changed: 0,
      })
      const row = { name_ar: 'الاختبار للشحن', authority: 'ADDED', emirate: 'AZ' } as const
      await writeLicences(tx, loadId, [
        { ...row, number: 'CN-4001001', name_en: 'Test Shipping LLC', expires_on: '2999-12-31' },
        { ...row, number: 'CN-4001002', name_en: 'Lapsed Shipping LLC', expires_on: '2020-12-31' },
      ])
    })
  }

  return { solved, applicant, codeFor, formOf, send, attach, registered, registeredWithCopy, addLicences }
}
export type Applicants = ReturnType<typeof applicantsOf>
