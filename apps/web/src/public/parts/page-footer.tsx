// The footer: services, help, agents, contact; it links only to what exists.
import type { ReactNode } from 'react'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { supportMail, supportPhone } from '../text.ts'
import { shell } from '../text/shell.ts'
import { LogoMark } from './logo.tsx'
import { services } from './page-header.tsx'

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
        </div>
        <Column title={say(lang, shell.services)}>
          {services.map((service) => (
            <Item key={service} href={`/${lang}/${service}/home`}>
              {say(lang, shell[service])}
            </Item>
          ))}
        </Column>
        <Column title={say(lang, shell.help)}>
          <Item href={`/${lang}/freight/track`}>{say(lang, shell.trackShipment)}</Item>
          <Item href={`/${lang}/freight/home#documents`}>{say(lang, shell.whichDocuments)}</Item>
          <Item href={`/${lang}/freight/home#questions`}>{say(lang, shell.questions)}</Item>
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
      <div className="foot-b">
        <span>{say(lang, shell.rights)}</span>
        <button type="button" className="foot-cookies" data-cookies="open" hidden>
          {say(lang, shell.cookies)}
        </button>
      </div>
    </div>
  </footer>
)
