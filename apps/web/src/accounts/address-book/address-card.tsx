// An address as it is shown: name, marks, lines, contact; what is done with it stands beside it.
import { Building2, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { buildingTypes, pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import {
  addressFieldText as fields,
  addressText as words,
} from '@marsa/model/accounts/addresses/addresses-text.ts'
import { pinText } from '@marsa/model/kit/pin.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import './address-book.css'

/** `level` is that of its heading: below the title of a page, or below that of a dialog. */
export function AddressCard({ address, level = 2, children }: AddressCardProps) {
  const t = useT()
  const { lang } = useLang()
  const { unit, building, buildingType, street, area, landmark, city, emirate, makani } = address
  const pin = pinOf(address)
  const Heading = `h${level}` as const
  const lines = [
    [buildingType && buildingTypes[buildingType][lang], unit, building].filter(Boolean),
    [street, area].filter(Boolean),
    [city, emirate && emirates[emirate][lang]].filter(Boolean),
    [landmark].filter(Boolean),
  ].filter((parts) => parts.length > 0)
  return (
    <li className="card card-b stack g3 addr">
      <div className="row wrap g2">
        <Heading className="addr-name">
          <bdi>{address.label}</bdi>
        </Heading>
        {address.isShared && <Badge tone="neutral" icon={Building2} label={t(words.shared)} />}
        {address.isPickup && <Badge tone="good" icon={Star} label={t(words.pickup)} />}
        {address.isDelivery && <Badge tone="good" icon={Star} label={t(words.delivery)} />}
      </div>
      <div className="dense addr-lines">
        {lines.map((parts) => (
          <p key={parts.join()}>
            {parts.map((part, index) => (
              <span key={part}>
                {index > 0 && comma(lang)}
                <bdi>{part}</bdi>
              </span>
            ))}
          </p>
        ))}
        {makani && (
          <p>
            {t(fields.makani)}{' '}
            <bdi dir="ltr" className="num">
              {makani}
            </bdi>
          </p>
        )}
        {pin && (
          <p>
            {t(fields.pin)}{' '}
            <bdi dir="ltr" className="num">
              {pinText(pin)}
            </bdi>
          </p>
        )}
        {(address.contactName || address.contactNumber) && (
          <p className="muted">
            <bdi>{address.contactName}</bdi>{' '}
            {address.contactNumber && <PhoneText value={address.contactNumber} />}
          </p>
        )}
      </div>
      <div className="row wrap g2">{children}</div>
    </li>
  )
}

export type AddressCardProps = { address: Address; level?: 2 | 3; children: ReactNode }
