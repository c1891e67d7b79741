// The payments of a storage request, what has been issued for them, and the charges of the quotation in force.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { PaymentsCard } from '../../finance/door.tsx'
import { QuotedCharges } from '../../requests/door.tsx'
import { storageMoneyCalls } from './pay-calls.ts'

export function StoragePayments({ storage }: { storage: StorageDetail }) {
  const { money, quotation } = storage
  if (!money) return null
  return (
    <PaymentsCard money={money} isFinal={quotation?.isFinal === true} calls={storageMoneyCalls(storage)}>
      {quotation && <QuotedCharges quotation={quotation} />}
    </PaymentsCard>
  )
}
