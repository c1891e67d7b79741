// What was agreed, what has been paid and what is left.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { charges } from '@marsa/model/quotes/charges.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/card.tsx'
import { moneyBackText } from '@marsa/model/freight/flag-text.ts'
import { Money } from '../../ui/money.tsx'
import { MoneyPapers } from './money-papers.tsx'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'

const parts = { down: shipmentText.down, final: shipmentText.final, full: shipmentText.full }

export function PaymentsCard({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { money, quotation } = shipment
  if (!money) return null
  const facts: [ReactNode, ReactNode][] = [
    [
      <span key="t" className="med">
        {t(quotation?.isFinal ? shipmentText.finalQuote : shipmentText.accepted)}
      </span>,
      <Money key="m" value={money.total} strong />,
    ],
    ...money.payments.map((payment): [ReactNode, ReactNode] => [
      `${t(parts[payment.part])}${lang === 'ar' ? '، ' : ', '}${dayMonth(payment.at, lang)}`,
      <span key={payment.sessionId} className="paid">
        <Money value={`-${payment.amount}`} />
      </span>,
    ]),
  ]
  for (const refund of money.refunds)
    facts.push([
      t(refund.isSettled ? moneyBackText.refund : moneyBackText.refundOnWay),
      <Money key={refund.at} value={refund.amount} />,
    ])
  // By card it is one of the refunds above.
  if (money.compensation !== null && money.paymentType === 'credit')
    facts.push([t(moneyBackText.compensation), <Money key="compensation" value={money.compensation} />])
  if (money.cancelFee !== null)
    facts.push([t(moneyBackText.fee), <Money key="fee" value={money.cancelFee} />])
  const open = !/^0(\.0+)?$/.test(money.balance)
  return (
    <Card title={t(shipmentText.payments)}>
      <div className="stack g4">
        <Facts across facts={facts} />
        <hr />
        {open ? (
          <div className="sum-total">
            <span className="med">{t(shipmentText.balance)}</span>
            <Money value={money.balance} size="m" />
          </div>
        ) : (
          money.cancelFee === null && <p className="med">{t(shipmentText.paidUp)}</p>
        )}
        {money.paymentType === 'credit' && <p className="dense muted">{t(shipmentText.onCredit)}</p>}
        <MoneyPapers shipment={shipment} />
        {quotation && quotation.charges.length > 0 && (
          <details>
            <summary className="dense med">{t(shipmentText.lines)}</summary>
            <Facts
              across
              facts={[
                ...quotation.charges.map((line): [ReactNode, ReactNode] => [
                  line.label ?? t(charges[line.code]),
                  <Money key={line.code} value={line.amount} />,
                ]),
                [t(shipmentText.vat), <Money key="vat" value={quotation.vat} />],
              ]}
            />
          </details>
        )}
      </div>
    </Card>
  )
}
