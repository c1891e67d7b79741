// Where the goods are brought: address, map, the way there, opening hours, calendar entry, and the code for the gate.
import { comma } from '@marsa/model/kit/text.ts'
import { clockOf } from '@marsa/model/kit/wall-clock.ts'
import { weekdayName, weekOrder } from '@marsa/model/kit/weekdays.ts'
import { CalendarPlus, Navigation, QrCode as QrIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { arrivalCalendar, type StorageSite } from '@marsa/model/warehouse/site.ts'
import { AddressPlace } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { range } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { siteText as words } from './site-text.ts'
import { GateCode, GateDialog } from '../releases/gate-code.tsx'
import '../releases/gate.css'

type CardProps = { storage: StorageDetail; reader: 'customer' | 'agent' | 'staff' }

export function SiteCard({ storage, reader }: CardProps) {
  const t = useT()
  const { lang } = useLang()
  const { site, goods, form } = storage
  const brings = goods === 'AWAITED' && form.pickup === null
  const title = reader === 'agent' ? words.yours : brings ? words.bringTitle : words.title
  if (!site)
    return (
      <Card title={t(title)} id="arrival">
        {reader === 'agent' ? (
          <Banner
            tone="attention"
            title={t(words.addTitle)}
            action={<LinkButton href={`/${lang}/warehouse/site`}>{t(words.add)}</LinkButton>}
          >
            {t(words.addBody)}
          </Banner>
        ) : (
          <p className="dense muted">{t(words.missing)}</p>
        )}
      </Card>
    )
  return (
    <Card title={t(title)} id="arrival">
      <div className="stack g4">
        <Place site={site} withMap={reader !== 'agent'} />
        {brings && reader === 'customer' && <Calendar storage={storage} site={site} />}
        <Hours site={site} />
        <Gate storage={storage} reader={reader} />
      </div>
    </Card>
  )
}

/** The address on one line, as people and calendars read it. */
const useAddress = ({ place }: StorageSite): string => {
  const t = useT()
  const { lang } = useLang()
  const { building, unit, street, area, landmark, emirate } = place
  return [building, unit, street, area, landmark, emirate && t(emirates[emirate])]
    .filter(Boolean)
    .join(comma(lang))
}

function Place({ site, withMap }: { site: StorageSite; withMap: boolean }) {
  const t = useT()
  const address = useAddress(site)
  const pin = pinOf(site.place)
  const { contactName, contactNumber } = site.place
  return (
    <>
      <div>
        <p className="med">
          <bdi>{address}</bdi>
        </p>
        {site.note && (
          <p className="dense muted">
            <bdi>{site.note}</bdi>
          </p>
        )}
        {contactNumber && (
          <p className="dense">
            {contactName && <bdi>{contactName}</bdi>} <PhoneText value={contactNumber} />
          </p>
        )}
      </div>
      {pin && withMap && (
        <>
          <Suspense fallback={<Skeleton block="240px" />}>
            <AddressPlace pin={pin} />
          </Suspense>
          <LinkButton
            icon={Navigation}
            variant="primary"
            href={`https://www.google.com/maps/dir/?api=1&destination=${pin.latitude},${pin.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t(words.navigate)}
          </LinkButton>
        </>
      )}
    </>
  )
}

/** Made in the page: nothing of it is secret, and it opens without a token. */
function Calendar({ storage, site }: { storage: StorageDetail; site: StorageSite }) {
  const t = useT()
  const { lang } = useLang()
  const address = useAddress(site)
  const number = storage.shipmentReferenceNumber
  const save = () => {
    const url = `${location.origin}/${lang}/warehouse/storages/${storage.storageRequestID}`
    const text = arrivalCalendar(storage.form.startDate, site.hours, {
      uid: `${storage.storageRequestID}@marsa`,
      stamp: new Date(),
      title: t(words.entry, { number }),
      place: address,
      note: site.note,
      url,
      pin: pinOf(site.place) ?? null,
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    link.download = `${number}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button icon={CalendarPlus} changes={false} onPress={save}>
      {t(words.calendar)}
    </Button>
  )
}

function Hours({ site }: { site: StorageSite }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <section>
      <h3>{t(words.hours)}</h3>
      <dl className="st-hours dense">
        {weekOrder.map((weekday) => {
          const open = site.hours[weekday]
          return (
            <div key={weekday}>
              <dt>{weekdayName(lang, weekday)}</dt>
              <dd>
                {open ? (
                  <bdi className="num">{range(clockOf(open[0]), clockOf(open[1]), lang)}</bdi>
                ) : (
                  t(words.closed)
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function Gate({ storage, reader }: CardProps) {
  const t = useT()
  const [isLarge, setLarge] = useState(false)
  return (
    <section className="stack g2">
      <h3>{t(words.gate)}</h3>
      <GateCode storage={storage} />
      <p className="hint">{t(reader === 'agent' ? words.gateYours : words.gateHint)}</p>
      <div>
        <Button icon={QrIcon} changes={false} onPress={() => setLarge(true)}>
          {t(words.show)}
        </Button>
      </div>
      {isLarge && <GateDialog storage={storage} onClose={() => setLarge(false)} />}
    </section>
  )
}
