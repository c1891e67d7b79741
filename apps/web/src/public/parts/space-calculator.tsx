// The space calculator: counts of boxes, pallets and furniture; its script adds them up and carries the sum into the request.
import { comma, say, type Lang } from '@marsa/model/kit/text.ts'
import { packingReserve, spaceItems, type SpaceItem, type SpaceRow } from '@marsa/model/warehouse/space.ts'
import { shell } from '../text/shell.ts'
import { spaceText as t } from '../text/space.ts'
import { Icon } from './icon.tsx'

const groups = ['boxes', 'pallets', 'furniture'] as const satisfies readonly SpaceRow['group'][]
const rows = Object.entries(spaceItems) as [SpaceItem, SpaceRow][]

const Counter = ({ lang, code, row }: { lang: Lang; code: SpaceItem; row: SpaceRow }) => {
  const name = row[lang]
  // What it is stands in its name, its measures below.
  const [title = name, ...measures] = name.split(/[,،] /)
  const each = say(lang, t.each, { size: row.cubicMetres })
  return (
    <li className="space-row">
      <div>
        <label htmlFor={`space-${code}`}>{title}</label>
        <p className="hint" id={`size-${code}`}>
          {[measures.join(comma(lang)), each].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="stepper needs-script">
        <button type="button" data-step="-1" data-of={code} aria-label={say(lang, t.fewer, { name })}>
          <Icon name="minus" />
        </button>
        <input
          id={`space-${code}`}
          data-item={code}
          aria-describedby={`size-${code}`}
          defaultValue="0"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
        />
        <button type="button" data-step="1" data-of={code} aria-label={say(lang, t.more, { name })}>
          <Icon name="plus" />
        </button>
      </div>
    </li>
  )
}

export const SpaceCalculator = ({ lang }: { lang: Lang }) => (
  <form className="space-g" data-run="space">
    <div className="card">
      {groups.map((group) => (
        <fieldset key={group} className="space-group">
          <legend className="h3-l">{say(lang, t[group])}</legend>
          <ul>
            {rows
              .filter(([, row]) => row.group === group)
              .map(([code, row]) => (
                <Counter key={code} lang={lang} code={code} row={row} />
              ))}
          </ul>
        </fieldset>
      ))}
    </div>
    <div className="card card-b stack g3 space-sum">
      <div className="stack g1 needs-script">
        <span className="cap muted" id="space-sum">
          {say(lang, t.sum)}
        </span>
        <output className="price" aria-labelledby="space-sum" data-sum="">
          {say(lang, t.cubicMetres, { size: 0 })}
        </output>
      </div>
      <p className="hint">{say(lang, t.reserve, { percent: packingReserve * 100 })}</p>
      <a className="btn btn-p btn-lg" href={`/${lang}/warehouse/quote`} data-quote="">
        {say(lang, shell.getQuote)}
      </a>
      <button type="reset" className="btn btn-t needs-script" hidden>
        {say(lang, t.clear)}
      </button>
      <noscript>
        <p className="hint">{say(lang, t.noScript)}</p>
      </noscript>
    </div>
  </form>
)
