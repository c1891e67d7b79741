// The form to be called back (C020), with and without script; what became of it takes its place.
import { callbackLimits } from '@marsa/model/help/callback.ts'
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { Icon } from '../parts/icon.tsx'
import { formText as f } from '../text/help.ts'
import { FormField } from './form-field.tsx'

const CallbackForm = ({ lang }: { lang: Lang }) => (
  <form
    className="card card-b stack g5"
    method="post"
    action={`/api/sendCallbackRequest?lang=${lang}`}
    data-island="callback"
  >
    <div className="stack g1">
      <h2>{say(lang, f.callback)}</h2>
      <p className="muted" data-run="deadline">
        {say(lang, unfilled(f.callbackText))}
      </p>
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

export const CallbackRequest = ({ lang }: { lang: Lang }) => (
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
)
