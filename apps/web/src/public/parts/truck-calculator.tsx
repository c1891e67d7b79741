// The truck calculator: weight and pallets of a load; its script says how many trucks of each type carry it.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { truckTypeCodes, truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import { shell } from '../text/shell.ts'
import { truckCountText as t } from '../text/truck-count.ts'

const Amount = ({ name, label, most }: { name: string; label: string; most: number }) => (
  <div className="field">
    <label htmlFor={`load-${name}`}>{label}</label>
    <span className="input">
      <input
        id={`load-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={most}
        dir="ltr"
      />
    </span>
  </div>
)

export const TruckCalculator = ({ lang }: { lang: Lang }) => (
  <form className="space-g" data-run="truck-count">
    <div className="card card-b stack g4 needs-script">
      <div className="field">
        <label htmlFor="load-type">{say(lang, t.type)}</label>
        <span className="input">
          <select id="load-type" name="type" defaultValue="SEVEN_TON_CLOSED">
            {truckTypeCodes.map((code) => (
              <option key={code} value={code}>
                {truckTypes[code][lang]}
              </option>
            ))}
          </select>
        </span>
      </div>
      <Amount name="weight" label={say(lang, t.weight)} most={7} />
      <Amount name="pallets" label={say(lang, t.pallets)} most={4} />
    </div>
    <div className="card card-b stack g3 space-sum">
      <div className="stack g1 needs-script">
        <span className="cap muted" id="truck-sum">
          {say(lang, t.sum)}
        </span>
        <output className="price" aria-labelledby="truck-sum" data-sum="">
          {say(lang, t.none)}
        </output>
      </div>
      <p className="cap muted needs-script" data-why="" role="status" />
      <a className="btn btn-p btn-lg" href={`/${lang}/trucks/quote`} data-quote="">
        {say(lang, shell.getQuote)}
      </a>
      <noscript>
        <p className="hint">{say(lang, t.noScript)}</p>
      </noscript>
    </div>
  </form>
)
