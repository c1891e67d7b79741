// The rows of the stock list: what it is and how many, where it lies, whose it is and since when.
import type { StockRow } from '@marsa/model/warehouse/answers.ts'
import { stockText as heads } from '@marsa/model/warehouse/stock-text.ts'
import { spaceOfItems } from '@marsa/model/warehouse/intake.ts'
import { conditionText } from '@marsa/model/warehouse/text.ts'
import { ssccText } from '@marsa/model/warehouse/sscc.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { labelText } from '../goods/label-text.ts'
import { stockPageText as words } from './stock-text.ts'

type TableProps = { rows: StockRow[]; pending: boolean; isWarehouse: boolean }

export function StockTable({ rows, pending, isWarehouse }: TableProps) {
  const t = useT()
  const { lang } = useLang()
  const named = (company: StockRow['customer']) =>
    company && <bdi>{lang === 'ar' ? company.nameAr : company.nameEn}</bdi>
  const space = ({ pieces, sides }: StockRow) => spaceOfItems([{ quantity: pieces, sides }])
  const page = isWarehouse ? 'requests' : 'storages'
  const some = (of: 'customer' | 'warehouse') => rows.some((row) => row[of] !== null)
  const columns: Column<StockRow>[] = [
    { id: 'item', head: t(heads.item), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
    ...(isWarehouse
      ? [
          {
            id: 'place',
            head: t(heads.place),
            cell: ({ place }: StockRow) =>
              place ? (
                <Tag>
                  <bdi dir="ltr">{place}</bdi>
                </Tag>
              ) : (
                <span className="muted">{t(words.noPlace)}</span>
              ),
          },
        ]
      : []),
    ...(isWarehouse && rows.some(({ sscc }) => sscc !== null)
      ? [
          {
            id: 'label',
            head: t(labelText.sscc),
            cell: ({ sscc, labels }: StockRow) =>
              sscc !== null && (
                <>
                  <bdi dir="ltr" className="num nowrap">
                    {ssccText(sscc)}
                  </bdi>
                  {labels > 1 && (
                    <span className="block dense muted">{t(labelText.codes, { count: labels })}</span>
                  )}
                </>
              ),
          },
        ]
      : []),
    { id: 'pieces', head: t(heads.pieces), end: true, cell: ({ pieces }) => number(pieces, lang) },
    {
      id: 'cbm',
      head: t(heads.cbm),
      end: true,
      cell: (row) => {
        const cbm = space(row)
        return cbm !== undefined && volume(cbm, lang)
      },
    },
    { id: 'condition', head: t(heads.condition), cell: ({ condition }) => t(conditionText[condition]) },
    {
      id: 'number',
      head: t(heads.number),
      cell: ({ storageRequestID, shipmentReferenceNumber }) => (
        <a href={`/${lang}/warehouse/${page}/${storageRequestID}`}>
          <Ref value={shipmentReferenceNumber} />
        </a>
      ),
    },
    ...(some('customer')
      ? [{ id: 'customer', head: t(heads.customer), cell: ({ customer }: StockRow) => named(customer) }]
      : []),
    ...(some('warehouse')
      ? [{ id: 'warehouse', head: t(heads.warehouse), cell: ({ warehouse }: StockRow) => named(warehouse) }]
      : []),
    { id: 'since', head: t(heads.since), cell: ({ storedSince }) => date(storedSince, lang) },
    {
      id: 'until',
      head: t(heads.until),
      cell: ({ endDate, overstay }) => (
        <span className="row wrap g2">
          {date(endDate, lang)}
          {overstay && <Tag tone="waiting">{t(words.overstay)}</Tag>}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      label={t(heads.stock)}
      columns={columns}
      rows={rows}
      rowKey={({ itemId }) => itemId}
      hot={({ overstay }) => overstay}
      pending={pending}
    />
  )
}
