// Live totals of the lines being typed: selling, buying, margin, VAT and what the customer pays.
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { percent } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { totalsOfLines, type EditLine } from './charge-lines.ts'
import '../quotes.css'

/** `vat` names the tax where the line does not tax its local charges only. */
export function ChargeTotals({ lines, vat: taxed = words.vat }: TotalsProps) {
  const t = useT()
  const { lang } = useLang()
  const { buying, net, vat, total, commissionBasisPoints } = totalsOfLines(lines)
  return (
    <>
      <Facts
        across
        facts={[
          [t(words.sellingTotal), <Money key="s" value={toWire(net)} />],
          [t(words.buyingTotal), <Money key="b" value={toWire(buying)} />],
          [
            t(words.yourMargin),
            <span key="m" className={net > buying ? 'q-good' : undefined}>
              <Money value={toWire(net - buying)} />{' '}
              <bdi dir="ltr" className="num">
                ({percent(Number(commissionBasisPoints) / 10_000, lang)})
              </bdi>
            </span>,
          ],
          [t(taxed), <Money key="v" value={toWire(vat)} />],
        ]}
      />
      <hr />
      <div className="stack g1">
        <span className="cap muted">{t(words.customerPays)}</span>
        <Money value={toWire(total)} size="l" />
      </div>
    </>
  )
}

type TotalsProps = { lines: readonly EditLine[]; vat?: TextRow }
