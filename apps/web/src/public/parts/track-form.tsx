// The short tracking field: a plain GET form, so that it works before and without any script.
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { exampleShipment } from '@marsa/model/freight/example-shipment.ts'
import { footText } from '@marsa/model/site/foot-text.ts'
import { shell } from '../text/shell.ts'
import { Icon } from './icon.tsx'

interface Props {
  lang: Lang
  primary?: boolean
  hint?: boolean
  label?: TextRow
  /** Of what is looked up, where it is not every number that we give out. */
  example?: TextRow
  placeholder?: TextRow
}

export const TrackForm = ({
  lang,
  primary,
  hint,
  label = footText.trackShipment,
  example = shell.trackAny,
  placeholder = shell.trackHint,
}: Props) => (
  <search>
    <form className="field track-form" action={`/${lang}/freight/track`} method="get">
      <label htmlFor="number">{say(lang, label)}</label>
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
            placeholder={say(lang, placeholder)}
            aria-describedby={hint ? 'number-hint' : undefined}
          />
        </span>
        <button type="submit" className={primary ? 'btn btn-p' : 'btn btn-s btn-lg'}>
          {say(lang, shell.track)}
        </button>
      </div>
      {hint && (
        <p className="hint" id="number-hint">
          {say(lang, example)}{' '}
          <bdi dir="ltr" className="ref">
            {exampleShipment.container}
          </bdi>
        </p>
      )}
    </form>
  </search>
)
