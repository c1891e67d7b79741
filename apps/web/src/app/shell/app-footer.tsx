// The footer of the app: services, help, support and what is outside, as the server has written it into the page.
import { footHelp, footLegal, footText } from '@marsa/model/site/foot-text.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { footFacts, type FootLink } from './foot-facts.ts'
import { LanguageLink } from './language-link.tsx'
import { servicesOf, type NavLink } from './navigation.ts'
import './foot.css'

function Outside({ link: { href, text } }: { link: FootLink }) {
  return (
    <a href={href} {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}>
      <bdi>{text}</bdi>
    </a>
  )
}

export function AppFooter() {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const { support, outside } = footFacts()
  const links = (all: readonly Pick<NavLink, 'label' | 'path'>[]) =>
    all.map(({ label, path }) => (
      <a key={path} href={`/${lang}/${path}`}>
        {t(label)}
      </a>
    ))
  return (
    <footer className="app-foot">
      <div className="page">
        <div className="app-foot-rows">
          <div>{links(servicesOf(role))}</div>
          <div>{links(footHelp)}</div>
          <p>
            <span>{t(footText.aroundTheClock)}</span>
            {support.map((link) => (
              <Outside key={link.href} link={link} />
            ))}
          </p>
          {outside.length > 0 && (
            <p>
              {outside.map((link) => (
                <Outside key={link.href} link={link} />
              ))}
            </p>
          )}
        </div>
        <div className="app-foot-end">
          <span>{t(footText.rights)}</span>
          {links(footLegal)}
          <LanguageLink className="" />
        </div>
      </div>
    </footer>
  )
}
