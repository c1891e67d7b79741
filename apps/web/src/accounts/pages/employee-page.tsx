// Sends employees to the company directory (A 2); without one the ordinary sign-in stands here and says why.
import { useEffect } from 'react'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { useSessionState } from '../queries.ts'
import { useEntrance } from '../sign-in/use-entrance.ts'
import '../accounts.css'

function Going({ to }: { to: string }) {
  const t = useT()
  useEffect(() => location.replace(to), [to])
  return (
    <>
      <p className="row g2" role="status">
        <Spinner />
        {t(directoryText.goingToDirectory)}
      </p>
      <p className="dense muted">{t(directoryText.goingHint)}</p>
      <LinkButton variant="primary" href={to} data-full="">
        {t(directoryText.openDirectory)}
      </LinkButton>
    </>
  )
}

export function EmployeePage() {
  const t = useT()
  const { lang } = useLang()
  const { status } = useSessionState()
  const navigate = useNavigate()
  const entrance = useEntrance()
  const inside = status === 'in'
  useTitle(t(directoryText.employees))
  useEffect(() => {
    if (inside) void navigate({ href: `/${lang}/start`, replace: true })
  }, [inside, lang, navigate])
  return (
    <section className="card sign-in stack g5" aria-busy={entrance === undefined}>
      <h1 className="h2">{t(directoryText.employees)}</h1>
      {!inside && entrance?.directory && <Going to={`/api/identity/login?lang=${lang}`} />}
      {!inside && entrance !== undefined && !entrance?.directory && (
        <>
          <Banner tone="info">{t(directoryText.noDirectory)}</Banner>
          <SignInForm onEntered={() => undefined} />
        </>
      )}
    </section>
  )
}
