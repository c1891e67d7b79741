// What a change makes otherwise, as terms and values.
import type { ReactNode } from 'react'
import { chargeName } from '@marsa/model/trucks/change/change.ts'
import type { ChangeView } from '@marsa/model/trucks/change/change-endpoints.ts'
import { truckSubtypes, truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayTime, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { PlaceFact } from '../place-fact.tsx'
import { changeText as words } from './change-words.ts'

export const useChangeFacts = (change: ChangeView): [ReactNode, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  const { dropped, weightKg, proposedPickup, proposedDelivery, pickup, dropoff, truckType, subType } = change
  const facts: ([ReactNode, ReactNode] | false)[] = [
    dropped.length > 0 && [t(words.dropped), dropped.map((n) => t(words.truck, { n })).join(' · ')],
    weightKg !== null && [t(words.weight), weight(weightKg, lang)],
    proposedPickup !== null && [t(words.pickupAt), dayTime(proposedPickup, lang)],
    proposedDelivery !== null && [t(words.deliveryAt), dayTime(proposedDelivery, lang)],
    pickup !== null && [t(words.pickup), <PlaceFact key="p" place={pickup} />],
    dropoff !== null && [t(words.dropoff), <PlaceFact key="d" place={dropoff} />],
    truckType !== null && [t(words.type), truckTypes[truckType][lang]],
    subType !== null && [t(words.equipment), truckSubtypes[subType][lang]],
    ...change.rates.map(({ code, rate }): [ReactNode, ReactNode] => [
      t(words.rate, { charge: chargeName({ code })[lang] }),
      <Money key={code} value={rate} />,
    ]),
  ]
  return facts.filter((fact) => fact !== false)
}
