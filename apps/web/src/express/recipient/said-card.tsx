// What the recipient of a shipment has said, for its sender and the staff, with the link to pass on and another code by the desk.
import { useQuery } from '@tanstack/react-query'
import { Copy, KeyRound, Link } from 'lucide-react'
import { objectionText } from '@marsa/model/express/recipient/objections.ts'
import {
  renewDeliveryCode,
  shareParcel,
  viewRecipientSaid,
} from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { wishText } from '@marsa/model/express/recipient/wishes.ts'
import { isOver, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { may } from '@marsa/model/kit/access.ts'
import { useMe } from '../../accounts/door.tsx'
import { OnMap } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Suspense } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { recipientSaidText as words } from './recipient-text.ts'

export function SaidCard({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(viewRecipientSaid, { id: shipment.id }))
  if (isUnpaid(shipment.status) || !shipment.awbNumber) return null
  // Nothing was said, and nothing can be any more.
  const said = query.data && query.data.wishes.length + query.data.objections.length
  if (isOver(shipment.status) && said === 0) return null
  return (
    <Card title={t(words.title)}>
      <div className="stack g4">
        <Loaded query={query} skeleton={<Skeleton lines={2} />}>
          {({ wishes, objections }) =>
            wishes.length + objections.length === 0 ? (
              <p className="dense muted">{t(words.nothing)}</p>
            ) : (
              <ul className="stack g3">
                {wishes.map(({ kind, day, words: said, pin, at, endedAt }) => (
                  <li key={at} className="stack g1">
                    <span className="row between wrap g2">
                      <span>
                        {t(wishText[kind])}
                        {day && <>: {date(day, lang)}</>}
                        {said && (
                          <>
                            : <bdi>{said}</bdi>
                          </>
                        )}
                        {endedAt && <span className="muted"> ({t(words.ended)})</span>}
                      </span>
                      <span className="dense muted">
                        <When value={at} />
                      </span>
                    </span>
                    {pin && !endedAt && (
                      <Suspense fallback={null}>
                        <OnMap pin={pin} />
                      </Suspense>
                    )}
                  </li>
                ))}
                {objections.map(({ id, kind, paid, words: said, outcome, at }) => (
                  <li key={id} className="stack g1">
                    <span className="row between wrap g2">
                      <strong>
                        {t(objectionText[kind])}
                        {paid && (
                          <>
                            : <Money value={paid} />
                          </>
                        )}
                      </strong>
                      <span className="dense muted">
                        <When value={at} />
                      </span>
                    </span>
                    {said && <bdi className="dense">{said}</bdi>}
                    {outcome && (
                      <span className="dense muted">
                        {t(words.outcome)}: <bdi>{outcome}</bdi>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <Acts shipment={shipment} />
      </div>
    </Card>
  )
}

function Acts({ shipment: { id, status } }: { shipment: ShipmentDetails }) {
  const t = useT()
  const me = useMe()
  const share = useCommand(shareParcel, {
    onDone: ({ token, language }) => {
      void navigator.clipboard
        .writeText(`${location.origin}/${language}/parcel#${token}`)
        .then(() => toast({ title: t(words.copied), tone: 'success' }))
    },
  })
  const renew = useCommand(renewDeliveryCode, {
    onDone: () => void toast({ title: t(words.newCodeSent), tone: 'success' }),
  })
  const role = me ? { role: me.roleName } : null
  const shares = !isOver(status) && may(role, shareParcel.policy)
  const renews = status === 'OUT_FOR_DELIVERY' && may(role, renewDeliveryCode.policy)
  return (
    <>
      {shares && (
        <div className="stack g2">
          <p className="dense muted">{t(words.shareBody)}</p>
          <div>
            <Button
              icon={share.data ? Copy : Link}
              changes={false}
              isPending={share.isPending}
              onPress={() => share.mutate({ query: { id } })}
            >
              {t(words.copy)}
            </Button>
          </div>
        </div>
      )}
      {renews && (
        <div>
          <Button
            icon={KeyRound}
            changes
            isPending={renew.isPending}
            onPress={() => renew.mutate({ query: { id } })}
          >
            {t(words.newCode)}
          </Button>
        </div>
      )}
    </>
  )
}
