// Where receivers follow trucks by the link of a customer, and visitors by the number of a booking; an island puts the answer.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { track } from '../text/freight.ts'
import { truckTrackText as t } from '../text/truck-track.ts'
import { Icon } from '../parts/icon.tsx'

const exampleBooking = 'BK-26-000042'

export const TruckTrackPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page look-up">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <div data-run="track" data-of="trucks" aria-live="polite" />
    <search>
      <form className="card card-b stack" action={`/${lang}/trucks/track`} method="get">
        <div className="field">
          <label htmlFor="number">{say(lang, t.number)}</label>
          <div className="track">
            <span className="input grow">
              <Icon name="search" />
              <input
                id="number"
                name="number"
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
              {exampleBooking}
            </bdi>
          </p>
          <p className="err" id="number-error" data-error="number" hidden />
        </div>
        <noscript>
          <p className="hint">{say(lang, track.noScript)}</p>
        </noscript>
      </form>
    </search>
  </main>
)
