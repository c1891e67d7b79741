// The registration form in steps: checked by the server's own rules, code by text message, kept over a reload.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { licenceNumber, licenceRefusal } from '@marsa/model/accounts/registration/licence.ts'
import { lookUpLicence, register } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { call, Refusal } from '../../kit/call.ts'
import { PageForm } from '../../kit/page-form.tsx'
import { ask } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { focusField } from '../../ui/fields/focus-fault.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import {
  bodyOf,
  emptyForm,
  forgetForm,
  keepForm,
  keptForm,
  stepOf,
  stepProblems,
  stepsOf,
  type RegisterStep,
  type RegisterValues,
} from './register-values.ts'
import { registerProblems } from './register-problems.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { enter } from '../session.ts'
import { useCaptcha } from '../sign-in/use-captcha.ts'
import { useSmsCode } from '../sign-in/use-sms-code.ts'
import { CaptchaNote } from '../sign-in/captcha-note.tsx'
import { CompanyStep } from './register-company.tsx'
import { CodeStep } from './register-code.tsx'
import { PasswordStep, PersonStep } from './register-person.tsx'

const stepText = {
  company: registerText.stepCompany,
  person: registerText.stepPerson,
  password: registerText.stepPassword,
  code: registerText.stepCode,
} as const

const labelRows = {
  tradeLicenseNumber: registerText.licence,
  licenceCopy: registerText.licenceCopy,
  companyName: registerText.companyName,
  numberOfEmployees: registerText.employees,
  numberOfBranches: registerText.branches,
  location: registerText.location,
  services: registerText.services,
  additionalServices: registerText.additional,
  remark: registerText.remark,
  firstname: registerText.firstname,
  lastname: registerText.lastname,
  usercode: registerText.email,
  contactNumber: registerText.mobile,
  Password: registerText.password,
  PasswordConfirmation: registerText.confirm,
  termsAccepted: registerText.termsLabel,
  SMSCode: registerText.code,
  captcha: registerText.robot,
} as const

/** What is wrong with the step that is shown, the licence also by the register. */
const useCheck = (userType: UserType, step: RegisterStep) => {
  const client = useQueryClient()
  return async (values: RegisterValues) => {
    const found = stepProblems(userType, step, values)
    if (step !== 'company' || found['tradeLicenseNumber']) return found
    const number = licenceNumber.parse(values.tradeLicenseNumber)
    // Without an answer the server says it in the end.
    const known = await client.query(ask(lookUpLicence, { number })).catch(() => undefined)
    const refusal = known && licenceRefusal(known.licence, values.licenceCopy !== '')
    return refusal ? { ...found, tradeLicenseNumber: refusal } : found
  }
}

export function RegisterForm({ userType }: { userType: UserType }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const steps = stepsOf(userType)
  const [step, setStep] = useState<RegisterStep>(steps[0]!)
  const captcha = useCaptcha()
  const sms = useSmsCode(captcha.take)
  const [initial] = useState(() => ({ ...emptyForm, ...keptForm(userType) }))
  const top = useRef<HTMLHeadingElement>(null)
  const go = (next: RegisterStep) => {
    form.settle()
    setStep(next)
    top.current?.focus()
  }
  const finish = async (values: RegisterValues) => {
    const body = bodyOf(userType, values, await captcha.take(), lang)
    let approval
    try {
      ;({ approval } = await call(register, { body, anonymous: true }))
    } catch (refusal) {
      if (refusal instanceof Refusal) {
        if (refusal.code === 'accounts.code-wrong') sms.countWrong()
        const where = Object.keys(refusal.fieldSentences).map(stepOf).find(Boolean)
        if (where && where !== step) go(where)
      }
      throw refusal
    }
    forgetForm(userType)
    // An address that was known before keeps its password: then the page after this one leads to sign-in.
    if (approval === 'ACTIVE')
      await enter({ username: values.usercode, password: values.Password }).catch(() => undefined)
    await navigate({ href: `/${lang}/hub/register/thank-you?type=${userType}`, ignoreBlocker: true })
  }
  const submit = async (values: RegisterValues) => {
    if (step === 'code') return finish(values)
    if (step === 'password') {
      captcha.prepare()
      await sms.send(values.contactNumber)
    }
    go(steps[steps.indexOf(step) + 1]!)
  }
  const form = usePageForm<RegisterValues>({
    initial,
    check: useCheck(userType, step),
    problems: registerProblems,
    onChange: (values) => keepForm(userType, values),
    onSend: submit,
  })
  const resend = async () => {
    try {
      await sms.resend(form.values.contactNumber)
      form.set({ SMSCode: '' })
      form.settle()
      focusField('SMSCode')
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      form.refuse(refusal)
    }
  }
  const labels: Partial<Record<string, TextRow>> = labelRows
  const place = steps.indexOf(step)
  return (
    <div className="stack g5" onFocus={captcha.prepare}>
      <Steps current={place} steps={steps.map((each) => ({ label: t(stepText[each]) }))} />
      <h2 className="vh" tabIndex={-1} ref={top}>
        {t(stepText[step])}
      </h2>
      <PageForm
        form={form}
        labelOf={(path) => (labels[path] ? t(labels[path]) : '')}
        foot={
          <div className="register-foot">
            {place > 0 && <Button onPress={() => go(steps[place - 1]!)}>{t(registerText.back)}</Button>}
            <Button
              type="submit"
              variant="primary"
              isPending={form.isSending}
              pendingLabel={t(step === 'password' ? registerText.sendingCode : registerText.finishing)}
            >
              {t(
                step === 'code'
                  ? userType === 'customer'
                    ? registerText.finish
                    : registerText.finishCompany
                  : step === 'password'
                    ? registerText.sendCode
                    : registerText.next,
              )}
            </Button>
          </div>
        }
      >
        {step === 'company' && <CompanyStep userType={userType} />}
        {step === 'person' && <PersonStep />}
        {step === 'password' && <PasswordStep />}
        {step === 'code' && sms.sent && (
          <CodeStep
            sent={sms.sent}
            busy={sms.busy}
            onResend={() => void resend()}
            onChangeNumber={() => go('person')}
          />
        )}
        <CaptchaNote state={captcha.state} />
      </PageForm>
      <UnsavedGuard when={form.isTouched} note={t(registerText.kept)} />
    </div>
  )
}
