// Where a sender brings a parcel that nobody collects: the depot of their city with its address.
import { useQuery } from '@tanstack/react-query'
import { findDepot } from '@marsa/model/express/places/place-endpoints.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { detailText } from '../text.ts'

const words = texts({
  bring: { en: 'Bring it to our depot: {name}', ar: 'سلّمها في مركز التوزيع: {name}' },
  brought: { en: 'Brought to our depot: {name}', ar: 'سُلّمت في مركز التوزيع: {name}' },
})

/** `isDone` once it was brought. Of a city that no depot serves, and before its depot is known, only that it is brought. */
export function DropOff({ city, isDone }: { city: string; isDone?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery({ ...ask(findDepot, { city }), enabled: city !== '' })
  const depot = data?.depot
  if (!depot) return <>{t(detailText.dropOff)}</>
  const [name, address] = lang === 'ar' ? [depot.nameAr, depot.addressAr] : [depot.nameEn, depot.addressEn]
  return (
    <>
      {t(isDone ? words.brought : words.bring, { name: `\u2068${name}\u2069` })}
      {address && !isDone && (
        <span className="sub">
          <bdi>{address}</bdi>
        </span>
      )}
    </>
  )
}
