// The contact page: support details, and a form to be called back that works with and without script.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { footText } from '@marsa/model/site/foot-text.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { supportMail, supportPhone } from '../text.ts'
import { helpText as t } from '../text/help.ts'
import { CallbackRequest } from './callback-request.tsx'

const Way = ({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) => (
  <div className="way">
    <dt>
      <span className="ico">
        <Icon name={icon} />
      </span>
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)

export const ContactPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page contact">
    <div className="stack g6">
      <div className="stack g3">
        <h1 className="h1-l">{say(lang, t.contactHeading)}</h1>
        <p className="lead">{say(lang, t.contactLead)}</p>
      </div>
      <dl className="ways">
        <Way icon="phone" label={say(lang, t.phone)}>
          <a href={supportPhone.href}>
            <bdi dir="ltr">{supportPhone.shown}</bdi>
          </a>
        </Way>
        <Way icon="mail" label={say(lang, t.email)}>
          <a href={`mailto:${supportMail}`}>
            <bdi dir="ltr">{supportMail}</bdi>
          </a>
        </Way>
        <Way icon="clock" label={say(lang, t.hours)}>
          {say(lang, footText.aroundTheClock)}
        </Way>
      </dl>
      <nav className="stack g2" aria-label={say(lang, t.findAnswers)}>
        <h2>{say(lang, t.findAnswers)}</h2>
        <a className="go" href={`/${lang}/help/faq`}>
          {say(lang, t.faqHeading)}
          <Icon name="end" className="flip i-s" />
        </a>
        <a className="go" href={`/${lang}/help/documents`}>
          {say(lang, t.documentsHeading)}
          <Icon name="end" className="flip i-s" />
        </a>
      </nav>
    </div>
    <CallbackRequest lang={lang} />
  </main>
)
