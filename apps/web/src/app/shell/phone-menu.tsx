// The menu of the phone: every link of the header in one sheet.
import { LogOut, UserRoundCog } from 'lucide-react'
import { Suspense, useState } from 'react'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { accountsText, roleText } from '@marsa/model/accounts/text.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { isLine, quotedLines } from '@marsa/model/lines.ts'
import type { Layout } from '@marsa/model/site/layout.ts'
import { useLogo } from '../../accounts/companies/door.tsx'
import { ActingDialog, leave, type Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { appText } from '../text.ts'
import { HeadSearch } from './head-search.tsx'
import { LanguageLink } from './language-link.tsx'
import { accountPages, hubPages } from './hub-pages.ts'
import { hubText } from './hub-text.ts'
import { linePages } from './line-pages.ts'
import { hasPages, servicesOf } from './navigation.ts'
import { ServiceLevels } from './service-levels.tsx'
import { CompanyName } from './welcome-face.tsx'

export function PhoneMenu({ me, layout, onClose }: { me?: Me; layout: Layout; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [acting, setActing] = useState(false)
  const logo = useLogo({ hasLogo: me?.companyHasLogo ?? false })
  // Those of the line whose page it is, elsewhere those of the first line that the person works in.
  const near = isLine(layout.id) ? [layout.id] : quotedLines
  const pages = near.map((line) => linePages[line](me?.roleName)).find((all) => all.length > 0) ?? []
  const links = (all: ReturnType<typeof servicesOf>) =>
    all.map(({ id, label, path }) => (
      <a key={id} className="navlink" href={`/${lang}/${path}`} onClick={onClose}>
        {t(label)}
      </a>
    ))
  return (
    <Sheet
      title={me ? t(appText.welcome, { name: nameIn(me, lang).first }) : t(appText.menu)}
      isOpen
      onClose={onClose}
    >
      <div className="stack g6">
        {me && (
          <p className="muted dense">
            {t(roleText[me.roleName])} · <CompanyName me={me} logo={logo} />
          </p>
        )}
        {me && layout.search && hasPages(me.roleName) && <HeadSearch className="input" onDone={onClose} />}
        {me && pages.length > 0 && (
          <nav className="stack g1" aria-label={t(appText.inService)}>
            {links(pages)}
          </nav>
        )}
        {me && hubPages(me.roleName).length > 0 && (
          <nav className="stack g1" aria-label={t(hubText.hub)}>
            {links(hubPages(me.roleName))}
          </nav>
        )}
        <nav className="stack g1" aria-label={t(appText.services)}>
          {links(servicesOf(me?.roleName))}
          <LanguageLink />
        </nav>
        {me && (
          <nav className="stack g1" aria-label={t(appText.account)}>
            {links(accountPages(me))}
          </nav>
        )}
        {me && layout.serviceLevel && <ServiceLevels me={me} />}
        {me && actsForOthers(me.roleName) && (
          <Button icon={UserRoundCog} onPress={() => setActing(true)}>
            {t(actingText.actFor)}
          </Button>
        )}
        {acting && (
          <Suspense fallback={null}>
            <ActingDialog onClose={() => setActing(false)} />
          </Suspense>
        )}
        {me ? (
          <Button icon={LogOut} flip onPress={() => void leave()}>
            {t(accountsText.signOut)}
          </Button>
        ) : (
          <>
            <LinkButton variant="primary" href={`/${lang}/sign-in`} onClick={onClose}>
              {t(accountsText.signIn)}
            </LinkButton>
            <LinkButton href={`/${lang}/hub/register`} onClick={onClose}>
              {t(frameText.signUp)}
            </LinkButton>
          </>
        )}
      </div>
    </Sheet>
  )
}
