// What came in, went out and was corrected by day, and every movement as a file.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { downloadStockMovements } from '@marsa/model/warehouse/stock-endpoints.ts'
import { stockText as heads } from '@marsa/model/warehouse/stock-text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { date, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { DateFilter } from '../../ui/fields/date-filter.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { movementsQuery } from './stock-queries.ts'
import { stockPageText as words } from './stock-text.ts'

type Days = { from?: string | undefined; to?: string | undefined }

export function Movements({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery({ ...movementsQuery({ from, to }), placeholderData: keepPreviousData })
  const signed = (pieces: number): string =>
    pieces === 0 ? '0' : `\u2066${pieces > 0 ? '+' : '−'}${number(Math.abs(pieces), lang)}\u2069`
  return (
    <section className="stack g4">
      <div className="row between wrap g3">
        <div className="stack g1">
          <h2>{t(heads.movements)}</h2>
          {query.data && (
            <p className="muted dense">
              {t(words.moved, { from: date(query.data.from, lang), to: date(query.data.to, lang) })}
            </p>
          )}
        </div>
        <div className="row wrap g2">
          <DateFilter label={t(words.days)} asked={t(words.asked)} from={from} to={to} onChange={onChange} />
          <FileMenu
            of={t(heads.movements)}
            save={(format) => download(downloadStockMovements, { query: { from, to, format, lang } })}
          />
        </div>
      </div>
      <Loaded query={query} card />
      {query.data?.days.length === 0 ? (
        <div className="card">
          <Empty level={3} title={t(words.noMoves)} />
        </div>
      ) : (
        <div className="list-card">
          <DataTable
            label={t(heads.movements)}
            rows={query.data?.days ?? []}
            rowKey={({ day }) => day}
            pending={query.isPending}
            columns={[
              { id: 'day', head: t(heads.day), names: true, cell: ({ day }) => date(day, lang) },
              { id: 'in', head: t(heads.in), end: true, cell: (row) => number(row.in, lang) },
              { id: 'out', head: t(heads.out), end: true, cell: (row) => number(row.out, lang) },
              {
                id: 'correction',
                head: t(heads.correction),
                end: true,
                cell: (row) => signed(row.correction),
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}
