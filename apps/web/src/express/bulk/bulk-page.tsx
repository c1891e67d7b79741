// Sending many parcels from a sheet: the page of all bulk uploads with the words of shipments, and paying for them together.
import { useMemo } from 'react'
import { parcelBulkEndpoints } from '@marsa/model/express/bulk/parcel-bulk-endpoints.ts'
import { parcelSheet } from '@marsa/model/express/bulk/parcel-sheet.ts'
import { countShipments, listShipments } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { useUsualAddress } from '../../accounts/address-book/door.tsx'
import { BulkPage, type BulkPages } from '../../requests/door.tsx'
import { expressTitles } from '../titles.ts'
import { endsFrom } from './bulk-ends.ts'
import { bulkWords } from './bulk-words.ts'
import { parcelSheetProblems } from './bulk-problems.ts'
import { PayBatch } from './pay-batch.tsx'

export const parcelBulk: BulkPages = {
  sheet: parcelSheet,
  calls: parcelBulkEndpoints,
  title: expressTitles.bulk,
  words: bulkWords,
  problems: parcelSheetProblems,
  about: (texts) => [texts['reference'], texts['recipient.name']].filter(Boolean).join(' · '),
  ends: endsFrom(undefined),
  reads: [listShipments, countShipments],
  pathOf: (id) => `express/shipments/${id}`,
  Next: PayBatch,
}

export function ParcelBulkPage() {
  const usual = useUsualAddress('pickup', true)?.label
  const of = useMemo(() => ({ ...parcelBulk, ends: endsFrom(usual) }), [usual])
  return <BulkPage of={of} />
}
