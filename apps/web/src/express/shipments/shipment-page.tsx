// One parcel shipment: its state and next step, timeline, parties, money and papers, with every act that its state allows.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelRefusal,
  movePickupRefusal,
  removeRefusal,
  voidRefusal,
  type ShipmentFacts,
} from '@marsa/model/express/shipments/refusals.ts'
import {
  hasCase,
  isBeforeScan,
  isDraft,
  isOver,
  isUnpaid,
  mayClaim,
  mayWait,
} from '@marsa/model/express/shipments/shipment-machine.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { viewParcelCase } from '@marsa/model/express/desk/case-endpoints.ts'
import { may } from '@marsa/model/kit/access.ts'
import { eventName } from '@marsa/model/express/shipments/shipment-status.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { downloadCommercialInvoice, downloadLabels } from '@marsa/model/express/label/paper-endpoints.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Timeline } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { actProblems } from './act-problems.ts'
import { ShipmentAttachments } from './attachments-card.tsx'
import { SaidCard } from '../recipient/said-card.tsx'
import { detailText as words } from '../text.ts'
import { FactsCard, MoneyCard } from './shipment-cards.tsx'
import { PayPart } from './pay-card.tsx'
import { shipmentLooks, ShipmentBadge } from './status-badge.tsx'

const route = getRouteApi('/$lang/inside/express/shipments/$id')
const dialogs = () => import('./shipment-dialogs.tsx')
const LazyCancel = lazyPart(async () => (await dialogs()).CancelDialog)
const LazyVoid = lazyPart(async () => (await dialogs()).VoidDialog)
const LazyRemove = lazyPart(async () => (await dialogs()).RemoveDialog)
const LazyHolds = lazyPart(async () => (await import('../holds/hold-cards.tsx')).HoldCards)
const LazyCase = lazyPart(async () => (await import('../desk/case-card.tsx')).CaseCard)
const LazyCorrection = lazyPart(
  async () => (await import('../corrections/correction-card.tsx')).CorrectionCard,
)
const LazyClaim = lazyPart(async () => (await import('../claims/claim-card.tsx')).ClaimCard)
const LazyPickup = lazyPart(async () => (await dialogs()).PickupDialog)

const factsOf = (shipment: ShipmentDetails): ShipmentFacts => ({
  state: shipment.status,
  isPaying: shipment.isPaying,
  slot: shipment.pickup,
  reschedules: shipment.reschedules,
  paidAt: shipment.paidAt ? new Date(shipment.paidAt) : null,
})

export function ParcelShipmentPage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const query = useQuery(ask(viewShipment, { Id: id }))
  useTitle(query.data?.awbNumber ?? query.data?.shipmentId ?? t(words.facts))
  return (
    <Loaded
      query={query}
      card
      skeleton={<Skeleton block="320px" />}
      missing={
        <Empty
          title={t(words.missing)}
          action={<LinkButton href={`/${lang}/express/shipments`}>{t(words.backToList)}</LinkButton>}
        />
      }
    >
      {(shipment) => <Shipment shipment={shipment} />}
    </Loaded>
  )
}

type Opened = 'cancel' | 'void' | 'remove' | 'pickup'

function Shipment({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const { lang } = useLang()
  const [opened, setOpened] = useState<Opened>()
  const me = useMe()
  const isStaff = me !== undefined && may({ role: me.roleName }, viewParcelCase.policy) !== undefined
  const onClose = () => setOpened(undefined)
  return (
    <div className="stack g5">
      <section className="card card-b stack g4">
        <div className="row between wrap g3">
          <div className="stack g2">
            <div className="row">
              <ShipmentBadge status={shipment.status} large />
            </div>
            <h1>
              {shipment.awbNumber ? (
                <Ref value={shipment.awbNumber} />
              ) : (
                t(isDraft(shipment.status) ? words.draftNumber : words.shipmentNumber, {
                  number: shipment.shipmentId,
                })
              )}
            </h1>
            <p className="muted">
              <bdi>{shipment.fromCity || '–'}</bdi> {' – '} <bdi>{shipment.toCity || '–'}</bdi>
            </p>
          </div>
          {shipment.total && !isDraft(shipment.status) && <Money value={shipment.total} size="l" />}
        </div>
        <Acts shipment={shipment} isStaff={isStaff} onOpen={setOpened} />
        {shipment.awbNumber && !isOver(shipment.status) && <Papers shipment={shipment} />}
      </section>
      {!isStaff && shipment.status === 'CREATED' && !shipment.pickup && shipment.form['dropOff'] !== true && (
        <Banner tone="attention">{t(words.noPickup)}</Banner>
      )}
      {isStaff && hasCase(shipment.status) && <LazyCase shipment={shipment} />}
      {isStaff && shipment.awbNumber && <LazyCorrection waybill={shipment.awbNumber} />}
      {mayClaim(shipment.status) && <LazyClaim shipment={shipment} isStaff={isStaff} />}
      {mayWait(shipment.status) && <LazyHolds shipment={shipment} />}
      <PayPart shipment={shipment} />
      <div className="grid c2">
        <div className="stack g5">
          <Card title={t(words.timeline)}>
            <Timeline
              milestones={shipment.timeline.map(({ status, at, place, isCorrection }, index, all) => ({
                id: `${status}${index}`,
                label: eventName(lang, { status, isCorrection }),
                icon: shipmentLooks[status].icon,
                detail: place ?? undefined,
                when: <When value={at} />,
                state: index === all.length - 1 ? 'now' : 'done',
              }))}
            />
          </Card>
          <MoneyCard shipment={shipment} />
        </div>
        <div className="stack g5">
          <FactsCard shipment={shipment} />
          <ShipmentAttachments shipment={shipment} isSender={!isStaff} />
          <SaidCard shipment={shipment} />
        </div>
      </div>
      {opened === 'cancel' && <LazyCancel shipment={shipment} onClose={onClose} />}
      {opened === 'void' && <LazyVoid shipment={shipment} onClose={onClose} />}
      {opened === 'remove' && <LazyRemove shipment={shipment} onClose={onClose} />}
      {opened === 'pickup' && <LazyPickup shipment={shipment} onClose={onClose} />}
      <p>
        <a href={`/${lang}/express/shipments`}>{t(words.backToList)}</a>
      </p>
    </div>
  )
}

/** What goes with the parcel: the label on it, and the invoice for customs with goods abroad. */
function Papers({ shipment: { id, form, pickup, status } }: { shipment: ShipmentDetails }) {
  const t = useT()
  // The next step, unless a pickup has to be chosen first.
  const isNext = isBeforeScan(status) && (pickup !== null || form['dropOff'] === true)
  const get = (format: 'pdf' | 'zpl') => void download(downloadLabels, { query: { shipmentId: id, format } })
  return (
    <div className="row wrap g2">
      <Button variant={isNext ? 'primary' : 'secondary'} changes={false} onPress={() => get('pdf')}>
        {t(words.label)}
      </Button>
      <Button changes={false} onPress={() => get('zpl')}>
        {t(words.labelZpl)}
      </Button>
      {Array.isArray(form['contents']) && form['contents'].length > 0 && (
        <Button
          changes={false}
          onPress={() => void download(downloadCommercialInvoice, { query: { shipmentId: id } })}
        >
          {t(words.commercialInvoice)}
        </Button>
      )}
    </div>
  )
}

type ActsProps = { shipment: ShipmentDetails; isStaff: boolean; onOpen: (dialog: Opened) => void }

/** Acts of the state it is in; one that is refused says why. Entering a shipment is for customers alone. */
function Acts({ shipment, isStaff, onOpen }: ActsProps) {
  const t = useT()
  const { lang } = useLang()
  const facts = factsOf(shipment)
  const now = new Date()
  if (isUnpaid(shipment.status))
    return isStaff ? null : (
      <div className="row wrap g2">
        {!shipment.isPaying && (
          <LinkButton
            variant={isDraft(shipment.status) ? 'primary' : 'secondary'}
            href={`/${lang}/express/new?id=${shipment.id}`}
          >
            {t(isDraft(shipment.status) ? words.goOn : words.edit)}
          </LinkButton>
        )}
        <ActionButton refusal={removeRefusal(facts)} problems={actProblems} onPress={() => onOpen('remove')}>
          {t(words.remove)}
        </ActionButton>
      </div>
    )
  const cancelRefused = cancelRefusal(facts, 'customer')
  const sendAgain = isStaff ? null : (
    <LinkButton href={`/${lang}/express/new?again=${shipment.id}`}>{t(words.sendAgain)}</LinkButton>
  )
  if (cancelRefused) return sendAgain && <div className="row">{sendAgain}</div>
  return (
    <div className="row wrap g2">
      {shipment.form['dropOff'] !== true || shipment.pickup ? (
        <ActionButton
          variant={shipment.pickup ? 'secondary' : 'primary'}
          refusal={movePickupRefusal(facts, 'customer', now)}
          problems={actProblems}
          onPress={() => onOpen('pickup')}
        >
          {t(shipment.pickup ? words.movePickup : words.choosePickup)}
        </ActionButton>
      ) : null}
      {shipment.status === 'CREATED' && (
        <ActionButton
          refusal={voidRefusal(facts, 'customer', now)}
          problems={actProblems}
          onPress={() => onOpen('void')}
        >
          {t(words.void)}
        </ActionButton>
      )}
      {sendAgain}
      <Button changes onPress={() => onOpen('cancel')}>
        {t(words.cancel)}
      </Button>
    </div>
  )
}
