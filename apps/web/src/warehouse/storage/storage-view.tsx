// One storage request as its customer and staff see it: next step, goods, what is stored, documents, money.
import { storageFeedbackPlace } from '@marsa/model/messages/templates/storage-messages.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useT } from '../../kit/t.ts'
import { idlePart } from '../../ui/idle-part.tsx'
import { Card } from '../../ui/values/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LazyFinalChanges, RequestPayments, requestPageText } from '../../requests/door.tsx'
import { storageLine } from '../web-line.ts'
import { GoodsCard } from '../goods/goods-card.tsx'
import { InventoryCard } from '../goods/inventory-card.tsx'
import { OverstayBanner } from './overstay-banner.tsx'
import { StorageActions } from './storage-actions.tsx'
import { IntakeCard } from '../intake/intake-card.tsx'
import { StorageContacts } from './storage-contacts.tsx'
import { StorageFacts } from './storage-facts.tsx'
import { StorageHead } from './storage-head.tsx'
import { StorageDocuments } from './storage-documents.tsx'
import { StorageTimeline } from './storage-timeline.tsx'

const IdleStorageSheet = idlePart(async () => (await import('./storage-sheet.tsx')).StorageSheet)

/** While goods are brought or may be fetched. */
const sited: readonly string[] = ['AWAITED', 'STORED']
const LazySite = lazyPart(async () => (await import('../site/site-card.tsx')).SiteCard)
// Only where something was found at intake.
const LazyFindings = lazyPart(async () => (await import('../goods/findings-card.tsx')).FindingsCard)
// Only after completion.
const LazyRating = lazyPart(async () => (await import('./rate-storage.tsx')).RateStorage)
// Only what is stored is released.
const LazyReleases = lazyPart(async () => (await import('../releases/releases-card.tsx')).ReleasesCard)

export function StorageView({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  const side = customer ? 'customer' : undefined
  const booked = storage.goods !== null
  return (
    <>
      <IdleStorageSheet storage={storage} />
      <StorageHead storage={storage} customer={customer} />
      <OverstayBanner storage={storage} customer={customer} />
      {storage.findings.length > 0 && (
        <div className="st-notes">
          <LazyFindings storage={storage} customer={customer} />
        </div>
      )}
      <div className="two">
        <div className="stack g6">
          {customer && storagePhaseOf(storage.status) === 'completed' && storage.feedback === 'NONE' && (
            <Card title={t(requestPageText.rateTitle)} id={storageFeedbackPlace}>
              <LazyRating id={storage.storageRequestID} />
            </Card>
          )}
          {storage.finalChanges && <LazyFinalChanges view={storage} side={customer ? 'customer' : 'agent'} />}
          {booked && sited.includes(storage.goods ?? '') && (
            <LazySite storage={storage} reader={customer ? 'customer' : 'staff'} />
          )}
          {booked && <GoodsCard storage={storage} />}
          {booked && <InventoryCard storage={storage} />}
          {(storage.releases.length > 0 || (customer && storage.goods === 'STORED')) && (
            <LazyReleases storage={storage} customer={customer} />
          )}
          <StorageDocuments storage={storage} side={side} />
          <StorageTimeline storage={storage} customer={customer} />
        </div>
        <aside className="stack g6">
          <RequestPayments line={storageLine} view={storage} reader={side} />
          <StorageFacts storage={storage} customer={customer} />
          <IntakeCard storage={storage} />
          <StorageContacts storage={storage} reader={side} />
          <StorageActions storage={storage} customer={customer} />
        </aside>
      </div>
    </>
  )
}
