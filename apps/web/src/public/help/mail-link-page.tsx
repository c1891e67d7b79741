// Pages that links of mails lead to: one button, whose form goes to the page's own address and so works without script.
import type { MailLinkPath } from '@marsa/model/site/pages.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { PublicPage } from '../public-page.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { mailLinkText as t } from '../text/mail-link.ts'

type Words = (typeof t)[MailLinkPath]

const icons: Record<MailLinkPath, IconName> = {
  'help/newsletter/confirm': 'mail',
  'help/newsletter/leave': 'mail',
  'help/conversation': 'chat',
}

const Body = ({ lang, path }: { lang: Lang; path: MailLinkPath }) => {
  const words: Words = t[path]
  return (
    <main id="main" className="page reading">
      <div className="stack g3">
        <h1 className="h1-l">{say(lang, words.heading)}</h1>
        <p className="lead">{say(lang, words.lead)}</p>
      </div>
      <p id="invalid" className="banner bn-err outcome" role="alert">
        <Icon name="mail" />
        <span>{say(lang, words.invalid)}</span>
      </p>
      <form
        className="card card-b stack g5"
        method="post"
        data-run="mail-link"
        data-when="token="
        data-link={path}
      >
        <p className="muted">{say(lang, words.hint)}</p>
        <button type="submit" className="btn btn-p btn-lg">
          <Icon name={icons[path]} />
          {say(lang, words.button)}
        </button>
      </form>
      <p>
        <a href={`/${lang}/help/contact`}>{say(lang, t.contact)}</a>
      </p>
    </main>
  )
}

export const mailLinkPage = (path: MailLinkPath): PublicPage => ({
  title: t[path].title,
  description: t[path].lead,
  body: (lang) => <Body lang={lang} path={path} />,
})
