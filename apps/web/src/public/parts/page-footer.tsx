// The footer: services, help, agents, contact; it links only to what exists.
import type { ReactNode } from 'react'
import { legalTexts, type LegalPath } from '@marsa/model/help/legal.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
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
      {say(lang, shell[service])}
    </a>
  </li>
)

const legal: LegalPath[] = ['privacy', 'terms', 'terms/shipment', 'terms/restricted-items']

export const PageFooter = ({ lang }: { lang: Lang }) => (
  <footer className="foot">
    <div className="page">
      <div className="foot-g">
        <div className="stack g3">
          <span className="logo">
            <LogoMark />
            <span>{say(lang, shell.marsa)}</span>
          </span>
          <p className="foot-about">{say(lang, shell.footAbout)}</p>
          <NewsletterForm lang={lang} id="newsletter" />
        </div>
        <Column title={say(lang, shell.services)}>
          {services.map((service) => (
            <ServiceItem key={service} lang={lang} service={service} />
          ))}
        </Column>
        <Column title={say(lang, shell.help)}>
          <Item href={`/${lang}/freight/track`}>{say(lang, shell.trackShipment)}</Item>
          <Item href={`/${lang}/help/faq`}>{say(lang, shell.questions)}</Item>
          <Item href={`/${lang}/help/documents`}>{say(lang, shell.whichDocuments)}</Item>
          <Item href={`/${lang}/help/contact`}>{say(lang, shell.contact)}</Item>
        </Column>
        <Column title={say(lang, shell.forAgents)}>
          <Item href={`/${lang}/freight/home#service-levels`}>{say(lang, shell.serviceLevels)}</Item>
          <Item href={`/${lang}/sign-in`}>{say(lang, shell.agentSignIn)}</Item>
        </Column>
        <Column title={say(lang, shell.talkToUs)}>
          <Item href={supportPhone.href}>
            <bdi dir="ltr" className="num">
              {supportPhone.shown}
            </bdi>
          </Item>
          <Item href={`mailto:${supportMail}`}>
            <bdi dir="ltr">{supportMail}</bdi>
          </Item>
          <li>{say(lang, shell.aroundTheClock)}</li>
        </Column>
      </div>
      {/* Filled by the server with what is configured. */}
      <p className="foot-out" data-outside={lang} />
      <div className="foot-b">
        <span>{say(lang, shell.rights)}</span>
        <div className="foot-legal">
          {legal.map((path) => (
            <a key={path} href={`/${lang}/${path}`}>
              {legalTexts[path].title[lang]}
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
