// The rate calculator: the form, and beside it the price of each service, which its script asks for at once.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { RateForm } from '../parts/rate-form.tsx'
import { ratesText as t } from '../text/rates.ts'

export const RatesPage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page rate-page">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <a className="card rate-bar" href="#rates" data-bar="" hidden>
      {say(lang, t.rates)}
    </a>
    <div className="rate-g">
      <RateForm lang={lang} />
      <section id="rates" className="stack g5" aria-labelledby="rates-title" tabIndex={-1}>
        <h2 id="rates-title">{say(lang, t.rates)}</h2>
        <p className="vh" role="status" data-said="" />
        <div className="stack g5 needs-script" data-rates="">
          <p className="muted">{say(lang, t.waiting)}</p>
        </div>
        <div className="card card-b stack g3 needs-script" data-send="" hidden>
          <h3 className="h3-l">{say(lang, t.send)}</h3>
          <p className="muted nobody">{say(lang, t.sendBody)}</p>
          <div className="row wrap g2">
            <a className="btn btn-p nobody" href={`/${lang}/guest`} data-guest="">
              {say(lang, t.sendGuest)}
            </a>
            <a
              className="btn btn-s nobody"
              href={`/${lang}/sign-in?next=${encodeURIComponent(`/${lang}/express/new`)}`}
              data-sign-in=""
            >
              {say(lang, t.sendSignIn)}
            </a>
            <a className="btn btn-s nobody" href={`/${lang}/hub/register`} data-register="">
              {say(lang, t.sendRegister)}
            </a>
            <a className="btn btn-p somebody" href={`/${lang}/express/new`} data-account="">
              {say(lang, t.sendAccount)}
            </a>
          </div>
        </div>
        <noscript>
          <p className="card card-b">{say(lang, t.noScript)}</p>
        </noscript>
        <p className="cap muted">
          <a className="link" href={`/${lang}/express/home`}>
            {say(lang, t.more)}
          </a>
        </p>
      </section>
    </div>
  </main>
)
