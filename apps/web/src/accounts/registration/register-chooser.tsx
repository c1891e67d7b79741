// The three ways to register, where the address names none.
import { Building2, Ship, User } from 'lucide-react'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { Icon, type IconKind } from '../../ui/values/icon.tsx'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { registrationTitles } from '@marsa/model/accounts/registration/registration-titles.ts'
import './register.css'

const kinds: readonly { userType: UserType; icon: IconKind }[] = [
  { userType: 'customer', icon: User },
  { userType: 'business', icon: Building2 },
  { userType: 'provider', icon: Ship },
]

export function RegisterChooser() {
  const t = useT()
  const { lang } = useLang()
  const params = useSettingParams()
  return (
    <section className="card register stack g5">
      <header className="stack g1">
        <h1 className="h2">{t(registrationTitles.register)}</h1>
        <p className="dense muted">{t(registerText.chooseLead)}</p>
      </header>
      <nav className="register-kinds" aria-label={t(registerText.chooseLead)}>
        {kinds.map(({ userType, icon }) => (
          <a key={userType} className="register-kind" href={`/${lang}/hub/register/${userType}`}>
            <Icon of={icon} size="l" />
            <span>
              <span className="med">{t(registerText[userType])}</span>
              <span className="choice-p">{t(registerText[`${userType}Lead`], params)}</span>
            </span>
          </a>
        ))}
      </nav>
      <p className="dense muted">
        {t(registerText.haveAccount)} <a href={`/${lang}/sign-in`}>{t(registerText.signIn)}</a>
      </p>
    </section>
  )
}
