// Where the money is now: each stage with its amount, in the order in which a dirham passes them.
import type { viewCash } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { stageText } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { payoutWords as words } from './payout-words.ts'

/** An amount may be below zero where cash was reversed after it had been paid out. */
const filsOf = (amount: string): bigint =>
  amount.startsWith('-') ? -parseMoney(amount.slice(1)) : parseMoney(amount)

export function StagesCard({ stages }: { stages: AnswerOf<typeof viewCash>['stages'] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card
      title={t(words.stages)}
      footer={
        <span className="row wrap between g3">
          <span className="cap muted">{t(words.spentNote)}</span>
          <a href={`/${lang}/express/wallet`}>{t(words.openWallet)}</a>
        </span>
      }
    >
      <Facts
        across
        facts={[
          ...stages.map(
            ({ stage, amount }) =>
              [t(stageText[stage]), <Money key={stage} value={amount} />] as [string, React.ReactNode],
          ),
          [
            <strong key="total">{t(words.total)}</strong>,
            <Money key="sum" value={toWire(sum(stages.map(({ amount }) => filsOf(amount))))} strong />,
          ],
        ]}
      />
    </Card>
  )
}
