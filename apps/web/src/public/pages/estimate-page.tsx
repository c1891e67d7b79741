// What a lane usually costs: cargo and places, and beside them the range that its script asks for.
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { estimatePageText as t } from '../text/estimate.ts'

const loadings = ['FCL', 'LCL', 'GENERAL', 'RORO'] as const

const Complaint = ({ id }: { id: string }) => <p className="err" id={`${id}-error`} hidden />

const Place = ({ lang, id }: { lang: Lang; id: 'origin' | 'destination' }) => (
  <div className="field">
    <label htmlFor={id}>{say(lang, t[id])}</label>
    <span className="input">
      <input
        id={id}
        list={`${id}-places`}
        maxLength={80}
        autoComplete="off"
        aria-describedby={`place-hint ${id}-error`}
      />
    </span>
    <datalist id={`${id}-places`} />
    <Complaint id={id} />
  </div>
)

const Amount = ({ lang, id, unit }: { lang: Lang; id: 'count' | 'volume' | 'weight'; unit?: string }) => (
  <div className="field" data-asked={id}>
    <label htmlFor={id}>{say(lang, t[id])}</label>
    <span className="input">
      <input
        id={id}
        inputMode={id === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={12}
        dir="ltr"
        defaultValue={id === 'count' ? '1' : undefined}
        aria-describedby={`${id}-error`}
      />
      {unit && (
        <span className="muted cap" aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
    <Complaint id={id} />
  </div>
)

export const EstimatePage = ({ lang }: { lang: Lang }) => (
  <main id="main" className="page rate-page">
    <div className="stack g3">
      <h1 className="h1-l">{say(lang, t.heading)}</h1>
      <p className="lead">{say(lang, t.lead)}</p>
    </div>
    <div className="rate-g">
      <form className="card card-b stack g5 needs-script" data-run="estimate" noValidate>
        <fieldset className="rate-end">
          <legend className="h3-l">{say(lang, t.loading)}</legend>
          <div className="row wrap kinds">
            {loadings.map((loading) => (
              <label key={loading} className="kind">
                <input type="radio" name="loading" value={loading} defaultChecked={loading === 'FCL'} />
                {say(lang, t[loading])}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="stack g3">
          <div className="rate-ends">
            <Place lang={lang} id="origin" />
            <Place lang={lang} id="destination" />
          </div>
          <p className="hint" id="place-hint">
            {say(lang, t.placeHint)}
          </p>
        </div>
        <div className="rate-ends">
          <div className="field" data-asked="container">
            <label htmlFor="container">{say(lang, t.container)}</label>
            <span className="input">
              <select id="container" defaultValue="40HC">
                {Object.entries(containerTypes).map(([code, names]) => (
                  <option key={code} value={code}>
                    {say(lang, names)}
                  </option>
                ))}
              </select>
            </span>
          </div>
          <Amount lang={lang} id="count" />
          <Amount lang={lang} id="volume" unit={say(lang, t.cubicMetres)} />
          <Amount lang={lang} id="weight" unit={say(lang, t.kg)} />
        </div>
        <button type="submit" className="btn btn-p btn-lg">
          {say(lang, t.show)}
        </button>
      </form>
      <section id="price" className="stack g5" aria-labelledby="price-title" tabIndex={-1}>
        <h2 id="price-title">{say(lang, t.result)}</h2>
        <div className="stack g5 needs-script" role="status" data-answer="">
          <p className="muted">{say(lang, t.before)}</p>
        </div>
        <p className="banner bn-info" data-none="" hidden>
          {say(lang, unfilled(t.none))}
        </p>
        <noscript>
          <p className="card card-b">{say(lang, t.noScript)}</p>
        </noscript>
        <div className="stack g3">
          <a className="btn btn-s btn-lg rate-add" href={`/${lang}/freight/quote`} data-quote="">
            {say(lang, t.continue)}
          </a>
          <p className="hint">{say(lang, t.continueHint)}</p>
        </div>
      </section>
    </div>
  </main>
)
