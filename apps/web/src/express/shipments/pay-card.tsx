// The price of a shipment that waits for its payment, and the ways to pay it.
import {
  openShipmentPayment,
  settleShipment,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { detailText as words } from '../text.ts'

/** A person who pays stays on the page until the payment page is there. */
export function PayCard({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const open = useCommand(openShipmentPayment, {
    onDone: ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
    },
  })
  const settle = useCommand(settleShipment, {
    refreshes: [viewShipment, isActiveMember],
    onDone: ({ errorMessage }) => {
      if (errorMessage) void toast({ title: errorMessage, tone: 'error' })
    },
  })
  const pay = (paymentType: 'wallet' | 'bundle') =>
    settle.mutate({ query: { shipmentId: shipment.id, paymentType } })
  const hasPlan = shipment.price?.plan != null
  return (
    <Card title={t(words.payTitle)}>
      <div className="stack g4">
        <p className="muted">{t(hasPlan ? words.withCredits : words.payBody)}</p>
        {shipment.isPaying && <Banner tone="info">{t(words.paying)}</Banner>}
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
    </Card>
  )
}
