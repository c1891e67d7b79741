// What has been entered of a shipment, each part with its way back.
import type { ReactNode } from 'react'
import { shipmentFields as fields, shipmentParts } from '@marsa/model/express/shipments/shipment-form.ts'
import { slotText } from '@marsa/model/express/shipments/slots.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { detailText } from '../text.ts'
import type { CreateStep } from './create-steps.ts'
import { formOf, type CreateValues } from './create-values.ts'
import { DropOff } from './drop-off.tsx'
import { useParcelFacts } from './parcel-facts.ts'
import { PartyLine } from './party-line.tsx'
import { useCities } from './use-cities.ts'

type Fact = [string, ReactNode]
type ReviewProps = { values: CreateValues; change: (step: CreateStep) => ReactNode }

export function Review({ values, change }: ReviewProps) {
  const t = useT()
  const { lang } = useLang()
  const { slot, from, to } = values
  // What is not asked on this way is not sent.
  const { description, declaredValue, cod } = formOf(values) as Partial<Record<string, string>>
  const cities = useCities(lang === 'ar' && [from.country, to.country].includes('AE'))
  const cityOf = ({ country, city }: CreateValues['from']): string =>
    (country === 'AE' && lang === 'ar' && cities?.find(({ nameEn }) => nameEn === city)?.nameAr) || city
  const parcels = useParcelFacts(values.packages)
  const said = (): Fact[] => [
    ...(description ? [[t(fields.description.label), <bdi key="what">{description}</bdi>] as Fact] : []),
    ...(declaredValue
      ? [[t(fields.declaredValue.label), <Money key="value" value={declaredValue} />] as Fact]
      : []),
    ...(cod ? [[t(fields.cod.label), <Money key="cod" value={cod} />] as Fact] : []),
  ]
  return (
    <>
      <Card title={t(shipmentParts.sender)} aside={change('sender')}>
        <PartyLine party={values.sender} city={cityOf(from)} country={from.country} />
      </Card>
      <Card title={t(shipmentParts.recipient)} aside={change('recipient')}>
        <PartyLine party={values.recipient} city={cityOf(to)} country={to.country} />
      </Card>
      <Card title={t(shipmentParts.parcels)} aside={change('parcels')}>
        <Facts facts={[...parcels, ...said()]} />
      </Card>
      <Card title={t(shipmentParts.service)} aside={change('service')}>
        <Facts
          facts={[
            [t(detailText.service), values.service ? serviceNames[values.service][lang] : '–'],
            [
              t(detailText.pickup),
              values.dropOff ? (
                <DropOff key="drop" city={values.from.city} />
              ) : slot?.date && slot.slotCode ? (
                `${date(slot.date, lang)}${comma(lang)}${slotText[slot.slotCode][lang]}`
              ) : (
                '–'
              ),
            ],
          ]}
        />
      </Card>
    </>
  )
}
