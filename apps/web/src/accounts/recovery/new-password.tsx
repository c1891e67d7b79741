// A new password and its repetition: the documented rule as a list that follows the typing, and how strong it looks (A 5, Z12).
import { Check, Circle } from 'lucide-react'
import { passwordParts, passwordStrength } from '@marsa/model/accounts/password.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import '../registration/register.css'

/** `about` are words of the person that a password must not be made of. */
export function PasswordRules({ password, about }: { password: string; about: readonly string[] }) {
  const t = useT()
  const strength = passwordStrength(password, about)
  return (
    <div className="stack g3">
      <div className="stack g1">
        <div className="pw-meter" data-strength={strength} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className="cap muted" role="status">
          {t(registerText[`strength${strength}`])}
          {strength > 1 && strength < 4 && ` ${t(registerText.advise)}`}
        </p>
      </div>
      <ul className="pw-rules dense">
        {passwordParts.map(({ id, test }) => {
          const met = test(password)
          return (
            <li key={id} className={met ? 'met' : 'muted'}>
              <Icon
                of={met ? Check : Circle}
                size="s"
                label={t(met ? registerText.met : registerText.unmet)}
              />
              {t(registerText[id])}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
