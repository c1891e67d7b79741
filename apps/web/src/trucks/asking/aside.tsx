// Beside the form for trucks while it is written: how far, how many trucks the load needs, and what happens once it is sent.
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { roadKm } from '@marsa/model/trucks/asking/distance.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import type { FormValues } from '../../requests/door.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Distance } from '../facts.tsx'
import { trucksForTyped } from './load.ts'
import { truckAsideText as words, truckFactText } from './text.ts'

export function TruckAside({ values }: { values: FormValues }) {
  const t = useT()
  const { truck: minutes } = answerMinutesIn(useSettings())
  const { pickup, dropoff } = values as Partial<TruckForm>
  const km = roadKm(pickup, dropoff)
  const needed = trucksForTyped(values)
  return (
    <>
      <Card title={t(words.title)}>
        <Facts
          facts={[
            [t(truckFactText.distance), km === undefined ? t(words.pins) : <Distance key="km" km={km} />],
            ...(needed
              ? [[t(words.needed), t(words.ofType, { count: needed })] satisfies [string, string]]
              : []),
          ]}
        />
      </Card>
      <Card title={t(words.next)}>
        <ol className="stack g3 dense">
          <li>{t(words.answers, { count: Math.ceil(minutes / 60) })}</li>
          <li>{t(words.compare)}</li>
          <li>{t(words.follow)}</li>
        </ol>
      </Card>
    </>
  )
}
