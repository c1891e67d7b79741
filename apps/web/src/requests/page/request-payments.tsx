// The payments of a request, what has been issued for them, and the charges of the quotation in force.
import { PaymentsCard } from '../../finance/door.tsx'
import { QuotedCharges } from '../parts/quoted-charges.tsx'
import type { RequestView, WebLine } from '../web-line.ts'

type PaymentsProps<View extends RequestView> = {
  line: WebLine<View>
  view: View
  /** Undefined for staff. */
  reader: 'customer' | 'agent' | undefined
}

export function RequestPayments<View extends RequestView>({ line, view, reader }: PaymentsProps<View>) {
  const { money, quotation } = view
  if (!money) return null
  return (
    <PaymentsCard
      money={money}
      quotation={quotation}
      calls={line.calls.money(line.keyOf(view).id, quotation)}
      isOwn={reader === 'customer'}
    >
      {quotation && <QuotedCharges quotation={quotation} />}
    </PaymentsCard>
  )
}
