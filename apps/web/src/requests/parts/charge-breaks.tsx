// Price breaks of a charge as they are typed: from so many units on, for how much it is bought and sold.
import { Plus, X } from 'lucide-react'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { mostBreaks, type Basis, type BreakInput } from '@marsa/model/requests/unit-price.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { EditLine } from './charge-lines.ts'

/** What prices fall with. */
export const byMeasure: readonly Basis[] = ['kg', 'tonne', 'cbm', 'wm']

/** Airlines break their prices at these weights. */
const usualFroms = ['0', '45', '100', '300', '500', '1000']

/** The usual breaks, the first with the price that stands there; the rest are filled in or taken away. */
export const firstBreaks = ({ basis, buying, selling }: EditLine): BreakInput[] =>
  (basis === 'kg' ? usualFroms : ['0', '']).map((from, at) => ({
    from,
    buyingRate: at === 0 ? buying : '',
    sellingRate: at === 0 ? selling : '',
  }))

type BreaksProps = {
  breaks: readonly BreakInput[]
  name: string
  change: (change: Partial<EditLine>) => void
}

export function ChargeBreaks({ breaks, name, change }: BreaksProps) {
  const t = useT()
  const touch = () => change({ touched: true })
  const set = (at: number, part: Partial<BreakInput>) =>
    change({ breaks: breaks.with(at, { ...breaks[at]!, ...part }) })
  const toOnePrice = () =>
    change({ breaks: null, buying: breaks[0]?.buyingRate ?? '', selling: breaks[0]?.sellingRate ?? '' })
  return (
    <fieldset className="stack g1 chg-breaks">
      <legend className="vh">{t(words.breaksOf, { charge: name })}</legend>
      {breaks.map((each, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a break has no other name while it is typed
        <div key={at} className="chg-break">
          <TextInput
            className="cell-open chg-min"
            small
            numeric
            inputMode="decimal"
            dir="ltr"
            label={t(words.breakFrom)}
            aria-label={t(words.breakFromOf, { number: at + 1, charge: name })}
            disabled={at === 0}
            value={each.from}
            onChange={(typed) => set(at, { from: numberText(typed) })}
            onBlur={touch}
          />
          <MoneyInput
            className="cell-open chg-min"
            small
            label={t(words.buying)}
            aria-label={t(words.breakBuyingOf, { number: at + 1, charge: name })}
            value={each.buyingRate}
            onChange={(buyingRate) => set(at, { buyingRate })}
          />
          <MoneyInput
            className="cell-open chg-min"
            small
            label={t(words.selling)}
            aria-label={t(words.breakSellingOf, { number: at + 1, charge: name })}
            value={each.sellingRate}
            onChange={(sellingRate) => set(at, { sellingRate })}
            onBlur={at === breaks.length - 1 ? touch : undefined}
          />
          {at > 0 && (
            <IconButton
              icon={X}
              label={t(words.removeBreak, { number: at + 1, charge: name })}
              onPress={() => (breaks.length > 2 ? change({ breaks: breaks.toSpliced(at, 1) }) : toOnePrice())}
              bare
            />
          )}
        </div>
      ))}
      <div className="row g2 wrap">
        {breaks.length < mostBreaks && (
          <Button
            variant="text"
            size="s"
            icon={Plus}
            changes={false}
            onPress={() => change({ breaks: [...breaks, { from: '', buyingRate: '', sellingRate: '' }] })}
          >
            {t(words.addBreak)}
          </Button>
        )}
        <Button variant="text" size="s" changes={false} onPress={toOnePrice}>
          {t(words.onePrice)}
        </Button>
      </div>
    </fieldset>
  )
}
