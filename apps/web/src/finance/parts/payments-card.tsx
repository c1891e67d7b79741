// What was agreed, what has been paid and what is left.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import type { PaymentType } from '@marsa/model/finance/payment-model.ts'
import { moneyBackText, paidText } from '@marsa/model/finance/paid-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { IssuedDocuments, type MoneyCalls, type Issued } from './issued-documents.tsx'
import '../payments.css'

const parts = { down: paidText.down, final: paidText.final, full: paidText.full }

/** The money of a request as its reader sees it; amounts. */
export type PaidMoney = Pick<Issued, 'invoices'> & {
  total: string
  balance: string
  paymentType: PaymentType | null
  payments: readonly {
    sessionId: string
    part: 'down' | 'final' | 'full'
    amount: string
    at: string
    receiptNumber: string | null
  }[]
  /** Money on its way back or there already. */
  refunds: readonly { amount: string; at: string; isSettled: boolean }[]
  cancelFee: string | null
  compensation?: string | null
}

type Agreed = { isFinal: boolean; totalEstimate: string }

export type PaymentsProps = {
  money: PaidMoney
  /** In force; charges decided and changes agreed since are in the total alone. */
  quotation: Agreed | null
  calls: MoneyCalls
  /** Its customer reads it. */
  isOwn: boolean
  /** Under it all: the charges of the quotation. */
  children?: ReactNode
}

/** What was paid, what goes back and what was kept. */
export const usePaidFacts = (money: PaidMoney | null): [ReactNode, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  if (!money) return []
  const facts = money.payments.map((payment): [ReactNode, ReactNode] => [
    `${t(parts[payment.part])}${comma(lang)}${dayMonth(payment.at, lang)}`,
    <span key={payment.sessionId} className="paid">
      <Money value={`-${payment.amount}`} />
    </span>,
  ])
  for (const refund of money.refunds)
    facts.push([
      t(refund.isSettled ? moneyBackText.refund : moneyBackText.refundOnWay),
      <Money key={refund.at} value={refund.amount} />,
    ])
  // By card it is one of the refunds above.
  if (money.compensation && money.paymentType === 'credit')
    facts.push([t(moneyBackText.compensation), <Money key="compensation" value={money.compensation} />])
  if (money.cancelFee !== null)
    facts.push([t(moneyBackText.fee), <Money key="fee" value={money.cancelFee} />])
  return facts
}

export const isPaidUp = ({ balance }: PaidMoney): boolean => /^0(\.0+)?$/.test(balance)

/** Whether everything is paid: on credit it is owed, and a cancelled one keeps its fee. */
export const saysPaidUp = (money: PaidMoney): boolean =>
  isPaidUp(money) && money.cancelFee === null && money.paymentType !== 'credit'

const totalName = ({ total }: PaidMoney, quotation: Agreed | null) => {
  if (quotation && quotation.totalEstimate !== total) return paidText.total
  return quotation?.isFinal ? paidText.finalQuote : paidText.accepted
}

export function PaymentsCard({ money, quotation, calls, isOwn, children }: PaymentsProps) {
  const t = useT()
  const facts: [ReactNode, ReactNode][] = [
    [
      <span key="t" className="med">
        {t(totalName(money, quotation))}
      </span>,
      <Money key="m" value={money.total} strong />,
    ],
    ...usePaidFacts(money),
  ]
  return (
    <Card title={t(paidText.payments)}>
      <div className="stack g4">
        <Facts across facts={facts} />
        <hr />
        {!isPaidUp(money) ? (
          <div className="sum-total">
            <span className="med">{t(paidText.balance)}</span>
            <Money value={money.balance} size="m" />
          </div>
        ) : (
          saysPaidUp(money) && <p className="med">{t(paidText.paidUp)}</p>
        )}
        {money.paymentType === 'credit' && (
          <p className="dense muted">{t(isOwn ? paidText.onCredit : paidText.onTheirCredit)}</p>
        )}
        <IssuedDocuments issued={money} calls={calls} />
        {children}
      </div>
    </Card>
  )
}
