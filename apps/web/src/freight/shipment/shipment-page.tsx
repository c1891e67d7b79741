// One shipment: status and next step, map and timeline, documents, payments, cargo, people. Live without reloading.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { useMe } from '../../accounts/door.tsx'
import { useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Card } from '../../ui/values/card.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CargoCard } from './cargo-card.tsx'
import { LazyActions, LazyCases, LazyDesk, LazyEarlier, LazyFinalChanges, LazyObjection } from './changes.ts'
import { ContactsCard } from './contacts-card.tsx'
import { DoorsCard } from './doors-card.tsx'
import { ShipmentDocuments } from './shipment-documents.tsx'
import { RateShipment } from './rate-shipment.tsx'
import { ShipmentPayments } from './shipment-payments.tsx'
import { loadFreightProblems } from '../problems.ts'
import { ShipmentHead } from './shipment-head.tsx'
import { ShipmentSheet } from './shipment-sheet.tsx'
import { ShipmentProgress } from './shipment-progress.tsx'
import { shipmentQuery } from '../queries.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

const route = getRouteApi('/$lang/inside/freight/shipments/$id')

export function ShipmentPage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const query = useQuery(shipmentQuery(id))
  const { data } = query
  useTitle(data?.quoteNumber)
  return (
    <>
      <nav className="crumbs" aria-label={t(freightTitles.shipments)}>
        <a href={`/${lang}/freight/shipments`}>{t(freightTitles.shipments)}</a>
        <Icon of={ChevronRight} flip />
        <span aria-current="page">
          {data ? <Ref value={data.quoteNumber} /> : query.isError ? t(freightTitles.shipment) : '…'}
        </span>
      </nav>
      <Loaded query={query} card skeleton={<Waiting />} missing={<Missing />}>
        {(shipment) => <Shipment shipment={shipment} />}
      </Loaded>
    </>
  )
}

const customers: readonly (Role | undefined)[] = ['customer', 'business', 'portal']

function Missing() {
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(loadFreightProblems)
  const mayAsk = customers.includes(useMe()?.roleName)
  const code = 'freight.not-found'
  return (
    <Empty
      art
      level={1}
      title={problems[code] ? sentence(problems, lang, code) : '…'}
      action={
        <>
          {mayAsk && (
            <LinkButton variant="primary" href={`/${lang}/freight/quote`}>
              {t(freightTitles.getQuote)}
            </LinkButton>
          )}
          <LinkButton href={`/${lang}/freight/shipments`}>{t(freightTitles.shipments)}</LinkButton>
        </>
      }
    />
  )
}

function Shipment({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const role = useMe()?.roleName
  const customer = customers.includes(role)
  const side = customer ? 'customer' : role === 'clearing-agent' ? 'agent' : undefined
  const staff = role === 'desk' || role === 'admin' || role === 'admin-readonly' ? role : undefined
  const rate =
    customer && shipment.feedbackToken !== null && shipment.feedback === 'NONE'
      ? shipment.feedbackToken
      : undefined
  return (
    <>
      <ShipmentSheet shipment={shipment} />
      <ShipmentHead shipment={shipment} />
      <div className="two">
        <div className="stack g6">
          {rate && (
            <Card title={t(shipmentText.rateTitle)} id="feedback">
              <RateShipment token={rate} />
            </Card>
          )}
          {(shipment.questions.length > 0 || shipment.dispute) && (
            <LazyCases shipment={shipment} side={side ?? (role === 'desk' ? 'desk' : 'staff')} />
          )}
          {customer && shipment.objection && <LazyObjection shipment={shipment} side="customer" />}
          {shipment.finalChanges && (
            <LazyFinalChanges shipment={shipment} side={customer ? 'customer' : 'agent'} />
          )}
          <ShipmentProgress shipment={shipment} />
          {customer && shipment.round > 1 && <LazyEarlier requestId={shipment.RequestId} />}
          <div id="documents">
            <ShipmentDocuments shipment={shipment} side={side} />
          </div>
        </div>
        <aside className="stack g6">
          {staff && <LazyDesk shipment={shipment} role={staff} />}
          <ShipmentPayments shipment={shipment} />
          <CargoCard shipment={shipment} />
          <DoorsCard shipment={shipment} />
          <ContactsCard shipment={shipment} reader={side} />
          {customer && <LazyActions shipment={shipment} />}
        </aside>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className="stack g6" aria-busy="true">
      <Skeleton block="230px" />
      <div className="two">
        <Skeleton block="520px" />
        <Skeleton block="320px" />
      </div>
    </div>
  )
}
