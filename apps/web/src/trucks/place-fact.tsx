// A place of a truck request as it is read: where it is, and whom the driver meets.
import { Suspense } from 'react'
import { joined } from '@marsa/model/kit/text.ts'
import { buildingTypes, pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { addressFieldText as labels } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { isOutline, placeName, type TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import { OnMap } from '../accounts/address-book/door.tsx'
import { useLang } from '../kit/direction.tsx'
import { useT } from '../kit/t.ts'
import { PhoneText } from '../ui/fields/phone-text.tsx'
import { Ref } from '../ui/values/ref.tsx'

export function PlaceFact({ place }: { place: TruckPlace }) {
  const t = useT()
  const { lang } = useLang()
  const { street, building, buildingType, unit, landmark, makani, contactName, contactNumber } = place
  const kind = buildingType && t(buildingTypes[buildingType])
  const address = joined([kind, building, unit, street, landmark].map((part) => part ?? ''))
  const pin = isOutline(place) ? undefined : pinOf(place)
  return (
    <span className="stack g1">
      <span>{placeName(place)[lang]}</span>
      {address && (
        <span className="sub">
          <bdi>{address}</bdi>
        </span>
      )}
      {makani && (
        <span className="sub">
          {t(labels.makani)} <Ref value={makani} />
        </span>
      )}
      {contactName && (
        <span className="sub">
          <bdi>{contactName}</bdi> {contactNumber && <PhoneText value={contactNumber} />}
        </span>
      )}
      {pin && (
        <Suspense fallback={null}>
          <OnMap pin={pin} />
        </Suspense>
      )}
    </span>
  )
}
