// A storage request in one line: how much, what, where and when.
import { comma } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageCargo } from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, range, volume } from '../../kit/format.ts'

export function StorageLine({ view: { form, endDate } }: { view: StorageDetail }) {
  const { lang } = useLang()
  return (
    <p className="muted row wrap dense q-facts">
      <span className="med">
        <bdi>{volume(form.cbm, lang)}</bdi>
        {comma(lang)}
        {storageCargo[form.cargoType][lang]}
      </span>
      <span>{emirates[form.emirate][lang]}</span>
      <span>{range(date(form.startDate, lang), date(endDate, lang), lang)}</span>
    </p>
  )
}
