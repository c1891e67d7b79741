// Who sends without an account: name, mobile and e-mail, then the code that the mobile gets.
import { useState } from 'react'
import { emailAddress, personName, smsCode, uaeMobile } from '@marsa/model/accounts/fields.ts'
import { newGuest, sendGuestCode } from '@marsa/model/express/guest/guest-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { CaptchaNote, codeProblems, CodeStep, useCaptcha, useSmsCode } from '../../accounts/sign-in/door.tsx'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Card } from '../../ui/values/card.tsx'
import { guestText as words } from './guest-text.ts'

export type GuestValues = { name: string; contactNumber: string; email: string; SMSCode: string }
type Begun = AnswerOf<typeof newGuest>

const schemas = { name: personName, contactNumber: uaeMobile, email: emailAddress, SMSCode: smsCode }
const labels = { name: words.name, contactNumber: words.mobile, email: words.email }

const faultsOf = (values: GuestValues, names: readonly (keyof GuestValues)[]): FieldProblems =>
  Object.fromEntries(
    names.flatMap((name) => {
      const parsed = schemas[name].safeParse(values[name])
      return parsed.success ? [] : [[name, parsed.error.issues[0]!.message]]
    }),
  )

export function BeginForm({ onBegun }: { onBegun: (begun: Begun, values: GuestValues) => void }) {
  const t = useT()
  const { lang } = useLang()
  const captcha = useCaptcha()
  const [step, setStep] = useState<'who' | 'code'>('who')
  const code = useSmsCode(captcha.take, (body) => call(sendGuestCode, { body, anonymous: true }))
  const form = usePageForm<GuestValues>({
    initial: { name: '', contactNumber: '', email: '', SMSCode: '' },
    check: (values) => faultsOf(values, step === 'who' ? ['name', 'contactNumber', 'email'] : ['SMSCode']),
    problems: codeProblems,
    onSend: async (values) => {
      const { name, contactNumber, email, SMSCode } = values
      if (step === 'who') {
        await code.send(uaeMobile.parse(contactNumber))
        form.settle()
        setStep('code')
        return
      }
      try {
        const body = { name, mobile: contactNumber, email, smsCode: SMSCode }
        onBegun(await call(newGuest, { body, anonymous: true }), values)
      } catch (problem) {
        if (problem instanceof Refusal && problem.code === 'accounts.code-wrong') code.countWrong()
        throw problem
      }
    },
  })
  const { sent } = code
  return (
    <div className="wiz" onFocus={captcha.prepare}>
      <Card title={t(words.whoTitle)}>
        <PageForm
          form={form}
          labelOf={(path) => (path in labels ? t(labels[path as keyof typeof labels]) : '')}
          foot={
            <div>
              <Button
                type="submit"
                variant="primary"
                changes
                isPending={form.isSending}
                pendingLabel={t(words.sending)}
              >
                {t(step === 'who' ? words.sendCode : words.begin)}
              </Button>
            </div>
          }
        >
          {step === 'who' || !sent ? (
            <>
              <FieldPlace path="name">
                <TextInput label={t(words.name)} autoComplete="name" dir="auto" {...form.field('name')} />
              </FieldPlace>
              <div className="grid c2">
                <FieldPlace path="contactNumber">
                  <TextInput
                    label={t(words.mobile)}
                    hint={t(words.mobileHint)}
                    autoComplete="tel"
                    inputMode="tel"
                    dir="ltr"
                    {...form.field('contactNumber')}
                  />
                </FieldPlace>
                <FieldPlace path="email">
                  <TextInput
                    label={t(words.email)}
                    hint={t(words.emailHint)}
                    autoComplete="email"
                    inputMode="email"
                    dir="ltr"
                    {...form.field('email')}
                  />
                </FieldPlace>
              </div>
              <CaptchaNote state={captcha.state} />
            </>
          ) : (
            <CodeStep
              sent={sent}
              busy={code.busy}
              onResend={() =>
                void code.resend(sent.mobile).catch((problem: unknown) => {
                  if (problem instanceof Refusal) form.refuse(problem)
                })
              }
              onChangeNumber={() => {
                form.settle()
                setStep('who')
              }}
            />
          )}
        </PageForm>
      </Card>
      <Card>
        <div className="stack g3">
          <p>{t(words.account)}</p>
          <div className="row wrap g2">
            <LinkButton href={`/${lang}/sign-in?next=${encodeURIComponent(`/${lang}/express/new`)}`}>
              {t(words.signIn)}
            </LinkButton>
            <LinkButton href={`/${lang}/hub/register`}>{t(words.register)}</LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
