// The execution of a shipment by its agent: steps to report, documents, final quotation, completion.
import { useQuery } from '@tanstack/react-query'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { idlePart } from '../../ui/idle-part.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { AgentTurn } from '../quoting/agent-turn.tsx'
import { CompleteDelivery } from './agent-complete.tsx'
import { ShipmentFinalQuote } from './agent-final-quote.tsx'
import { ShipmentLine } from './agent-shipment-line.tsx'
import { CargoCard } from '../shipment/cargo-card.tsx'
import {
  LazyAddedCharges,
  LazyBill,
  LazyCases,
  LazyJobChanges,
  LazyObjection,
  LazyConversation,
  LazyMeasuring,
  LazyTradeDocuments,
  LazyUnits,
} from '../shipment/changes.ts'
import { Crumbs, ContactsCard, LazyFinalChanges, RequestPayments } from '../../requests/door.tsx'
import { freightLine } from '../web-line.ts'
import { DatesCard } from '../shipment/dates-card.tsx'
import { DoorsCard } from '../shipment/doors-card.tsx'
import { ShipmentDocuments } from '../shipment/shipment-documents.tsx'
import { MilestoneList } from './milestone-list.tsx'
import { StatusBadge } from '../shipment/status-badge.tsx'
import { shipmentQuery } from '../queries.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

const IdleShipmentSheet = idlePart(async () => (await import('../shipment/shipment-sheet.tsx')).ShipmentSheet)

const route = getRouteApi('/$lang/inside/freight/jobs/$id')

export function AgentJobPage() {
  const t = useT()
  const { id } = route.useParams()
  const query = useQuery(shipmentQuery(id))
  const { data } = query
  useTitle(data?.quoteNumber)
  return (
    <>
      <Crumbs path="freight/shipments" list={t(freightTitles.shipments)}>
        <span aria-current="page">{data ? <Ref value={data.quoteNumber} /> : '…'}</span>
      </Crumbs>
      <Loaded query={query} card skeleton={<Skeleton block="480px" />}>
        {(data) => <Job shipment={data} />}
      </Loaded>
    </>
  )
}

function Job({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const won = shipment.milestones.length > 0
  return (
    <>
      <div className="row between wrap q-head">
        <div className="stack g2">
          <h1>
            <Ref value={shipment.quoteNumber} />
          </h1>
          <ShipmentLine view={shipment} />
        </div>
        {won && (
          <p className="row wrap g2">
            <StatusBadge status={shipment.status} large />
            <span className="dense muted">
              {t(words.since)} <When value={shipment.statusSince} />
            </span>
            <PrintButton />
          </p>
        )}
      </div>
      {won ? (
        <div className="stack g6">
          <IdleShipmentSheet shipment={shipment} />
          <AgentTurn shipment={shipment} />
          <div className="two">
            <div className="stack g6">
              {shipment.dispute && <LazyCases shipment={shipment} side="agent" />}
              {shipment.objection?.agentDoneAt && <LazyObjection shipment={shipment} side="agent" />}
              <MilestoneList shipment={shipment} />
              {shipment.units && <LazyUnits shipment={shipment} units={shipment.units} />}
              <div id="documents">
                <ShipmentDocuments shipment={shipment} side="agent" />
              </div>
              {shipment.mode === 'sea' && <LazyBill shipment={shipment} side="agent" />}
              <LazyConversation requestId={shipment.RequestId} side="agent" />
              <LazyTradeDocuments shipment={shipment} />
              {shipment.finalProposal && <LazyAddedCharges shipment={shipment} side="agent" />}
              {(shipment.measuring || shipment.measuringRefusal === null) && (
                <LazyMeasuring shipment={shipment} />
              )}
              {shipment.finalChanges && <LazyFinalChanges view={shipment} side="agent" />}
              <ShipmentFinalQuote shipment={shipment} />
            </div>
            <aside className="stack g6">
              {freightPhaseOf(shipment.status) === 'booked' && <CompleteDelivery shipment={shipment} />}
              {shipment.slot !== null && <LazyJobChanges shipment={shipment} />}
              <RequestPayments line={freightLine} view={shipment} reader="agent" />
              <DatesCard shipment={shipment} />
              <CargoCard shipment={shipment} />
              <DoorsCard shipment={shipment} />
              <ContactsCard line={freightLine} view={shipment} reader="agent" />
            </aside>
          </div>
        </div>
      ) : (
        <div className="card">
          <Empty
            title={t(words.notWon)}
            action={
              <LinkButton variant="primary" href={`/${lang}/freight/requests/${shipment.RequestId}`}>
                {t(words.toRequest)}
              </LinkButton>
            }
          >
            {t(words.notWonBody)}
          </Empty>
        </div>
      )}
    </>
  )
}
