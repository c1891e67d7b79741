// The cookie region: hidden in the page, shown by the islands script one second later if no choice is kept.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { shell } from '../text/shell.ts'

export const CookieRegion = ({ lang }: { lang: Lang }) => (
  <section className="cookie" id="cookies" aria-label={say(lang, shell.cookies)} hidden>
    <div>
      <div className="stack g2 grow">
        <p>
          {say(lang, shell.cookieText)} <a href={`/${lang}/privacy#cookies`}>{say(lang, shell.learnMore)}</a>
        </p>
      </div>
      <div className="row cookie-b">
        <button type="button" className="btn btn-s btn-sm" data-cookies="rejected">
          {say(lang, shell.reject)}
        </button>
        <button type="button" className="btn btn-s btn-sm" data-cookies="accepted">
          {say(lang, shell.agree)}
        </button>
      </div>
    </div>
  </section>
)
