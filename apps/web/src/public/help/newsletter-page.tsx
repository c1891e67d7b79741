// The page of the newsletter: join, and what has come of the links of its mails.
import { privacy } from '@marsa/model/help/legal/privacy.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { Icon } from '../parts/icon.tsx'
import { formText as f, helpText as t } from '../text/help.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const outcomes = [
  ['asked', 'bn-info', 'asked', 'mail'],
  ['confirmed', 'bn-ok', 'confirmed', 'ok'],
  ['left', 'bn-ok', 'left', 'ok'],
  ['failed', 'bn-err', 'newsletterFailed', 'mail'],
  ['invalid', 'bn-err', 'linkInvalid', 'mail'],
] as const

export const NewsletterPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page reading">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.newsletterHeading)}</h1>
      <p className="lead">{say(lang, t.newsletterLead)}</p>
    </div>
    <div role="status">
      {outcomes.map(([id, tone, words, icon]) => (
        <p key={id} id={id} className={`banner ${tone} outcome`}>
          <Icon name={icon} />
          <span>{say(lang, f[words])}</span>
        </p>
      ))}
    </div>
    <div className="card card-b">
      <NewsletterForm lang={lang} id="newsletter-page" main />
    </div>
    <p>
      <a href={`/${lang}/privacy`}>{privacy.title[lang]}</a>
    </p>
  </main>
)
