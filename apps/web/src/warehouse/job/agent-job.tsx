// The work of the warehouse that has won: the next step, the goods, the final quotation, inventory, releases, documents, money.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { AgentTurn, LazyFinalChanges, RequestPayments } from '../../requests/door.tsx'
import { idlePart } from '../../ui/idle-part.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { agentJobText as words } from '../quoting/agent-text.ts'
import { storageLine } from '../web-line.ts'
import { CompleteStorage } from './agent-complete.tsx'
import { StorageFinalQuote } from '../quoting/agent-final-quote.tsx'
import { FindingsCard } from '../goods/findings-card.tsx'
import { Inventory } from '../goods/agent-inventory.tsx'
import { IntakeCard } from '../intake/intake-card.tsx'
import { LazyWaitingIntakes } from '../intake/lazy-waiting.ts'
import { AgentDocuments } from './agent-documents.tsx'
import { Releases } from '../releases/agent-releases.tsx'
import { SoFar } from '../storage/overstay-banner.tsx'
import { GoodsSteps } from './agent-steps.tsx'
import { AgentStorageFacts } from '../quoting/agent-storage-facts.tsx'
import { isBrought } from '../releases/brought.ts'
import { GoodsBadge, StorageBadge } from '../storage/status-badge.tsx'
import { StorageContacts } from '../storage/storage-contacts.tsx'
import { StoredSince } from '../storage/since.tsx'
import { SiteCard } from '../site/site-card.tsx'
import { StorageLine } from '../storage/storage-line.tsx'
import { StorageTimeline } from '../storage/storage-timeline.tsx'

const IdleStorageSheet = idlePart(async () => (await import('../storage/storage-sheet.tsx')).StorageSheet)

type AgentView = AnswerOf<typeof viewStorageQuoteAgent>

export function AgentJob({ view: { storage, own } }: { view: AgentView }) {
  const t = useT()
  const { status, goods } = storage
  const phase = storagePhaseOf(status)
  const booked = phase === 'booked'
  return (
    <>
      <IdleStorageSheet storage={storage} />
      <div className="row between wrap q-head">
        <div className="stack g2">
          <h1>
            <Ref value={storage.shipmentReferenceNumber} />
          </h1>
          <StorageLine view={storage} />
        </div>
        <p className="row wrap g2">
          <StorageBadge status={status} large />
          {booked && goods && <GoodsBadge goods={goods} isBrought={isBrought(storage)} />}
          <StoredSince storage={storage} />
          <PrintButton />
        </p>
      </div>
      <div className="stack g6">
        <LazyWaitingIntakes />
        {booked && (
          <AgentTurn
            words={storageTurnWords}
            facts={{ ...storage, id: storage.storageRequestID }}
            refreshes={[viewStorageQuoteAgent]}
          />
        )}
        {storage.findings.length > 0 && (
          <FindingsCard storage={storage} customer={false} settles={booked && storage.steps.length > 0} />
        )}
        {storage.overstay && <Overstay storage={storage} />}
        {phase === 'cancelled' && <Banner title={t(words.cancelled)}>{t(words.cancelledBody)}</Banner>}
        <div className="two">
          <div className="stack g6">
            {storage.steps.length > 0 && <GoodsSteps storage={storage} />}
            {storage.finalChanges && <LazyFinalChanges view={storage} side="agent" />}
            {booked && <StorageFinalQuote storage={storage} own={own} />}
            <Releases storage={storage} />
            <Inventory storage={storage} />
            <div id="documents">
              <AgentDocuments storage={storage} />
            </div>
          </div>
          <aside className="stack g6">
            {booked && <CompleteStorage storage={storage} />}
            <RequestPayments line={storageLine} view={storage} reader="agent" />
            {booked && <SiteCard storage={storage} reader="agent" />}
            <IntakeCard storage={storage} />
            <StorageContacts storage={storage} reader="agent" />
            <AgentStorageFacts storage={storage} won />
            <StorageTimeline storage={storage} />
          </aside>
        </div>
      </div>
    </>
  )
}

function Overstay({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Banner tone="attention" title={t(words.overstay)}>
      {t(words.overstayBody, { day: date(storage.endDate, lang) })} <SoFar storage={storage} />
    </Banner>
  )
}
