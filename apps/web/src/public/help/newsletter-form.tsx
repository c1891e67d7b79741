// The form of the newsletter, in the footer of each page and on its own page; it works with and without script.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { helpText as t } from '../text/help.ts'

export const NewsletterForm = ({ lang, id, main }: { lang: Lang; id: string; main?: boolean }) => (
  <form
    className="field newsletter"
    method="post"
    action={`/api/Subscription/Join?lang=${lang}`}
    data-island="newsletter"
  >
    <label htmlFor={id}>{say(lang, main ? t.yourEmail : t.newsletter)}</label>
    <div className="row">
      <span className="input grow">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          placeholder="name@example.com"
          aria-describedby={`${id}-said`}
        />
      </span>
      <button type="submit" className={main ? 'btn btn-p' : 'btn btn-s'}>
        {say(lang, t.subscribe)}
      </button>
    </div>
    <p className="hint" id={`${id}-said`} role="status" data-said="">
      {main ? say(lang, t.newsletterConsent) : null}
    </p>
  </form>
)
