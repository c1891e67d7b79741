// Bulk uploads of truck requests.
import { truckBulkProblems } from '@marsa/model/trucks/bulk/bulk-problems.ts'
import { truckSheet } from '@marsa/model/trucks/bulk/truck-sheet.ts'
import { truckBulkEndpoints, truckDraftEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { BulkPage, SendMade, type BulkPages } from '../../requests/door.tsx'
import { trucksPages } from '../pages.ts'
import { truckTitles } from '../titles.ts'

const Next: BulkPages['Next'] = ({ batch }) => (
  <SendMade
    batch={batch}
    submit={truckDraftEndpoints.submitDrafts}
    confirms={trucksPages.spec.confirms}
    list={trucksPages.pages.customer}
  />
)

export const truckBulk: BulkPages = {
  sheet: truckSheet,
  calls: truckBulkEndpoints,
  title: truckTitles.bulk,
  problems: async () => ({ ...(await trucksPages.problems()), ...truckBulkProblems }),
  about: ({ reference, commodity }) => [reference, commodity].filter(Boolean).join(' · '),
  ends: (texts) => {
    const end = (place: 'pickup' | 'dropoff') =>
      ['saved', 'area', 'city', 'emirate'].map((part) => texts[`${place}.${part}`]).find(Boolean)
    return [end('pickup'), end('dropoff')]
  },
  reads: trucksPages.reads,
  pathOf: (id) => `${trucksPages.pages.customer}/${id}`,
  Next,
}

export function TruckBulkPage() {
  return <BulkPage of={truckBulk} />
}
