// Why a sign-in through others did not succeed, and the ways on.
import { troubleBody, troubleTitle, directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import type { IdentityProvider, SignInTrouble } from '@marsa/model/accounts/directory/directory.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'

/** Where trying again changes nothing before somebody else has done something. */
const lasting: readonly SignInTrouble[] = ['no-group', 'no-mail', 'customer-mail', 'not-active', 'not-set-up']

const startOf: Record<IdentityProvider, string> = {
  directory: '/api/identity/login',
  'uae-pass': '/api/identity/uae-pass',
}

export function SignInTroubleCard({ trouble, via }: { trouble: SignInTrouble; via: IdentityProvider }) {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(troubleTitle[trouble]))
  const again = !lasting.includes(trouble)
  return (
    <section className="card sign-in stack g5" role="alert">
      <header className="stack g2">
        <h1 className="h2">{t(troubleTitle[trouble])}</h1>
        <p className="muted">{t(troubleBody[trouble])}</p>
      </header>
      <div className="stack g3">
        {again && (
          <LinkButton variant="primary" block href={`${startOf[via]}?lang=${lang}`} data-full="">
            {t(directoryText.again)}
          </LinkButton>
        )}
        <LinkButton variant={again ? 'secondary' : 'primary'} block href={`/${lang}/sign-in`}>
          {t(directoryText.ordinary)}
        </LinkButton>
        <LinkButton variant="text" block href={`/${lang}/home`} data-full="">
          {t(directoryText.toHome)}
        </LinkButton>
      </div>
    </section>
  )
}
