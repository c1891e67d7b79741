// The form of the rate calculator with its first parcel; its script fills in countries and cities and adds parcels.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { ratesText as t } from '../text/rates.ts'
import { Icon } from './icon.tsx'

const Complaint = ({ id }: { id: string }) => <p className="err" id={`${id}-error`} hidden />

const End = ({ lang, end, city }: { lang: Lang; end: 'from' | 'to'; city: { en: string; ar: string } }) => (
  <fieldset className="rate-end">
    <legend className="h3-l">{say(lang, t[end])}</legend>
    <div className="field">
      <label htmlFor={`${end}.country`}>{say(lang, t.country)}</label>
      <span className="input">
        <select id={`${end}.country`} aria-describedby={`${end}.country-error`} autoComplete="off">
          <option value="AE">{say(lang, t.emirates)}</option>
        </select>
      </span>
      <Complaint id={`${end}.country`} />
    </div>
    <div className="field" data-here={end}>
      <label htmlFor={`${end}.city`}>{say(lang, t.city)}</label>
      <span className="input">
        <select id={`${end}.city`} aria-describedby={`${end}.city-error`} autoComplete="off">
          <option value={city.en}>{city[lang]}</option>
        </select>
      </span>
      <Complaint id={`${end}.city`} />
    </div>
    <div className="field" data-abroad={end} hidden>
      <label htmlFor={`${end}.abroad`}>{say(lang, t.cityAbroad)}</label>
      <span className="input">
        <input id={`${end}.abroad`} list={`${end}.cities`} maxLength={60} autoComplete="off" />
      </span>
      <datalist id={`${end}.cities`} />
    </div>
  </fieldset>
)

const sizes = [
  ['weight', 'kg', '1'],
  ['length', 'cm', '30'],
  ['width', 'cm', '20'],
  ['height', 'cm', '15'],
] as const

const FirstParcel = ({ lang }: { lang: Lang }) => (
  <fieldset className="rate-parcel" data-parcel="">
    <legend className="h3-l" data-title="">
      {say(lang, t.parcel, { number: 1 })}
    </legend>
    <div className="rate-sizes">
      {sizes.map(([name, unit, value]) => (
        <div key={name} className="field">
          <label htmlFor={`packages.0.${name}`}>{say(lang, t[name])}</label>
          <span className="input">
            <input
              id={`packages.0.${name}`}
              data-size={name}
              defaultValue={value}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              dir="ltr"
              aria-describedby={`packages.0.${name}-error`}
            />
            <span className="muted cap" aria-hidden="true">
              {say(lang, t[unit])}
            </span>
          </span>
        </div>
      ))}
      {sizes.map(([name]) => (
        <Complaint key={name} id={`packages.0.${name}`} />
      ))}
    </div>
    <button type="button" className="link rate-remove" data-remove="" hidden />
  </fieldset>
)

export const RateForm = ({ lang }: { lang: Lang }) => (
  <form className="card card-b stack g5 needs-script" data-run="rates" noValidate>
    <div className="rate-ends">
      <End lang={lang} end="from" city={t.dubai} />
      <End lang={lang} end="to" city={t.abuDhabi} />
    </div>
    <fieldset className="rate-end">
      <legend className="h3-l">{say(lang, t.content)}</legend>
      <div className="row wrap kinds">
        {(['GOODS', 'DOCUMENTS'] as const).map((kind) => (
          <label key={kind} className="kind">
            <input type="radio" name="type" value={kind} defaultChecked={kind === 'GOODS'} />
            {say(lang, kind === 'GOODS' ? t.goods : t.documents)}
          </label>
        ))}
      </div>
    </fieldset>
    <div className="stack g5" data-parcels="">
      <FirstParcel lang={lang} />
    </div>
    <button type="button" className="btn btn-s rate-add" data-add="">
      <Icon name="plus" />
      {say(lang, t.add)}
    </button>
    <div className="field">
      <label htmlFor="declaredValue">{say(lang, t.value)}</label>
      <span className="input">
        <input
          id="declaredValue"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          dir="ltr"
          aria-describedby="declaredValue-hint declaredValue-error"
        />
      </span>
      <p className="hint" id="declaredValue-hint">
        {say(lang, t.valueHint)}
      </p>
      <Complaint id="declaredValue" />
      <label className="kind">
        <input type="checkbox" id="cover" />
        {say(lang, t.cover)}
      </label>
    </div>
  </form>
)
