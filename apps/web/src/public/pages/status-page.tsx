// The status look-up of stored goods: a GET form of one number; the answer is put below it by an island.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { Icon } from '../parts/icon.tsx'
import { SignInButton } from '../parts/service-sections.tsx'
import { track } from '../text/freight.ts'
import { storageStatusText as t } from '../text/space.ts'

const exampleQuotation = 'QT-26-018473'

export const StatusPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page look-up">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <search>
      <form className="card card-b stack" action={`/${lang}/warehouse/status`} method="get">
        <div className="field">
          <label htmlFor="number">{say(lang, t.number)}</label>
          <div className="track">
            <span className="input grow">
              <Icon name="search" />
              <input
                id="number"
                name="quotationno"
                required
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-describedby="number-hint number-error"
                dir="ltr"
              />
            </span>
            <button type="submit" className="btn btn-p">
              {say(lang, t.ask)}
            </button>
          </div>
          <p className="hint" id="number-hint">
            {say(lang, t.hint)}{' '}
            <bdi dir="ltr" className="ref">
              {exampleQuotation}
            </bdi>
          </p>
          <p className="err" id="number-error" data-error="number" hidden />
        </div>
        <noscript>
          <p className="hint">{say(lang, track.noScript)}</p>
        </noscript>
      </form>
    </search>
    <div data-run="storage-status" data-when="quotationno=" aria-live="polite" />
    <div className="card closing">
      <div className="stack g1 grow">
        <h2>{say(lang, t.more)}</h2>
        <p className="muted">{say(lang, t.moreText)}</p>
      </div>
      <span className="nobody">
        <SignInButton lang={lang} />
      </span>
      <a className="btn btn-s btn-lg somebody" href={`/${lang}/warehouse/storages`}>
        {say(lang, t.toStorageRequests)}
      </a>
    </div>
  </main>
)
