// The header of a visitor: logo, four services, language, sign-in, sign-up and one filled button; who is signed in has a face instead.
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { languageName, otherLanguage } from '../text.ts'
import { shell } from '../text/shell.ts'
import { menuName } from '@marsa/model/site/soon.ts'
import type { PublicPath } from '@marsa/model/site/pages.ts'
import { Icon } from './icon.tsx'
import { LogoMark } from './logo.tsx'

export const services = ['freight', 'warehouse', 'express', 'trucks'] as const
export type Service = (typeof services)[number]

/** The language switch keeps the page; pages of failure have none and lead to the hub. */
const switchTarget = (lang: Lang, path: PublicPath = 'home') => `/${otherLanguage[lang]}/${path}`

export const PageHeader = ({ lang, path }: { lang: Lang; path?: PublicPath }) => {
  const current = services.find((service) => path?.startsWith(`${service}/`))
  const quote = `/${lang}/${current === 'warehouse' || current === 'trucks' ? current : 'freight'}/quote`
  const links = services.map((service) => (
    <a
      key={service}
      className="navlink"
      href={`/${lang}/${service}/home`}
      aria-current={path === `${service}/home` ? 'page' : undefined}
    >
      {say(lang, menuName(service, shell[service]))}
    </a>
  ))
  const help = (
    <a className="navlink" href={`/${lang}/help/faq`} aria-current={path === 'help/faq' ? 'page' : undefined}>
      {say(lang, shell.help)}
    </a>
  )
  return (
    <header className="head" data-variant="visitor">
      <a className="skip" href="#main">
        {say(lang, shell.skip)}
      </a>
      <div className="page">
        <a className="logo" href={`/${lang}/home`} aria-label={say(lang, shell.marsaHome)}>
          <LogoMark />
          <span>{say(lang, shell.marsa)}</span>
        </a>
        <nav className="wide" aria-label={say(lang, shell.services)} data-services={lang}>
          {links}
          {help}
        </nav>
        <div className="row push head-end">
          <a
            className="navlink tongue"
            href={switchTarget(lang, path)}
            lang={otherLanguage[lang]}
            hrefLang={otherLanguage[lang]}
            dir={lang === 'en' ? 'rtl' : 'ltr'}
            data-language={otherLanguage[lang]}
          >
            {languageName[otherLanguage[lang]]}
          </a>
          <a className="navlink wide nobody" href={`/${lang}/sign-in`} data-island="sign-in">
            {say(lang, shell.signIn)}
          </a>
          <a className="navlink wide nobody" href={`/${lang}/hub/register`}>
            {say(lang, frameText.signUp)}
          </a>
          <a className="btn btn-p btn-sm wide head-btn nobody" href={quote}>
            {say(lang, shell.getQuote)}
          </a>
          {/* Drawn by its island once somebody is known to be signed in; until then the way to where they start. */}
          <a className="navlink somebody" href={`/${lang}/start`} data-run="face">
            {say(lang, shell.myAccount)}
          </a>
          <details className="menu narrow">
            <summary className="icon-btn" aria-label={say(lang, shell.menu)}>
              <Icon name="menu" className="i-l" />
            </summary>
            <nav className="menu-list" aria-label={say(lang, shell.menu)} data-services={lang}>
              {links}
              {help}
              <a className="navlink nobody" href={`/${lang}/sign-in`} data-island="sign-in">
                {say(lang, shell.signIn)}
              </a>
              <a className="navlink nobody" href={`/${lang}/hub/register`}>
                {say(lang, frameText.signUp)}
              </a>
              <a className="btn btn-p btn-block nobody" href={quote}>
                {say(lang, shell.getQuote)}
              </a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
