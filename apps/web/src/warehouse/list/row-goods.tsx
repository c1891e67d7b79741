// What the rows of both lists say of the goods: kind, pieces and space, where, and from or since when.
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { comma, shortened } from '@marsa/model/kit/text.ts'
import { storageCargo } from '@marsa/model/warehouse/request-form.ts'
import { goodsLineText } from '@marsa/model/warehouse/text.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, range, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { GoodsBadge } from '../storage/status-badge.tsx'
import { storageCommonText as words } from '../common-text.ts'

export function RowGoods({ row }: { row: StorageSummary }) {
  const t = useT()
  const { lang } = useLang()
  const separator = comma(lang)
  const { pieces, warehouse, cargoDetails } = row
  return (
    <>
      <span className="med">{t(storageCargo[row.cargoType])}</span>
      <span className="sub">
        <bdi>{shortened(cargoDetails)}</bdi>
      </span>
      <span className="sub">
        {pieces !== null && `${t(goodsLineText.pieces, { count: pieces })}${separator}`}
        <bdi>{volume(row.CBM, lang)}</bdi>
      </span>
      <span className="sub">
        {t(emirates[row.emirate])}
        {warehouse && (
          <>
            {separator}
            <bdi>{lang === 'ar' ? warehouse.nameAr : warehouse.nameEn}</bdi>
          </>
        )}
      </span>
    </>
  )
}

/** A booked one says where its goods are. */
export const RowMarks = ({ row }: { row: StorageSummary }) =>
  row.goods && !isEnded(storagePhaseOf(row.status)) ? (
    <GoodsBadge goods={row.goods} isBrought={row.dropOff} />
  ) : null

/** The booked days, and since when it is stored or that it stays beyond them; else `note`. */
export function RowPeriod({ row, note }: { row: StorageSummary; note?: string | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const since = row.storedSince && t(words.storedSince, { day: date(row.storedSince, lang) })
  const detail = since ?? note
  return (
    <>
      <span>{range(date(row.startDate, lang), date(row.endDate, lang), lang)}</span>
      {detail && <span className="sub">{detail}</span>}
      {row.overstay && <span className="sub due">{t(words.overstay)}</span>}
    </>
  )
}
