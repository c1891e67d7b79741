// The steps about the person: names, e-mail and mobile; then password, terms and offers.
import { usePageFormOf } from '../../kit/page-form.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { RegisterValues } from './register-values.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { useFlag, useText } from './use-register-field.ts'
import { PasswordRules } from '../recovery/new-password.tsx'

export function PersonStep() {
  const t = useT()
  return (
    <>
      <div className="register-two">
        <TextInput label={t(registerText.firstname)} autoComplete="given-name" {...useText('firstname')} />
        <TextInput label={t(registerText.lastname)} autoComplete="family-name" {...useText('lastname')} />
      </div>
      <TextInput
        label={t(registerText.email)}
        hint={t(registerText.emailHint)}
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...useText('usercode')}
      />
      <PhoneInput
        label={t(registerText.mobile)}
        hint={t(registerText.mobileHint)}
        {...useText('contactNumber')}
      />
    </>
  )
}

function TermsSentence() {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      {t(registerText.acceptBefore)}{' '}
      <a href={`/${lang}/terms`} target="_blank" rel="noreferrer">
        {t(registerText.terms)}
      </a>{' '}
      {t(registerText.acceptAnd)}{' '}
      <a href={`/${lang}/privacy`} target="_blank" rel="noreferrer">
        {t(registerText.privacy)}
      </a>
    </>
  )
}

export function PasswordStep() {
  const t = useT()
  const { Password: password, firstname, lastname, usercode } = usePageFormOf<RegisterValues>().values
  const terms = useFlag('termsAccepted')
  const promotions = useFlag('promotions')
  return (
    <>
      <PasswordInput label={t(registerText.password)} autoComplete="new-password" {...useText('Password')} />
      <PasswordRules
        password={password}
        about={[firstname, lastname, usercode.split('@')[0]!].filter(Boolean)}
      />
      <PasswordInput
        label={t(registerText.confirm)}
        autoComplete="new-password"
        {...useText('PasswordConfirmation')}
      />
      <div className="stack g3">
        <Checkbox {...terms}>
          <TermsSentence />
        </Checkbox>
        <Checkbox {...promotions}>{t(registerText.promotions)}</Checkbox>
      </div>
    </>
  )
}
