// One charge line to type in: a row of the table, or a card on a phone.
import clsx from 'clsx'
import { X } from 'lucide-react'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { rangeOf } from '@marsa/model/requests/charges.ts'
import type { UnitPricing } from '@marsa/model/requests/charge-line.ts'
import { useLang } from '../../kit/direction.tsx'
import { dirhamRange, number, percent } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { asksReason, type LineField } from './charge-faults.ts'
import { chargeLine, isPlain, isSum, marginOf, type EditLine } from './charge-lines.ts'
import { RangeReason, UnitFields } from './charge-unit.tsx'
import { ChargeName } from './compare-values.tsx'

export type RowProps = {
  line: EditLine
  name: string
  /** The sentence under a field of the line, if any. */
  error?: { field: LineField; text: string }
  change: (change: Partial<EditLine>) => void
  isAsked: boolean
  /** Whether it is asked how often it is charged. */
  counted: boolean
  /** How it is priced by the unit, where the line of business has that. */
  units: UnitPricing | undefined
  remove?: () => void
}

function Allowed({ line, long }: { line: EditLine; long?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const limits = rangeOf(line.code, useSettings())
  if (!limits) return <span className="muted">{t(words.openRange)}</span>
  const text = dirhamRange(toWire(limits[0]), toWire(limits[1]), lang)
  return long ? t(words.allowedShort, { range: text }) : text
}

const answers = ['priced', 'included', 'not-offered'] as const

/** How an asked service is answered; without a price its rates are put aside. */
function Answer({ line, name, change }: RowProps) {
  const t = useT()
  return (
    <Select
      className="chg-ask"
      label={t(words.answerOf, { charge: name })}
      value={line.answer}
      options={answers.map((id) => ({ id, label: t(words[id]) }))}
      onChange={(answer) => change({ answer: answer as EditLine['answer'] })}
    />
  )
}

function Name(row: RowProps) {
  const { line, name, error, change, remove } = row
  const t = useT()
  const takeAway = remove && (
    <IconButton icon={X} label={t(words.removeCharge, { charge: name })} onPress={remove} bare />
  )
  if (row.isAsked)
    return (
      <span className="stack g1 chg-name">
        <span>
          <ChargeName code={line.code} label={null} vat={line.vat} /> <Tag tone="brand">{t(words.asked)}</Tag>
        </span>
        <Answer {...row} />
      </span>
    )
  if (line.code !== 'other')
    return remove ? (
      <span className="row between chg-name">
        <ChargeName code={line.code} label={null} vat={line.vat} />
        {takeAway}
      </span>
    ) : (
      <ChargeName code={line.code} label={null} vat={line.vat} />
    )
  return (
    <span className="row chg-name">
      <TextInput
        className="cell-name grow"
        small
        label={t(words.chargeName)}
        placeholder={t(words.chargeName)}
        value={line.label}
        error={error?.field === 'label' ? error.text : undefined}
        onChange={(label) => change({ label })}
        onBlur={() => change({ touched: true })}
      />
      {takeAway}
    </span>
  )
}

function Rate({
  line,
  name,
  error,
  change,
  counted,
  side,
  open,
}: RowProps & { side: 'buying' | 'selling'; open?: boolean }) {
  const t = useT()
  const each = counted
    ? { buying: words.buyingEach, selling: words.sellingEach }
    : { buying: words.buying, selling: words.selling }
  return (
    <MoneyInput
      className={open ? 'cell-open' : 'cell-field'}
      small
      label={t(
        side === 'buying' ? (open ? each.buying : words.buyingOf) : open ? each.selling : words.sellingOf,
        { charge: name },
      )}
      aria-label={t(side === 'buying' ? words.buyingOf : words.sellingOf, { charge: name })}
      value={line[side]}
      error={error?.field === `${side}Rate` ? error.text : undefined}
      onChange={(value) => change({ [side]: value })}
      onBlur={() =>
        line.buying !== '' && line.selling !== '' && !line.touched ? change({ touched: true }) : undefined
      }
    />
  )
}

/** How often it is charged; the rates are of one. */
function Quantity({ line, name, error, change, open }: RowProps & { open?: boolean }) {
  const t = useT()
  return (
    <TextInput
      className={open ? 'cell-open' : 'cell-field'}
      small
      numeric
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      label={t(open ? words.quantity : words.quantityOf, { charge: name })}
      aria-label={t(words.quantityOf, { charge: name })}
      value={line.quantity}
      error={error?.field === 'quantity' ? error.text : undefined}
      onChange={(typed) => change({ quantity: numberText(typed) })}
      onBlur={() => (line.touched ? undefined : change({ touched: true }))}
    />
  )
}

/** What the customer pays for the line before VAT, where that is not the price that was typed. */
function InDirhams({ line }: { line: EditLine }) {
  const { sellingFils } = chargeLine(line)
  const isTyped = line.currency === 'AED' && isSum(line.selling) && parseMoney(line.selling) === sellingFils
  return isTyped ? null : (
    <span className="sub nowrap">
      = <Money value={toWire(sellingFils)} />
    </span>
  )
}

export function LineRow(row: RowProps) {
  const { lang } = useLang()
  const { line, error } = row
  const margin = marginOf(line)
  const isPriced = line.answer === 'priced'
  const asked = asksReason(line, useSettings())
  const isOpen = row.units?.isOpen
  return (
    <>
      <tr>
        <th scope="row" className="med">
          <Name {...row} />
        </th>
        {row.counted ? (
          <td className="n">{isPriced && <Quantity {...row} />}</td>
        ) : (
          <td className="muted nowrap">
            {row.units && isPriced ? <UnitFields {...row} units={row.units} /> : <Allowed line={line} />}
          </td>
        )}
        <td className="n">{isPriced && line.breaks === null && <Rate {...row} side="buying" />}</td>
        <td className="n">
          {isPriced && line.breaks === null && <Rate {...row} side="selling" />}
          {isPriced && margin && !isOpen && !isPlain(line) && <InDirhams line={line} />}
        </td>
        <td className="n">
          {isPriced && margin && (
            <>
              {!isOpen && (
                <bdi dir="ltr" className="num">
                  {number(toWire(margin.margin), lang, 2)}
                </bdi>
              )}
              <span className="sub">
                <bdi dir="ltr" className="num">
                  {percent(margin.share, lang)}
                </bdi>
              </span>
            </>
          )}
        </td>
      </tr>
      {asked && (
        <tr className="errrow">
          <td />
          <td colSpan={4}>
            <RangeReason {...row} />
          </td>
        </tr>
      )}
      {error && (
        <tr className="errrow" aria-hidden="true">
          <td />
          <td colSpan={4}>
            <ErrorText text={error.text} />
          </td>
        </tr>
      )}
    </>
  )
}

export function LineCard(row: RowProps) {
  const t = useT()
  const { lang } = useLang()
  const { line } = row
  const margin = marginOf(line)
  return (
    <div className="chg-c">
      <div className="row between">
        <b className="med grow">
          <Name {...row} />
        </b>
        {!row.counted && !row.units && (
          <span className="cap muted nowrap">
            <Allowed line={line} long />
          </span>
        )}
      </div>
      {line.answer === 'priced' && (
        <div className={clsx('grid keep chg-pair', row.counted ? 'c3' : 'c2')}>
          {row.counted && <Quantity {...row} open />}
          {line.breaks === null && <Rate {...row} side="buying" open />}
          {line.breaks === null && <Rate {...row} side="selling" open />}
        </div>
      )}
      {row.units && line.answer === 'priced' && <UnitFields {...row} units={row.units} />}
      <RangeReason {...row} />
      {row.error && (
        <div aria-hidden="true">
          <ErrorText text={row.error.text} />
        </div>
      )}
      {margin && !row.error && (
        <p className="cap muted">
          {t(words.margin)}{' '}
          <bdi dir="ltr" className="num">
            {row.units?.isOpen ? percent(margin.share, lang) : number(toWire(margin.margin), lang, 2)}
          </bdi>{' '}
          {!row.units?.isOpen && !isPlain(line) && <InDirhams line={line} />}
        </p>
      )}
    </div>
  )
}
