// The form of the newsletter, in the footer of each page and on its own page; it works with and without script.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { helpText as t } from '../text/help.ts'

/** `ask` and `note` are for pages that ask for the address for a reason of their own. */
export const NewsletterForm = ({ lang, id, main, ask, note }: Props) => (
  <form
    className="field newsletter"
    method="post"
    action={`/api/Subscription/Join?lang=${lang}`}
    data-island="newsletter"
  >
    <label htmlFor={id}>{say(lang, ask ?? (main ? t.yourEmail : t.newsletter))}</label>
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
      {note ? say(lang, note) : main ? say(lang, t.newsletterConsent) : null}
    </p>
  </form>
)

type Row = { en: string; ar: string }
type Props = { lang: Lang; id: string; main?: boolean; ask?: Row; note?: Row }
