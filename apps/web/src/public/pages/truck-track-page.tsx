// Where receivers follow trucks by the link of a customer, and visitors by the number of a booking; an island puts the answer.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { truckTrackText as t } from '../text/truck-track.ts'
import { NumberForm } from '../parts/number-form.tsx'

const exampleBooking = 'BK-26-000042'

export const TruckTrackPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page look-up">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <div data-run="track" data-of="trucks" aria-live="polite" />
    <NumberForm lang={lang} page="trucks/track" name="number" words={t} example={exampleBooking} />
  </main>
)
