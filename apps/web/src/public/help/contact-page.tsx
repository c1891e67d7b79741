// The contact page: support details, and a form to be called back that works with and without script.
import { callbackLimits } from '@marsa/model/help/callback.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { footText } from '@marsa/model/site/foot-text.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { supportMail, supportPhone } from '../text.ts'
import { formText as f, helpText as t } from '../text/help.ts'
import { FormField } from './form-field.tsx'

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

const CallbackForm = ({ lang }: { lang: Lang }) => (
  <form
    className="card card-b stack g5"
    method="post"
    action={`/api/sendCallbackRequest?lang=${lang}`}
    data-island="callback"
  >
    <div className="stack g1">
      <h2>{say(lang, f.callback)}</h2>
      <p className="muted">{say(lang, f.callbackText)}</p>
    </div>
    <FormField name="name" label={say(lang, f.name)} autoComplete="name" maxLength={callbackLimits.name} />
    <FormField
      name="mobile"
      label={say(lang, f.mobile)}
      hint={say(lang, f.mobileHint)}
      autoComplete="tel"
      type="tel"
      maxLength={30}
    />
    <FormField name="message" label={say(lang, f.message)} maxLength={callbackLimits.message} isLong />
    <p className="banner bn-err" role="alert" data-refused="" hidden />
    <button type="submit" className="btn btn-p btn-lg">
      <Icon name="phone" />
      {say(lang, f.send)}
    </button>
  </form>
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
    <div className="stack g3">
      <div id="sent" className="banner bn-ok outcome" tabIndex={-1}>
        <Icon name="ok" />
        <div className="stack g1">
          <h2 className="h3-l">{say(lang, f.sent)}</h2>
          <p>{say(lang, f.sentText)}</p>
        </div>
      </div>
      <p id="failed" className="banner bn-err outcome">
        {say(lang, f.failedText)}
      </p>
      <CallbackForm lang={lang} />
    </div>
  </main>
)
