// The lines of a price of express with how each is worked out, their VAT, and what follows.
import type { ReactNode } from 'react'
import { lineNames } from '@marsa/model/express/pricing/price-text.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'

const words = texts({ vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' } })

type Line = Pick<NonNullable<ShipmentDetails['price']>['lines'][number], 'code' | 'net' | 'formula'>

export function PriceLines({
  lines,
  vat,
  children,
}: {
  lines: readonly Line[]
  vat: string
  children: ReactNode
}) {
  const t = useT()
  return (
    <ul className="stack g2">
      {lines.map(({ code, net, formula }, index) => (
        <li key={`${code}${index}`} className="stack g1">
          <span className="row between g2">
            <span>{t(lineNames[code])}</span>
            <Money value={net} />
          </span>
          <span className="dense muted">{formula}</span>
        </li>
      ))}
      <li className="row between g2">
        <span>{t(words.vat)}</span>
        <Money value={vat} />
      </li>
      {children}
    </ul>
  )
}
