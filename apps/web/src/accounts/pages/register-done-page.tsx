// The thank-you page: what happens next and when, for each kind of user.
import { CircleCheck } from 'lucide-react'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { wantedPage } from '../../kit/wanted-page.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useSessionState } from '../queries.ts'
import { ownPath } from '../session.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import '../registration/register.css'

const route = getRouteApi('/$lang/hub/register/thank-you')

const steps = {
  customer: [registerText.nextMail, registerText.nextQuote],
  business: [
    registerText.nextMail,
    registerText.thanksBusiness,
    registerText.nextAnswer,
    registerText.nextSignIn,
  ],
  provider: [
    registerText.nextMail,
    registerText.thanksProvider,
    registerText.nextAnswer,
    registerText.nextSignIn,
  ],
} as const

export function RegisterDonePage() {
  const t = useT()
  const { lang } = useLang()
  const params = useSettingParams()
  const { type } = route.useSearch()
  const ready = type === 'customer'
  const inside = useSessionState().status === 'in'
  const wanted = ownPath(wantedPage())
  const listed = steps[type].map((row) =>
    wanted && row === registerText.nextQuote ? registerText.nextGoOn : row,
  )
  const next = wanted ?? `/${lang}/freight/quote`
  return (
    <section className="card register stack g5">
      <header className="stack g3">
        <Icon of={CircleCheck} size="l" />
        <h1 className="h2">{t(ready ? registerText.thanksReady : registerText.thanksWaiting)}</h1>
        {ready && <p>{t(inside ? registerText.signedInBody : registerText.thanksReadyBody)}</p>}
      </header>
      <div className="stack g3">
        <h2 className="h3">{t(registerText.whatNext)}</h2>
        <ol className="stack g2 register-next">
          {listed.map((row) => (
            <li key={row.en}>{t(row, params)}</li>
          ))}
        </ol>
      </div>
      <div className="row wrap g3">
        {ready && (
          <LinkButton
            variant="primary"
            href={inside ? next : `/${lang}/sign-in?next=${encodeURIComponent(next)}`}
          >
            {t(inside ? (wanted ? registerText.goOn : registerText.firstQuote) : registerText.signIn)}
          </LinkButton>
        )}
        <LinkButton href={`/${lang}/home`}>{t(registerText.toHome)}</LinkButton>
      </div>
    </section>
  )
}
