// The credit line as a bar: what is owed, reserved and available of the limit, with the same figures in words.
import type { ReactNode } from 'react'
import type { CreditAccount } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, money, percent } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { booksText } from './books-text.ts'
import { AccountBadge } from './credit-state.tsx'
import { creditText as words } from './credit-text.ts'
import './credit.css'

/** A part of the limit, from 0 to 1; what is used above it fills the bar and no more. */
const shareOf = (amount: string, limit: string): number => {
  const whole = Number(parseMoney(limit))
  return whole <= 0 ? 0 : Math.max(0, Math.min(1, Number(parseMoney(amount)) / whole))
}

function Part({ mark, label, amount, note }: { mark: string; label: string; amount: string; note: string }) {
  return (
    <div className="stack g1">
      <dt className="row g2 dense">
        <i className={`credit-mark ${mark}`} aria-hidden="true" />
        {label}
      </dt>
      <dd>
        <Money value={amount} size="m" />
      </dd>
      <dd className="cap muted">{note}</dd>
    </div>
  )
}

export function CreditLineCard({ account, action }: { account: CreditAccount; action?: ReactNode }) {
  const t = useT()
  const { lang } = useLang()
  const { limit, owed, reserved, used, available, over, state, termsDays, liftUntil } = account
  const isOver = parseMoney(over) > 0n
  const isOverpaid = parseMoney(owed) < 0n
  const usedShare = shareOf(used, limit)
  const label = t(words.usedShare, { share: percent(usedShare, lang, 0) })
  return (
    <Card title={t(words.account)} aside={<AccountBadge state={state} />} footer={action}>
      <div className="stack g5">
        <div className="row between wrap">
          <div className="stack g1">
            <span className="dense muted">{t(words.limit)}</span>
            <Money value={limit} size="l" />
          </div>
          <div className="stack g1">
            <span className="dense muted">{t(words.terms)}</span>
            <span>{t(words.days, { count: termsDays })}</span>
          </div>
        </div>
        <div className="stack g2">
          <div className="credit-bar" role="img" aria-label={label}>
            <span className="owed" style={{ inlineSize: `${shareOf(owed, limit) * 100}%` }} />
            <span className="reserved" style={{ inlineSize: `${shareOf(reserved, limit) * 100}%` }} />
          </div>
          <p className="cap muted">{label}</p>
        </div>
        <dl className="grid c3 credit-parts">
          {isOverpaid ? (
            <Part mark="" label={t(words.overpaid)} amount={owed.slice(1)} note={t(words.overpaidNote)} />
          ) : (
            <Part mark="owed" label={t(words.owed)} amount={owed} note={t(words.owedNote)} />
          )}
          <Part mark="reserved" label={t(words.reserved)} amount={reserved} note={t(words.reservedNote)} />
          <Part mark="" label={t(words.available)} amount={available} note={t(words.availableNote)} />
        </dl>
        {state === 'APPROVED' && liftUntil && (
          <Banner tone="attention">{t(booksText.restoredUntil, { day: date(liftUntil, lang) })}</Banner>
        )}
        {isOver && <Banner tone="attention">{t(words.over, { amount: money(over, 'AED', lang) })}</Banner>}
      </div>
    </Card>
  )
}
