// Registers a person or company; whether details are known already is told within the rate limit of facts only (C008, Z09, Z18).
import type { registerAnswer } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { licenceRefusal } from '@marsa/model/accounts/registration/licence.ts'
import type { RegistrationForm } from '@marsa/model/accounts/registration/registration-form.ts'
import { startOf, type UserType } from '@marsa/model/accounts/registration/registration.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { z } from 'zod'
import { codeOf, type Tx } from '../../kit/db.ts'
import type { Spending } from '../../kit/limit.ts'
import type { Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { checkCaptcha, takeCaptcha } from '../captcha.ts'
import { checkCode, consumeCode } from '../codes.ts'
import { isCommonPassword } from '../common-passwords.ts'
import { hashPassword } from '../passwords.ts'
import { mayKnow } from './facts.ts'
import { holdsCopy } from './licence-copies.store.ts'
import { licenceOf } from './licences.store.ts'
import { toLicence } from './look-up-licence.ts'
import type { RegistrationParts } from './parts.ts'
import type { GivenLicence } from './new-registration.ts'
import { newUserCode, recordRegistration } from './record-registration.ts'
import { bindingOf } from './registration-cookie.ts'
import { knownPerson, type Known } from './registrations.store.ts'

type Registering = Spending &
  Pick<Call, 'actor' | 'db' | 'now' | 'language' | 'settings' | 'request' | 'once'>
type Answer = z.infer<typeof registerAnswer>

/** A refusal that stands under its field. */
const under = (field: keyof RegistrationForm, code: string): Problem =>
  new Problem(code, {}, { [field]: code })

const onField = async <T>(field: keyof RegistrationForm, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof Problem ? under(field, error.code) : error
  }
}

/** The licence as the register holds it, or the copy that this browser has sent instead. */
const findLicence = async (
  { db, now }: Registering,
  { tradeLicenseNumber: number, licenceCopy }: RegistrationForm,
  binding: string,
): Promise<GivenLicence | undefined> => {
  if (number === undefined) return undefined
  const facts = await licenceOf(db, number)
  const found = facts && toLicence(facts, now)
  const refusal = licenceRefusal(found, licenceCopy !== undefined)
  if (refusal) throw under('tradeLicenseNumber', refusal)
  if (licenceCopy === undefined || found?.expired === false) return { number, facts }
  if (!(await holdsCopy(db, licenceCopy, binding))) throw under('licenceCopy', 'accounts.licence-copy-gone')
  return { number, facts, copy: { id: licenceCopy, binding } }
}

/** Says what is known while facts may be told. */
const refuseKnown = async (call: Registering, form: RegistrationForm, known: Known): Promise<void> => {
  const identifier = known.by === 'email' ? form.usercode : form.contactNumber
  if (!(await mayKnow(call, identifier))) return
  const field = known.by === 'email' ? 'usercode' : 'contactNumber'
  throw under(field, known.pending ? 'accounts.registration-sent' : `accounts.${known.by}-registered`)
}

/** What follows when nothing is said: the owner of the account hears of it, and the answer is that of a success. */
const warnOwner = (tx: Tx, known: Known, codeId: string): Promise<void> =>
  sendMail(tx, {
    mail: 'registration-known',
    to: { channel: 'mail', address: known.email, language: known.language },
    params: {},
    key: codeId,
    isSecret: false,
  })

export const registerAs =
  ({ secret, cookies }: RegistrationParts) =>
  async (call: Registering, userType: UserType, form: RegistrationForm): Promise<Answer> => {
    const { request } = call
    await onField('captcha', checkCaptcha(secret, form.captcha))
    const binding = bindingOf(cookies, request) ?? ''
    const licence = userType === 'customer' ? undefined : await findLicence(call, form, binding)
    if (await isCommonPassword(form.Password)) throw under('Password', 'accounts.password-common')
    const holder = { purpose: 'register', mobile: form.contactNumber, binding } as const
    const codeId = await onField('SMSCode', checkCode(call.db, secret, holder, form.SMSCode))
    // Known or not, the slow part is done: the time of the answer tells nothing.
    const passwordHash = await hashPassword(form.Password)
    const language = form.language ?? call.language

    const attempt = async (): Promise<Answer> => {
      const known = await knownPerson(call.db, form.usercode, form.contactNumber)
      if (known) await refuseKnown(call, form, known)
      const usercode = newUserCode()
      await call.once(async (tx) => {
        await takeCaptcha(tx, form.captcha)
        await consumeCode(tx, codeId)
        if (known) await warnOwner(tx, known, codeId)
        else
          await recordRegistration(tx, {
            userType,
            form,
            licence,
            passwordHash,
            usercode,
            language,
            as: kindOf(call.actor),
            now: call.now,
          })
      })
      return { status: 'SUCCESS', errorMessage: null, usercode, approval: startOf(userType) }
    }
    try {
      return await attempt()
    } catch (error) {
      // Somebody with the same e-mail or mobile was faster; now they are known.
      if (codeOf(error) !== '23505') throw error
      return await attempt()
    }
  }
