// The payments of a shipment, what has been issued for them, and the charges of the quotation in force.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { PaymentsCard } from '../../finance/door.tsx'
import { QuotedCharges } from '../../requests/door.tsx'
import { moneyCalls } from './pay-calls.ts'

export function ShipmentPayments({ shipment }: { shipment: ShipmentDetail }) {
  const { money, quotation } = shipment
  if (!money) return null
  return (
    <PaymentsCard money={money} isFinal={quotation?.isFinal === true} calls={moneyCalls(shipment)}>
      {quotation && <QuotedCharges quotation={quotation} />}
    </PaymentsCard>
  )
}
