// The registration form as the page holds it: empty values, its steps, what is wrong in one, and what survives a reload.
import type { CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import { betweenFields, fieldsOf } from '@marsa/model/accounts/registration/registration-form.ts'
import type { register } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { InputOf } from '../../kit/call.ts'

export const emptyForm = {
  tradeLicenseNumber: '',
  licenceCopy: '',
  /** What the attached file is called; shown, not sent. */
  licenceCopyName: '',
  companyName: '',
  numberOfEmployees: '',
  numberOfBranches: '',
  location: '',
  services: [] as string[],
  additionalServices: '',
  remark: '',
  firstname: '',
  lastname: '',
  usercode: '',
  contactNumber: '',
  Password: '',
  PasswordConfirmation: '',
  termsAccepted: false,
  promotions: false,
  SMSCode: '',
}
export type RegisterValues = typeof emptyForm
export type RegisterField = keyof RegisterValues

export type RegisterStep = 'company' | 'person' | 'password' | 'code'

const company: RegisterField[] = [
  'tradeLicenseNumber',
  'licenceCopy',
  'companyName',
  'numberOfEmployees',
  'numberOfBranches',
  'location',
  'services',
  'additionalServices',
  'remark',
]
const fields: Record<RegisterStep, readonly RegisterField[]> = {
  company,
  person: ['firstname', 'lastname', 'usercode', 'contactNumber'],
  password: ['Password', 'PasswordConfirmation', 'termsAccepted', 'promotions'],
  code: ['SMSCode'],
}

export const stepsOf = (userType: UserType): readonly RegisterStep[] =>
  userType === 'customer' ? ['person', 'password', 'code'] : ['company', 'person', 'password', 'code']

/** The step that holds a field, for refusals that come back from the server. */
export const stepOf = (field: string): RegisterStep | undefined =>
  (Object.keys(fields) as RegisterStep[]).find((step) => (fields[step] as string[]).includes(field))

/** What is wrong in a step, by the schema and rules that the server uses. */
export const stepProblems = (
  userType: UserType,
  step: RegisterStep,
  values: RegisterValues,
): FieldProblems => {
  const schemas: Record<
    string,
    { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }
  > = fieldsOf(userType)
  const alone = fields[step].flatMap((field) => {
    if (field === 'licenceCopy' && values.licenceCopy === '') return []
    const [issue] = schemas[field]?.safeParse(values[field]).error?.issues ?? []
    return issue ? [[field, issue.message] as const] : []
  })
  const between = Object.entries(betweenFields(values)).filter(([field]) => stepOf(field) === step)
  return { ...Object.fromEntries(between), ...Object.fromEntries(alone) }
}

/** What is sent; the fields of companies only for those. */
export const bodyOf = (
  userType: UserType,
  values: RegisterValues,
  captcha: CaptchaAnswer,
  language: Lang,
): NonNullable<InputOf<typeof register>['body']> => {
  const { services, termsAccepted, licenceCopyName: _, ...rest } = values
  const given = Object.entries(rest).filter(
    ([field, value]) => value !== '' && (userType !== 'customer' || !(company as string[]).includes(field)),
  )
  return {
    ...Object.fromEntries(given),
    ...(userType === 'provider' && { services }),
    userType,
    termsAccepted,
    language,
    captcha,
  } as NonNullable<InputOf<typeof register>['body']>
}

const keyOf = (userType: UserType): string => `marsa.register.${userType}`

/** Keeps what was typed in this tab; never passwords, and no code. */
export const keepForm = (userType: UserType, values: RegisterValues): void => {
  const { Password: _, PasswordConfirmation: _again, SMSCode: _code, ...kept } = values
  sessionStorage.setItem(keyOf(userType), JSON.stringify(kept))
}

export const forgetForm = (userType: UserType): void => sessionStorage.removeItem(keyOf(userType))

/** What was kept; anything that does not fit is left out. */
export const keptForm = (userType: UserType): Partial<RegisterValues> => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userType)) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(emptyForm).flatMap(([name, empty]) => {
        const value = kept[name]
        const fits = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
        return fits ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}
