// Where the cargo is fetched and brought: address, building, pin, directions, and whom to call there.
import { Navigation } from 'lucide-react'
import { Suspense } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { readLine } from '@marsa/model/accounts/addresses/addresses.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { inEmiratesBox, pinText } from '@marsa/model/kit/pin.ts'
import { AddressPlace } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { placeName } from './route-name.tsx'

type Stop = ShipmentDetail['origin']

export const doorTitles = {
  origin: { door: shipmentText.pickupAt, port: shipmentText.departure },
  destination: { door: shipmentText.deliveryAt, port: shipmentText.landing },
} as const

/** A map application on the device takes it over; without one it opens in the browser. */
const directionsTo = (where: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(where)}`

const countryOf = (code: string, lang: 'en' | 'ar'): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code

/** For readers who are told the doors and the people there; there is nothing to show to others. */
export function DoorsCard({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { origin, destination, pickupAt, deliveryAt } = shipment
  if (![origin, destination].some(({ address, contactName }) => address ?? contactName)) return null
  return (
    <Card title={t(shipmentText.doors)}>
      <ul className="stack g5">
        <End stop={origin} end="origin" at={pickupAt} />
        <End stop={destination} end="destination" at={deliveryAt} />
      </ul>
    </Card>
  )
}

function End({ stop, end, at }: { stop: Stop; end: keyof typeof doorTitles; at: string | null }) {
  const t = useT()
  const { lang } = useLang()
  const place = placeName(stop.place, lang)
  const { words, pin } = readLine(stop.address ?? '')
  const search = [words, stop.building, stop.place.nameEn, stop.place.country].filter(Boolean).join(', ')
  return (
    <li className="stack g2">
      <h3>{t(doorTitles[end][stop.kind], { place })}</h3>
      {at && (
        <p className="dense muted">
          <When value={at} />
        </p>
      )}
      {stop.address && (
        <div className="dense">
          {[stop.building, words].filter(Boolean).map((line) => (
            <span key={line} className="contact-r">
              <bdi>{line}</bdi>
            </span>
          ))}
          <span className="contact-r">{[place, countryOf(stop.place.country, lang)].join(comma(lang))}</span>
        </div>
      )}
      {pin && inEmiratesBox(pin) && (
        <Suspense fallback={<Skeleton block="200px" />}>
          <AddressPlace pin={pin} />
        </Suspense>
      )}
      {stop.address && (
        <>
          {!pin && <p className="cap muted">{t(shipmentText.noPin)}</p>}
          <div>
            <LinkButton
              size="s"
              icon={Navigation}
              href={directionsTo(pin ? pinText(pin) : search)}
              aria-label={t(shipmentText.directionsTo, { place })}
              target="_blank"
              rel="noreferrer"
            >
              {t(shipmentText.directions)}
            </LinkButton>
          </div>
        </>
      )}
      {stop.contactName && (
        <p className="dense">
          <b className="med contact-n">
            <bdi>{stop.contactName}</bdi>
          </b>
          {stop.contactNumber && <PhoneText value={stop.contactNumber} />}
        </p>
      )}
    </li>
  )
}
