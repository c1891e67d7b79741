// The refund rule as rows, the one that holds now marked; amounts where the shipment is paid.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { cancelTerms } from '@marsa/model/freight/changes/change-endpoints.ts'
import { cancelStageText, changeText } from '@marsa/model/freight/changes/change-text.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { useT } from '../../kit/t.ts'
import { RuleList } from '../../ui/lists/rule-list.tsx'

type Terms = AnswerOf<typeof cancelTerms>

export function RefundRules({ terms }: { terms: Terms }) {
  const t = useT()
  const rules = terms.paid === null ? terms.rules : terms.rules.filter(({ stage }) => stage !== 'unpaid')
  return (
    <RuleList
      title={t(shipmentText.cancelRules)}
      rules={rules.map(({ stage, percent, refund }) => ({
        id: stage,
        label: `${t(cancelStageText[stage])}${stage === terms.stage ? ` (${t(changeText.now)})` : ''}`,
        detail: percent === 0 ? t(changeText.noFee) : t(changeText.percentKept, { percent }),
        amount: refund,
        holds: stage === terms.stage,
      }))}
    />
  )
}
