// A guest's shipment once it has a price: paying it, and then its waybill, papers, way and the way out of it.
import { useState } from 'react'
import {
  downloadGuestPaper,
  payGuestShipment,
  type GuestShipment,
  type guestPapers,
} from '@marsa/model/express/guest/guest-endpoints.ts'
import { cancelRefusal } from '@marsa/model/express/shipments/refusals.ts'
import { isOver, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { eventName } from '@marsa/model/express/shipments/shipment-status.ts'
import { slotText } from '@marsa/model/express/shipments/slots.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Timeline } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { shipmentLooks, ShipmentBadge } from '../shipments/status-badge.tsx'
import { detailText } from '../text.ts'
import { CancelGuest, FinishGuest } from './guest-dialogs.tsx'
import { guestText as words } from './guest-text.ts'

type Props = { shipment: GuestShipment; token: string }
type PayProps = Props & { hasFailed: boolean; onChange: () => void }

export function PayGuest({ shipment, token, hasFailed, onChange }: PayProps) {
  const t = useT()
  const pay = useCommand(payGuestShipment, {
    quiet: true,
    onDone: ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
    },
  })
  return (
    <Card title={t(words.payTitle)}>
      <div className="stack g4">
        {hasFailed && (
          <Banner tone="attention" live title={t(words.notPaid)}>
            {t(words.notPaidBody)}
          </Banner>
        )}
        <Facts
          facts={[
            [
              t(words.to),
              <bdi key="to">{[shipment.recipientName, shipment.toCity].filter(Boolean).join(' · ')}</bdi>,
            ],
            [t(words.total), <Money key="total" value={shipment.price?.total ?? '0.00'} size="m" />],
          ]}
        />
        <p className="muted">{t(words.payBody)}</p>
        <RefusalBanner refusal={pay.error} />
        <div className="row wrap g2">
          <Button
            variant="primary"
            changes
            isPending={pay.isPending}
            pendingLabel={t(detailText.toGateway)}
            onPress={() => pay.mutate({ body: { token }, anonymous: true })}
          >
            {t(detailText.payCard)}
          </Button>
          {!shipment.isPaying && (
            <Button changes={false} onPress={onChange}>
              {t(words.change)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

const isEnded = ({ status }: GuestShipment): boolean => status !== null && isOver(status)

/** Both papers are files of their own: one that fails says so beside its button. */
function Papers({ shipment, token }: Props) {
  const t = useT()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const save = (paper: (typeof guestPapers)[number]) => {
    setRefusal(null)
    download(downloadGuestPaper, { body: { token, paper }, anonymous: true }).catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem
      setRefusal(problem)
    })
  }
  return (
    <div className="stack g3">
      <RefusalBanner refusal={refusal} />
      <div className="row wrap g2">
        {!isEnded(shipment) && (
          <Button variant="primary" changes={false} onPress={() => save('label')}>
            {t(detailText.label)}
          </Button>
        )}
        {shipment.hasReceipt && (
          <Button changes={false} onPress={() => save('receipt')}>
            {t(detailText.receipt)}
          </Button>
        )}
      </div>
    </div>
  )
}

export function BookedGuest({ shipment, token, onChanged, onFinished }: BookedProps) {
  const t = useT()
  const { lang } = useLang()
  const [open, setOpen] = useState<'cancel' | 'finish'>()
  const { status, awbNumber, pickup, expectedOn, mayChange } = shipment
  if (!status || !awbNumber) return null
  const facts = { state: status, isPaying: false, slot: pickup, reschedules: 0, paidAt: null }
  const mayCancel = mayChange && cancelRefusal(facts, 'customer') === undefined
  const rows: [string, React.ReactNode][] = [
    [
      t(words.to),
      <bdi key="to">{[shipment.recipientName, shipment.toCity].filter(Boolean).join(' · ')}</bdi>,
    ],
    ...(pickup
      ? [
          [t(words.pickup), `${date(pickup.date, lang)}${comma(lang)}${slotText[pickup.slotCode][lang]}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(expectedOn && !isEnded(shipment)
      ? [[t(words.expected), date(expectedOn, lang)] as [string, string]]
      : []),
    [t(words.total), <Money key="total" value={shipment.price?.total ?? '0.00'} />],
    [t(words.until), <When key="until" value={shipment.expiresAt} />],
  ]
  return (
    <div className="stack g5">
      {mayCancel && (
        <Banner tone="success" title={t(words.done)}>
          {t(words.doneBody)}
        </Banner>
      )}
      <section className="card card-b stack g4">
        <div className="row">
          <ShipmentBadge status={status} large />
        </div>
        <div className="stack g1">
          <span className="dense muted">{t(words.waybill)}</span>
          <h2>
            <Ref value={awbNumber} />
          </h2>
        </div>
        <Facts facts={rows} />
        <Papers shipment={shipment} token={token} />
        {!mayChange && <p className="muted">{t(words.look)}</p>}
      </section>
      <Card title={t(words.timeline)}>
        <Timeline
          milestones={shipment.timeline
            .filter((each) => !isUnpaid(each.status))
            .map(({ status: state, at, place, isCorrection }, index, all) => ({
              id: `${state}${index}`,
              label: eventName(lang, { status: state, isCorrection }),
              icon: shipmentLooks[state].icon,
              detail: place ?? undefined,
              when: <When value={at} />,
              state: index === all.length - 1 ? 'now' : 'done',
            }))}
        />
      </Card>
      {mayChange && (
        <Card title={t(words.registerTitle)}>
          <div className="stack g3">
            <p>{t(words.registerBody)}</p>
            <div>
              <LinkButton href={`/${lang}/hub/register`}>{t(words.register)}</LinkButton>
            </div>
          </div>
        </Card>
      )}
      <div className="row wrap g2">
        <LinkButton href={`/${lang}/express/track?number=${awbNumber}`}>{t(words.track)}</LinkButton>
        {mayCancel && (
          <Button variant="danger" changes onPress={() => setOpen('cancel')}>
            {t(detailText.cancel)}
          </Button>
        )}
        {mayChange && (
          <Button changes={false} onPress={() => setOpen('finish')}>
            {t(words.finish)}
          </Button>
        )}
      </div>
      {open === 'cancel' && (
        <CancelGuest token={token} onClose={() => setOpen(undefined)} onDone={onChanged} />
      )}
      {open === 'finish' && <FinishGuest onClose={() => setOpen(undefined)} onDone={onFinished} />}
    </div>
  )
}

type BookedProps = Props & { onChanged: () => void; onFinished: () => void }
