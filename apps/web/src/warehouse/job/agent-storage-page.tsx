// One storage request as a warehouse works on it: the quote, or the work on what it has won.
import { useQuery } from '@tanstack/react-query'
import { storageChargeCodes } from '@marsa/model/warehouse/charges.ts'
import { storagePricing, storageSpan } from '@marsa/model/warehouse/storage-pricing.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { AgentRequestPage } from '../../requests/door.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { storageQuoteQuery } from '../queries.ts'
import { storageQuoteCalls } from '../quoting/agent-queries.ts'
import { AgentStorageFacts } from '../quoting/agent-storage-facts.tsx'
import { agentRequestText as words } from '../quoting/agent-text.ts'
import { storageLine } from '../web-line.ts'
import '../quoting/agent.css'

// Only what has been won needs it.
const LazyJob = lazyPart(async () => (await import('./agent-job.tsx')).AgentJob)

const route = getRouteApi('/$lang/inside/warehouse/requests/$id')

export function AgentStoragePage() {
  const { id } = route.useParams()
  return (
    <AgentRequestPage
      line={storageLine}
      query={useQuery(storageQuoteQuery(id))}
      viewOf={({ storage }) => storage}
      formOf={({ storage, expected, serverTime }) => ({
        calls: storageQuoteCalls(id),
        vat: words.vat,
        pricing: storagePricing(storageSpan(storage), serverTime.slice(0, 10)),
        more: storageChargeCodes.filter((code) => code !== 'other' && !expected.includes(code)),
      })}
      details={({ storage }) => <AgentStorageFacts storage={storage} />}
      job={(view) => <LazyJob view={view} />}
    />
  )
}
