// What has been entered of a shipment, each part with its way back.
import type { ReactNode } from 'react'
import { shipmentParts } from '@marsa/model/express/shipments/shipment-form.ts'
import { slotText } from '@marsa/model/express/shipments/slots.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { createText as words, detailText } from '../text.ts'
import type { CreateStep } from './create-steps.ts'
import type { CreateValues } from './create-values.ts'
import { PartyLine } from './party-line.tsx'

type ReviewProps = { values: CreateValues; change: (step: CreateStep) => ReactNode }

export function Review({ values, change }: ReviewProps) {
  const t = useT()
  const { lang } = useLang()
  const { slot } = values
  return (
    <>
      <Card title={t(shipmentParts.sender)} aside={change('sender')}>
        <PartyLine party={values.sender} city={values.from.city} />
      </Card>
      <Card title={t(shipmentParts.recipient)} aside={change('recipient')}>
        <PartyLine party={values.recipient} city={values.to.city} />
      </Card>
      <Card title={t(shipmentParts.parcels)} aside={change('parcels')}>
        <Facts
          facts={values.packages.map(({ weight, length, width, height }, at) => [
            t(words.parcelOf, { number: at + 1 }),
            <bdi key={at} dir="ltr">{`${weight} kg · ${length} × ${width} × ${height} cm`}</bdi>,
          ])}
        />
      </Card>
      <Card title={t(shipmentParts.service)} aside={change('service')}>
        <Facts
          facts={[
            [t(detailText.service), values.service ? serviceNames[values.service][lang] : '–'],
            [
              t(detailText.pickup),
              values.dropOff
                ? t(detailText.dropOff)
                : slot?.date && slot.slotCode
                  ? `${date(slot.date, lang)}${comma(lang)}${slotText[slot.slotCode][lang]}`
                  : '–',
            ],
          ]}
        />
      </Card>
    </>
  )
}
