// The footer: services, help, agents, contact; it links only to what exists.
import type { ReactNode } from 'react'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { footHelp, footLegal, footText } from '@marsa/model/site/foot-text.ts'
import { menuName } from '@marsa/model/site/soon.ts'
import { NewsletterForm } from '../help/newsletter-form.tsx'
import { supportMail, supportPhone } from '../text.ts'
import { shell } from '../text/shell.ts'
import { LogoMark } from './logo.tsx'
import { services, type Service } from './page-header.tsx'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="stack g2">
    <h2>{title}</h2>
    <ul className="stack g2">{children}</ul>
  </div>
)

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
)

/** Marked, because the server leads these to the content site where one is configured. */
const ServiceItem = ({ lang, service }: { lang: Lang; service: Service }) => (
  <li>
    <a data-content={service} href={`/${lang}/${service}/home`}>
      {say(lang, menuName(service, shell[service]))}
    </a>
  </li>
)

export const PageFooter = ({ lang }: { lang: Lang }) => (
  <footer className="foot">
    <div className="page">
      <div className="foot-g">
        <div className="stack g3">
          <span className="logo">
            <LogoMark />
            <span>{say(lang, shell.marsa)}</span>
          </span>
          <p className="foot-about">{say(lang, footText.about)}</p>
          <NewsletterForm lang={lang} id="newsletter" />
        </div>
        <Column title={say(lang, shell.services)}>
          {services.map((service) => (
            <ServiceItem key={service} lang={lang} service={service} />
          ))}
        </Column>
        <Column title={say(lang, shell.help)}>
          {footHelp.map(({ path, label }) => (
            <Item key={path} href={`/${lang}/${path}`}>
              {say(lang, label)}
            </Item>
          ))}
        </Column>
        <Column title={say(lang, footText.forAgents)}>
          <Item href={`/${lang}/freight/home#service-levels`}>{say(lang, footText.serviceLevels)}</Item>
          <Item href={`/${lang}/sign-in`}>{say(lang, footText.agentSignIn)}</Item>
        </Column>
        <Column title={say(lang, footText.talkToUs)}>
          <Item href={supportPhone.href}>
            <bdi dir="ltr" className="num">
              {supportPhone.shown}
            </bdi>
          </Item>
          <Item href={`mailto:${supportMail}`}>
            <bdi dir="ltr">{supportMail}</bdi>
          </Item>
          <li>{say(lang, footText.aroundTheClock)}</li>
        </Column>
      </div>
      {/* Filled by the server with what is configured. */}
      <p className="foot-out" data-outside={lang} />
      <div className="foot-b">
        <span>{say(lang, footText.rights)}</span>
        <div className="foot-legal">
          {footLegal.map(({ path, label }) => (
            <a key={path} href={`/${lang}/${path}`}>
              {say(lang, label)}
            </a>
          ))}
          <button type="button" className="foot-cookies" data-cookies="open" hidden>
            {say(lang, shell.cookies)}
          </button>
        </div>
      </div>
    </div>
  </footer>
)
