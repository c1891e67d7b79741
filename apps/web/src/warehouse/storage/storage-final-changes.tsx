// What the final quotation of a storage changed, for both sides.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { FinalChangesCard } from '../../requests/door.tsx'

export function StorageFinalChanges({
  storage,
  side,
}: {
  storage: StorageDetail
  side: 'customer' | 'agent'
}) {
  const { finalChanges, quotation, money } = storage
  if (!finalChanges || !money) return null
  return <FinalChangesCard changes={finalChanges} quotation={quotation} paid={money.paid} side={side} />
}
