// The payments of a request, what has been issued for them, and the charges of the quotation in force.
import type { TextRow } from '@marsa/model/kit/text.ts'
import { PaymentsCard } from '../../finance/door.tsx'
import { QuotedCharges } from '../parts/quoted-charges.tsx'
import type { RequestView, WebLine } from '../web-line.ts'

type PaymentsProps<View extends RequestView> = { line: WebLine<View>; view: View; onCredit?: TextRow }

export function RequestPayments<View extends RequestView>({ line, view, onCredit }: PaymentsProps<View>) {
  const { money, quotation } = view
  if (!money) return null
  return (
    <PaymentsCard
      money={money}
      isFinal={quotation?.isFinal === true}
      calls={line.calls.money(line.keyOf(view).id, quotation)}
      onCredit={onCredit}
    >
      {quotation && <QuotedCharges quotation={quotation} />}
    </PaymentsCard>
  )
}
