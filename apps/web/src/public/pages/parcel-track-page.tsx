// Where anybody follows a parcel by its waybill number: state, time and emirate; an island puts the answer.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { NumberForm } from '../parts/number-form.tsx'
import { parcelTrackText as t } from '../text/parcel-track.ts'

/** Right by its check digits, and given out to nobody. */
const exampleWaybill = 'MRX000000000115'

export const ParcelTrackPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page look-up">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <NumberForm lang={lang} page="express/track" name="number" words={t} example={exampleWaybill} />
    <div data-run="track" data-of="parcels" aria-live="polite" />
    <p>
      <a href={`/${lang}/express/rates`}>{say(lang, t.rates)}</a>
    </p>
  </main>
)
