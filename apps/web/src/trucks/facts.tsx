// What is read of a truck request beside its fields: its places, how far apart they are, and in one line what prices it.
import { roadKm } from '@marsa/model/trucks/asking/distance.ts'
import { countedUnit, truckCargo, type QuantityUnit } from '@marsa/model/trucks/asking/lists.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { useLang } from '../kit/direction.tsx'
import { number, weight } from '../kit/format.ts'
import { useT } from '../kit/t.ts'
import { When } from '../ui/values/when.tsx'
import { truckFactText as words } from './asking/text.ts'
import { PlaceFact } from './place-fact.tsx'

/** What is counted is one fact with its unit. */
export const truckFacts = ({ pickup, dropoff, quantity, unit }: Partial<TruckForm>) => ({
  ...(pickup && { pickup: <PlaceFact place={pickup} /> }),
  ...(dropoff && { dropoff: <PlaceFact place={dropoff} /> }),
  ...(quantity && unit && { quantity: <Counted quantity={quantity} unit={unit} />, unit: null }),
})

function Counted({ quantity, unit }: { quantity: number; unit: QuantityUnit }) {
  const { lang } = useLang()
  return (
    <bdi>
      {number(quantity, lang)} {countedUnit({ quantity, unit })[lang]}
    </bdi>
  )
}

export function Distance({ km }: { km: number }) {
  const t = useT()
  const { lang } = useLang()
  return <bdi>{t(words.about, { km: number(km, lang) })}</bdi>
}

/** Facts that follow from the form. */
export const truckDerived = ({ pickup, dropoff }: Partial<TruckForm>) => {
  const km = roadKm(pickup, dropoff)
  return km === undefined ? [] : [{ label: words.distance, value: <Distance km={km} /> }]
}

/** In the list of a provider. */
export const truckBrief = (form: TruckForm) => <Brief form={form} />

/** What a dispatcher prices beside the route and the trucks: the load, when, and how far. */
function Brief({ form: { cargoType, weightKg, pickupAt, pickup, dropoff } }: { form: TruckForm }) {
  const t = useT()
  const { lang } = useLang()
  const km = roadKm(pickup, dropoff)
  return (
    <span className="sub">
      {cargoType && t(truckCargo[cargoType])}
      {weightKg && (
        <>
          {' · '}
          <bdi>{weight(weightKg, lang)}</bdi>
        </>
      )}
      {km !== undefined && (
        <>
          {' · '}
          <Distance km={km} />
        </>
      )}
      {pickupAt && (
        <>
          {' · '}
          <When value={pickupAt} />
        </>
      )}
    </span>
  )
}
