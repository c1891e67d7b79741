// Paying a shipment: the ways there are, what falls short with the way on by card, and what to do once it is paid.
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  countShipments,
  listShipments,
  openShipmentPayment,
  saveShipment,
  settleShipment,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { isActiveMember, viewMembership } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { isDraft, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { moneyParts } from '../../kit/format.ts'
import { ask, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { detailText as words } from '../text.ts'
import { usePinFirst } from '../wallet/unlock-dialog.tsx'
import { payText } from './pay-text.ts'

type Way = 'wallet' | 'bundle'
/** What a way without a card lacked; the shipment is a draft again. */
type Short = { way: Way; amount: string; hasPlan: boolean }

const refreshes = [viewShipment, listShipments, countShipments, isActiveMember, viewMembership, viewWallet]

/** Stays while the shipment goes from one state to the next, so that the answer of the last attempt is seen. */
export function PayPart({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const [short, setShort] = useState<Short>()
  const [isPaid, setPaid] = useState(false)
  if (isPaid && shipment.awbNumber)
    return (
      <Banner tone="success" live title={t(payText.paidTitle)}>
        {t(shipment.receiptNumber ? payText.paidBody : payText.paidLabel)}
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

/** What there is to pay with; nothing while it is not known. */
const useBalances = (hasPlan: boolean) => {
  const credits = useQuery({ ...ask(viewMembership), enabled: hasPlan }).data?.availableBalance
  const wallet = useQuery(ask(viewWallet, {})).data?.available
  return { credits, wallet }
}

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
  const { credits, wallet } = useBalances(hasPlan)
  /** Credits pay first whichever way the rest goes, so where they are enough there is no other way. */
  const isCovered = hasPlan && credits !== undefined && parseMoney(credits) >= parseMoney(shipment.price!.net)
  const facts: [string, ReactNode][] = [
    ...(isCovered
      ? [
          [t(payText.creditsUsed), <Money key="used" value={shipment.price!.net} strong />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(credits
      ? [[t(payText.creditsLeft), <Money key="credits" value={credits} />] as [string, ReactNode]]
      : []),
    ...(wallet && !isCovered
      ? [[t(payText.walletHas), <Money key="wallet" value={wallet} />] as [string, ReactNode]]
      : []),
  ]
  const refused = settle.error?.code === 'wallet.pin-needed' ? null : (settle.error ?? open.error)
  return (
    <Card title={t(words.payTitle)}>
      <div className="stack g4">
        <p className="muted">
          {t(isCovered ? payText.coveredBody : hasPlan ? words.withCredits : words.payBody)}
        </p>
        {facts.length > 0 && <Facts across facts={facts} />}
        {shipment.isPaying && <Banner tone="info">{t(words.paying)}</Banner>}
        <RefusalBanner refusal={refused} />
        {refused?.code === 'wallet.pin-none' && (
          <div>
            <LinkButton href={`/${lang}/express/wallet`}>{t(payText.toWallet)}</LinkButton>
          </div>
        )}
        <div className="row wrap g2">
          {!isCovered && (
            <>
              <Button
                variant="primary"
                changes
                isPending={open.isPending}
                pendingLabel={t(words.toGateway)}
                onPress={() => open.mutate({ query: { shipmentID: shipment.id } })}
              >
                {t(shipment.isPaying ? words.backToPayment : words.payCard)}
              </Button>
              {!shipment.isPaying && (
                <Button changes isPending={settle.isPending} onPress={() => pay('wallet')}>
                  {t(words.payWallet)}
                </Button>
              )}
            </>
          )}
          {hasPlan && !shipment.isPaying && (
            <Button
              variant={isCovered ? 'primary' : 'secondary'}
              changes
              isPending={settle.isPending}
              onPress={() => pay('bundle')}
            >
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
  const { lang } = useLang()
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
            amount: moneyParts(short.amount, 'AED', lang).amount,
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
