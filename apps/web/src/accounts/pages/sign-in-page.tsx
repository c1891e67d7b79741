// Sign-in as a page with an address of its own, for links and password managers.
import { useEffect } from 'react'
import { profileText } from '@marsa/model/accounts/profile/profile-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { asksForQuote } from '../sign-in/asks-for-quote.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { useSessionState } from '../queries.ts'
import { afterSignIn, ownPath } from '../session.ts'
import { signInText } from '../text.ts'
import '../accounts.css'

const route = getRouteApi('/$lang/sign-in')

/** Leads on to `next`, or to where the person starts. */
export function SignInPage() {
  const t = useT()
  const { lang } = useLang()
  const { next, account } = route.useSearch()
  const { status } = useSessionState()
  const navigate = useNavigate()
  const target = ownPath(next)
  const inside = status === 'in'
  useEffect(() => {
    if (inside) void navigate({ href: afterSignIn(lang, next), replace: true })
  }, [inside, next, lang, navigate])
  return (
    <section className="card sign-in stack g5">
      <header className="stack g1">
        <h1 className="h2">{t(accountsText.signIn)}</h1>
        <p className="dense muted">{t(signInText.lead)}</p>
      </header>
      {account && <Banner tone="success" live title={t(profileText.closedDone)} />}
      {asksForQuote(target) && <Banner tone="info">{t(accountsText.loginToQuote)}</Banner>}
      <SignInForm onEntered={() => undefined} />
    </section>
  )
}
