// One parcel in a list of a depot: number, state, where it goes and where it stands.
import type { ReactNode } from 'react'
import type { DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { holdReasonText } from '@marsa/model/express/depot/hold.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { ShipmentBadge } from '../shipments/status-badge.tsx'
import { depotText as words } from './depot-text.ts'

export function ParcelRow({ parcel, more, children }: ParcelRowProps) {
  const t = useT()
  const { lang } = useLang()
  const { waybill, status, senderName, recipientName, toCity, bay, here, pieces, places, holds, cod } = parcel
  return (
    <li className="row between wrap g3">
      <span className="stack g1">
        <span className="row wrap g2">
          <Ref value={waybill} />
          <ShipmentBadge status={status} />
          <Tag>
            <bdi dir="ltr">{bay}</bdi>
          </Tag>
        </span>
        <span className="muted dense">
          <bdi>{senderName}</bdi> – <bdi>{recipientName}</bdi>
          {comma(lang)}
          <bdi>{toCity}</bdi>
        </span>
        <span className="muted dense row wrap g2">
          {pieces > 1 && <span>{t(words.hereOf, { here, pieces })}</span>}
          {here > 0 && (
            <bdi dir={places.length > 0 ? 'ltr' : undefined}>{places.join(', ') || t(words.noPlace)}</bdi>
          )}
          {holds.map((reason) => (
            <span key={reason}>{t(holdReasonText[reason])}</span>
          ))}
          {cod && (
            <span>
              {t(words.cod)} <Money value={cod} />
            </span>
          )}
          {more}
        </span>
      </span>
      {children && <span className="row wrap g2">{children}</span>}
    </li>
  )
}
type ParcelRowProps = { parcel: DepotParcel; more?: ReactNode; children?: ReactNode }
