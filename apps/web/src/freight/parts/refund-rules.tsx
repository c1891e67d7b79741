// The refund rule as rows, the one that holds now marked; amounts where the shipment is paid.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { cancelTerms } from '@marsa/model/freight/change-endpoints.ts'
import { cancelStageText, changeText } from '@marsa/model/freight/change-text.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/money.tsx'

type Terms = AnswerOf<typeof cancelTerms>

export function RefundRules({ terms }: { terms: Terms }) {
  const t = useT()
  const rules = terms.paid === null ? terms.rules : terms.rules.filter(({ stage }) => stage !== 'unpaid')
  return (
    <div>
      <h3 className="cap muted rules-h">{t(shipmentText.cancelRules)}</h3>
      <ul className="rules">
        {rules.map(({ stage, percent, refund }) => (
          <li key={stage} className={stage === terms.stage ? 'rule on' : 'rule'}>
            <span className="grow">
              <b>
                {t(cancelStageText[stage])}
                {stage === terms.stage && ` (${t(changeText.now)})`}
              </b>
              <span>{percent === 0 ? t(changeText.noFee) : t(changeText.percentKept, { percent })}</span>
            </span>
            {refund !== null && (
              <b className="endt">
                <Money value={refund} />
              </b>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
