// The amount of a compensation, and under it everything that confirming it posts.
import type { UseQueryResult } from '@tanstack/react-query'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { compensationTerms } from '@marsa/model/freight/changes/compensation-endpoints.ts'
import { compensationText } from '@marsa/model/freight/changes/compensation-text.ts'
import { paidText } from '@marsa/model/finance/paid-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

type Terms = AnswerOf<typeof compensationTerms>
const parts = { down: paidText.down, final: paidText.final, full: paidText.full }

export type CompensationAmountProps = {
  query: UseQueryResult<Terms>
  amount: string
  onAmount: (amount: string) => void
  wrong: string | undefined
  posting: NonNullable<Terms['posting']> | undefined
}

export function CompensationAmount({ query, amount, onAmount, wrong, posting }: CompensationAmountProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Loaded query={query} skeleton={<Skeleton block="90px" />}>
      {(terms) => (
        <>
          <MoneyInput
            label={t(compensationText.amount)}
            hint={t(compensationText.most, { amount: money(terms.most, 'AED', lang) })}
            value={amount}
            onChange={onAmount}
            error={wrong}
          />
          {posting && !posting.refusal && <Posting terms={terms} posting={posting} />}
        </>
      )}
    </Loaded>
  )
}

/** What is posted, line by line; the same answer that the confirmation rests on. */
function Posting({ terms, posting }: { terms: Terms; posting: NonNullable<Terms['posting']> }) {
  const t = useT()
  const { lang } = useLang()
  const back =
    terms.paymentType === 'credit'
      ? [{ label: t(compensationText.toCredit), amount: posting.amount }]
      : posting.refunds.map(({ part, amount }) => ({
          label: t(compensationText.toCard, { part: t(parts[part]) }),
          amount,
        }))
  const limit = money(terms.aloneUpTo, 'AED', lang)
  const lines = [
    ...back,
    { label: t(compensationText.note), amount: posting.amount },
    { label: t(compensationText.vat), amount: posting.vat },
    { label: t(compensationText.agent), amount: posting.amount },
  ]
  return (
    <section className="stack g2" aria-live="polite">
      <h3 className="cap muted rules-h">{t(compensationText.posted)}</h3>
      <Facts
        across
        facts={lines.map(({ label, amount }) => [label, <Money key={label} value={amount} strong />])}
      />
      {posting.invoiceFirst && <p className="dense muted">{t(compensationText.invoiceFirst)}</p>}
      {posting.needsSecond && (
        <Banner
          tone="attention"
          title={
            Number(terms.givenAlone) > 0
              ? t(compensationText.secondTogether, {
                  amount: limit,
                  given: money(terms.givenAlone, 'AED', lang),
                })
              : t(compensationText.second, { amount: limit })
          }
        />
      )}
    </section>
  )
}
