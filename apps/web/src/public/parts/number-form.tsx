// The form of a look-up by number, a GET form that works without a script; an island puts the answer beside it.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { track } from '../text/freight.ts'
import { Icon } from './icon.tsx'

type Words = Record<Lang, string>
type NumberFormProps = {
  lang: Lang
  /** Below the language; it answers the form itself. */
  page: string
  /** Of the number in the address. */
  name: string
  words: Record<'number' | 'ask' | 'hint', Words>
  /** A number as it may look. */
  example: string
}

export const NumberForm = ({ lang, page, name, words, example }: NumberFormProps) => (
  <search>
    <form className="card card-b stack" action={`/${lang}/${page}`} method="get">
      <div className="field">
        <label htmlFor="number">{say(lang, words.number)}</label>
        <div className="track">
          <span className="input grow">
            <Icon name="search" />
            <input
              id="number"
              name={name}
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
            {say(lang, words.ask)}
          </button>
        </div>
        <p className="hint" id="number-hint">
          {say(lang, words.hint)}{' '}
          <bdi dir="ltr" className="ref">
            {example}
          </bdi>
        </p>
        <p className="err" id="number-error" data-error="number" hidden />
      </div>
      <noscript>
        <p className="hint">{say(lang, track.noScript)}</p>
      </noscript>
    </form>
  </search>
)
