// Writes a registration: the person, who may not sign in before the approval, what they gave, and who is notified.
import { randomBytes } from 'node:crypto'
import { userTypeText } from '@marsa/model/accounts/registration/registration-text.ts'
import { approvalDue, startOf } from '@marsa/model/accounts/registration/registration.ts'
import { workingDays } from '@marsa/model/kit/duration.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { timeParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { notify, sendMail } from '../../messages/door.ts'
import { calendarOf } from '../../reference/door.ts'
import { settingsInForce } from '../../settings/door.ts'
import { takeCopy } from './licence-copies.store.ts'
import type { NewRegistration } from './new-registration.ts'
import { insertApplicant, insertRegistration, keepOffersChoice } from './registrations.store.ts'

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a person is known by; made here, whatever a form may bring (Z18). */
export const newUserCode = (): string =>
  `MU-${[...randomBytes(10)].map((byte) => signs[byte % signs.length]).join('')}`

/** When it has to be decided, and the working days that were promised. */
type Due = { at: Date; days: number }

const dueOf = async (tx: Tx, now: Date): Promise<Due> => {
  const { 'accounts.approval-days': days } = await settingsInForce(tx)
  return { at: approvalDue(now, await calendarOf(tx, 'market'), days), days }
}

const welcome = (tx: Tx, { form, language }: NewRegistration, id: string): Promise<void> =>
  sendMail(tx, {
    mail: 'registration-welcome',
    to: { channel: 'mail', address: form.usercode, language },
    params: { name: form.firstname },
    key: id,
    isSecret: false,
  })

const receive = async (
  tx: Tx,
  { userType, form, language }: NewRegistration,
  id: string,
  company: { en: string; ar: string },
  { at: due, days }: Due,
): Promise<void> => {
  await sendMail(tx, {
    mail: 'registration-received',
    to: { channel: 'mail', address: form.usercode, language },
    params: { name: form.firstname, company, days: workingDays(days), due: timeParam(due) },
    key: id,
    isSecret: false,
  })
  await notify(tx, {
    to: { roles: ['desk'] },
    template: 'registration-new',
    params: { company, kind: userTypeText[userType], due: timeParam(due) },
    subjectId: id,
  })
}

/** Answers the id of the registration. Throws the database's unique violation when somebody else was faster. */
export const recordRegistration = async (tx: Tx, given: NewRegistration): Promise<string> => {
  const { userType, form, licence, now } = given
  const name = `${form.firstname} ${form.lastname}`
  const typed = (licence && form.companyName) || name
  const company = { en: licence?.facts?.name_en ?? typed, ar: licence?.facts?.name_ar ?? typed }
  const state = startOf(userType)
  const due = licence ? await dueOf(tx, now) : null
  const applicant = await insertApplicant(tx, {
    ...given,
    company,
    kind: licence ? 'business' : 'person',
    state,
    address: (licence ? form.location : form.address) ?? '',
  })
  const id = await insertRegistration(tx, { ...given, ...applicant, state, due: due?.at ?? null })
  const copy = licence?.copy
  if (copy && !(await takeCopy(tx, copy.id, copy.binding, id)))
    throw new Problem('accounts.licence-copy-gone')
  if (state === 'ACTIVE') await keepOffersChoice(tx, applicant.userId, form.promotions)
  await (due ? receive(tx, given, id, company, due) : welcome(tx, given, id))
  return id
}
