// Charge lines to type in: a table with range, buying, selling and margin, the same lines as cards on a phone.
import clsx from 'clsx'
import { Plus, X } from 'lucide-react'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import {
  charges,
  rangeOf,
  usualPricing,
  type ChargeCode,
  type Pricing,
  type UnitPricing,
} from '@marsa/model/requests/charges.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, percent, range } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import {
  additionalLine,
  asksReason,
  chargeLine,
  isPlain,
  marginOf,
  problemOf,
  type EditLine,
  type LineField,
} from './charge-lines.ts'
import { RangeReason, UnitFields } from './charge-unit.tsx'
import { ChargeName } from './compare-values.tsx'

export type EditorProps = {
  lines: EditLine[]
  onChange: (update: (lines: EditLine[]) => EditLine[]) => void
  /** Sentences of the server, by key of the line and field. */
  serverErrors: Record<string, string>
  /** Charges that may be added by their names, and taken away again. */
  more?: readonly ChargeCode[]
  /** Charges of asked services, which may be included or not offered instead of priced. */
  asked?: readonly ChargeCode[]
  /** What the line says of its charges; it shows quantities where it fills them in. */
  pricing?: Pricing
}

const none: readonly ChargeCode[] = []
const lineFields = [
  'label',
  'quantity',
  'basis',
  'count',
  'currency',
  'buyingRate',
  'sellingRate',
  'minSelling',
  'minQuantity',
  'breaks',
  'rangeReason',
] as const satisfies readonly LineField[]

type RowProps = {
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

const useRows = (props: EditorProps): RowProps[] => {
  const { lines, onChange, serverErrors, more = none, asked = none, pricing } = props
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const errorOf = (line: EditLine): RowProps['error'] => {
    for (const field of lineFields) {
      const text = serverErrors[`${line.key} ${field}`]
      if (text) return { field, text }
    }
    const problem = line.touched ? problemOf(line, settings) : undefined
    if (!problem) return undefined
    const { params } = problem
    const shown = params && {
      least: number(toWire(params.least), lang, 0),
      most: number(toWire(params.most), lang, 0),
    }
    return { field: problem.field, text: sentence(quotesProblems, lang, problem.code, shown) }
  }
  return lines.map((line) => ({
    line,
    name: line.code === 'other' ? line.label || t(words.additional) : t(charges[line.code]),
    error: errorOf(line),
    isAsked: asked.includes(line.code),
    counted: pricing?.quantityOf !== undefined,
    units: pricing?.units,
    change: (change) =>
      onChange((all) => all.map((each) => (each.key === line.key ? { ...each, ...change } : each))),
    remove:
      line.code === 'other' || more.includes(line.code)
        ? () => onChange((all) => all.filter((each) => each.key !== line.key))
        : undefined,
  }))
}

export function ChargeEditor(props: EditorProps) {
  const t = useT()
  const narrow = useNarrow()
  const rows = useRows(props)
  const counted = props.pricing?.quantityOf !== undefined
  return (
    <>
      {narrow ? (
        rows.map((row) => <LineCard key={row.line.key} {...row} />)
      ) : (
        <section className="tbl" tabIndex={0} aria-label={t(words.charges)}>
          <table className="chg">
            <thead>
              <tr>
                <th scope="col">{t(words.charge)}</th>
                {counted ? (
                  <th scope="col" className="n">
                    {t(words.quantity)}
                  </th>
                ) : (
                  <th scope="col">{t(props.pricing?.units ? words.pricedBy : words.allowed)}</th>
                )}
                <th scope="col" className="n">
                  {t(counted ? words.buyingEach : words.buying)}
                </th>
                <th scope="col" className="n">
                  {t(counted ? words.sellingEach : words.selling)}
                </th>
                <th scope="col" className="n">
                  {t(words.margin)}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LineRow key={row.line.key} {...row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <AddCharge {...props} />
    </>
  )
}

/** One more line: of a name that is chosen, where the line of business has such, or of a free one. */
function AddCharge({ lines, onChange, more = none, pricing = usualPricing }: EditorProps) {
  const t = useT()
  const left = more.filter((code) => !lines.some((line) => line.code === code))
  const entries: ChargeCode[] = pricing.codes?.includes('other') === false ? left : [...left, 'other']
  const add = (code: ChargeCode) => onChange((all) => [...all, additionalLine(all, code, pricing)])
  const face = { variant: 'text', size: 's', icon: Plus, className: 'chg-add' } as const
  if (entries.length === 0) return null
  return (
    <div className="card-f">
      {left.length === 0 ? (
        <Button {...face} onPress={() => add('other')}>
          {t(words.addCharge)}
        </Button>
      ) : (
        <Menu
          trigger={<Button {...face}>{t(words.addCharge)}</Button>}
          label={t(words.addCharge)}
          placement="bottom start"
          entries={entries.map((code) => ({ id: code, label: t(charges[code]) }))}
          onAction={(code) => add(code as ChargeCode)}
        />
      )}
    </div>
  )
}

function Allowed({ line, long }: { line: EditLine; long?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const limits = rangeOf(line.code, useSettings())
  if (!limits) return <span className="muted">{t(words.openRange)}</span>
  const [least, most] = limits.map((fils) => number(toWire(fils), lang, 0)) as [string, string]
  const text = range(least, most, lang)
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

/** What the line comes to, where that is not what was typed. */
function InDirhams({ line }: { line: EditLine }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <span className="sub nowrap">
      {t(words.amount)}{' '}
      <bdi dir="ltr" className="num">
        {number(toWire(chargeLine(line).sellingFils), lang, 2)}
      </bdi>
    </span>
  )
}

function LineRow(row: RowProps) {
  const { lang } = useLang()
  const { line, error } = row
  const margin = marginOf(line)
  const isPriced = line.answer === 'priced'
  const asked = asksReason(line, useSettings())
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
        <td className="n">{isPriced && line.breaks === null && <Rate {...row} side="selling" />}</td>
        <td className="n">
          {isPriced && margin && (
            <>
              <bdi dir="ltr" className="num">
                {number(toWire(margin.margin), lang, 2)}
              </bdi>
              {!isPlain(line) && <InDirhams line={line} />}
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

function LineCard(row: RowProps) {
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
            {number(toWire(margin.margin), lang, 2)}
          </bdi>{' '}
          {!isPlain(line) && <InDirhams line={line} />}
        </p>
      )}
    </div>
  )
}
