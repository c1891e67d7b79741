// Charge lines to type in: a table with range, buying, selling and margin, the same lines as cards on a phone.
import { Plus } from 'lucide-react'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { usualPricing, type Pricing } from '@marsa/model/requests/charge-line.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { problemOf, type LineField } from './charge-faults.ts'
import { additionalLine, isAdded, type EditLine } from './charge-lines.ts'
import { LineCard, LineRow, type RowProps } from './charge-row.tsx'

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
      line.code === 'other' || more.includes(line.code) || isAdded(line, lines)
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

/** Charges of containers that may be priced for one more type by itself. */
const typedCharges = (lines: readonly EditLine[], { units }: Pricing): ChargeCode[] => {
  const priced = lines.filter(({ basis, appliesTo }) => basis === 'container' && appliesTo !== '')
  const counts = Map.groupBy(priced, ({ code }) => code)
  return [...counts].filter(([, some]) => some.length < (units?.boxes.length ?? 0)).map(([code]) => code)
}

/** One more line: of a name that is chosen, where the line of business has such, or of a free one. */
function AddCharge({ lines, onChange, more = none, pricing = usualPricing }: EditorProps) {
  const t = useT()
  const left = more.filter((code) => !lines.some((line) => line.code === code))
  const byType = typedCharges(lines, pricing)
  const free: readonly ChargeCode[] = pricing.codes?.includes('other') === false ? [] : ['other']
  const entries: ChargeCode[] = [...byType, ...left, ...free]
  const add = (code: ChargeCode) => onChange((all) => [...all, additionalLine(all, code, pricing)])
  const face = { variant: 'text', size: 's', icon: Plus, className: 'chg-add' } as const
  if (entries.length === 0) return null
  return (
    <div className="card-f">
      {left.length + byType.length === 0 ? (
        <Button {...face} onPress={() => add('other')}>
          {t(words.addCharge)}
        </Button>
      ) : (
        <Menu
          trigger={<Button {...face}>{t(words.addCharge)}</Button>}
          label={t(words.addCharge)}
          placement="bottom start"
          entries={entries.map((code) => {
            const charge = t(charges[code])
            return { id: code, label: byType.includes(code) ? t(words.anotherType, { charge }) : charge }
          })}
          onAction={(code) => add(code as ChargeCode)}
        />
      )}
    </div>
  )
}
