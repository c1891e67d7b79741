// The tracking look-up: a GET form of type and number; the answer is put below it by an island.
import { exampleShipment } from '@marsa/model/freight/example-shipment.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { footText } from '@marsa/model/site/foot-text.ts'
import { Icon } from '../parts/icon.tsx'
import { SignInButton } from '../parts/service-sections.tsx'
import { track as t } from '../text/freight.ts'
import { parcelTrackText } from '../text/parcel-track.ts'
import { shell } from '../text/shell.ts'
import { truckTrackText } from '../text/truck-track.ts'

export const TrackPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page look-up">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, footText.trackShipment)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <search>
      <form className="card card-b stack" action={`/${lang}/freight/track`} method="get">
        <fieldset className="field">
          <legend className="label">{say(lang, t.type)}</legend>
          <div className="row kinds">
            {(['container', 'chassis'] as const).map((type) => (
              <label key={type} className="kind">
                <input type="radio" name="type" value={type} defaultChecked={type === 'container'} />
                {say(lang, t[type])}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field">
          <label htmlFor="number">{say(lang, t.number)}</label>
          <div className="track">
            <span className="input grow">
              <Icon name="search" />
              <input
                id="number"
                name="number"
                required
                maxLength={30}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder={exampleShipment.container}
                aria-describedby="number-hint number-error"
                dir="ltr"
              />
            </span>
            <button type="submit" className="btn btn-p">
              {say(lang, shell.track)}
            </button>
          </div>
          <p className="hint" id="number-hint">
            {say(lang, t.containerHint)}
          </p>
          <p className="err" id="number-error" data-error="number" hidden />
        </div>
        <noscript>
          <p className="hint">{say(lang, t.noScript)}</p>
        </noscript>
      </form>
    </search>
    <div data-run="track" data-track={lang} aria-live="polite" />
    <p>
      <a href={`/${lang}/trucks/track`}>{say(lang, truckTrackText.heading)}</a>
    </p>
    <p>
      <a href={`/${lang}/express/track`}>{say(lang, parcelTrackText.heading)}</a>
    </p>
    <div className="card closing">
      <div className="stack g1 grow">
        <h2>{say(lang, t.more)}</h2>
        <p className="muted">{say(lang, t.moreText)}</p>
      </div>
      <span className="nobody">
        <SignInButton lang={lang} />
      </span>
      <a className="btn btn-s btn-lg somebody" href={`/${lang}/freight/tracking`}>
        {say(lang, t.byAnyNumber)}
      </a>
    </div>
  </main>
)
