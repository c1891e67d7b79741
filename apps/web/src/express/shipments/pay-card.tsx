// Paying a shipment: the ways there are, what falls short with the way on by card, and what to do once it is paid.
import { useState } from 'react'
import {
  countShipments,
  listShipments,
  openShipmentPayment,
  saveShipment,
  settleShipment,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { isDraft, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { detailText as words } from '../text.ts'
import { usePinFirst } from '../wallet/unlock-dialog.tsx'
import { payText } from './pay-text.ts'

type Way = 'wallet' | 'bundle'
/** What a way without a card lacked; the shipment is a draft again. */
type Short = { way: Way; amount: string; hasPlan: boolean }

const refreshes = [viewShipment, listShipments, countShipments, isActiveMember, viewWallet]

/** Stays while the shipment goes from one state to the next, so that the answer of the last attempt is seen. */
export function PayPart({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const [short, setShort] = useState<Short>()
  const [isPaid, setPaid] = useState(false)
  if (isPaid && shipment.awbNumber)
    return (
      <Banner tone="success" live title={t(payText.paidTitle)}>
        {t(payText.paidBody)}
      </Banner>
    )
  if (isDraft(shipment.status) && short) return <ShortCard shipment={shipment} short={short} />
  if (isDraft(shipment.status) || !isUnpaid(shipment.status)) return null
  return <PayCard shipment={shipment} onShort={setShort} onPaid={() => setPaid(true)} />
}

/** A person who pays stays on the page until the payment page is there. */
const useCard = () =>
  useCommand(openShipmentPayment, {
    quiet: true,
    onDone: ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
    },
  })

type PayProps = { shipment: ShipmentDetails; onShort: (short: Short) => void; onPaid: () => void }

function PayCard({ shipment, onShort, onPaid }: PayProps) {
  const t = useT()
  const { lang } = useLang()
  const hasPlan = shipment.price?.plan != null
  const open = useCard()
  const settle = useCommand(settleShipment, {
    refreshes,
    quiet: true,
    onDone: ({ status, shortfall }, input) => {
      const way = (input as { query: { paymentType: Way } }).query.paymentType
      if (status === 'SUCCESS') onPaid()
      else onShort({ way, amount: shortfall ?? '0.00', hasPlan })
    },
  })
  const pin = usePinFirst()
  const pay = (paymentType: Way) =>
    settle.mutate(
      { query: { shipmentId: shipment.id, paymentType } },
      { onError: (problem) => void pin.asks(problem, () => pay(paymentType)) },
    )
  const refused = settle.error?.code === 'wallet.pin-needed' ? null : (settle.error ?? open.error)
  return (
    <Card title={t(words.payTitle)}>
      <div className="stack g4">
        <p className="muted">{t(hasPlan ? words.withCredits : words.payBody)}</p>
        {shipment.isPaying && <Banner tone="info">{t(words.paying)}</Banner>}
        <RefusalBanner refusal={refused} />
        {refused?.code === 'wallet.pin-none' && (
          <div>
            <LinkButton href={`/${lang}/express/wallet`}>{t(payText.toWallet)}</LinkButton>
          </div>
        )}
        <div className="row wrap g2">
          <Button
            variant="primary"
            changes
            isPending={open.isPending}
            pendingLabel={t(words.toGateway)}
            onPress={() => open.mutate({ query: { shipmentID: shipment.id } })}
          >
            {t(words.payCard)}
          </Button>
          <Button changes isPending={settle.isPending} onPress={() => pay('wallet')}>
            {t(words.payWallet)}
          </Button>
          {hasPlan && (
            <Button changes isPending={settle.isPending} onPress={() => pay('bundle')}>
              {t(words.payBundle)}
            </Button>
          )}
        </div>
      </div>
      {pin.dialog}
    </Card>
  )
}

/** Asks the price anew, as the draft has none, and opens the payment of what credits do not cover. */
function ShortCard({ shipment, short }: { shipment: ShipmentDetails; short: Short }) {
  const t = useT()
  const { hasPlan } = short
  const open = useCard()
  const price = useCommand(saveShipment, { refreshes, quiet: true })
  const pay = async () => {
    const body = { ...shipment.form, id: shipment.id, toPay: true, terms: true, withPlan: hasPlan }
    await price.mutateAsync({ body })
    open.mutate({ query: { shipmentID: shipment.id, captureFullAmount: hasPlan ? 'false' : 'true' } })
  }
  return (
    <Card title={t(words.payTitle)}>
      <div className="stack g4">
        <Banner
          tone="attention"
          live
          title={t(short.way === 'wallet' ? payText.shortWallet : payText.shortBundle, {
            amount: short.amount,
          })}
        >
          {t(payText.shortBody)}
        </Banner>
        <RefusalBanner refusal={price.error ?? open.error} beside={[]} />
        <div>
          <Button
            variant="primary"
            changes
            isPending={price.isPending || open.isPending}
            pendingLabel={t(words.toGateway)}
            onPress={() => void pay().catch(() => undefined)}
          >
            {t(hasPlan ? payText.restByCard : payText.byCard)}
          </Button>
        </div>
      </div>
    </Card>
  )
}
