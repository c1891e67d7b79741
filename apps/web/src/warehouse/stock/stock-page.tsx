// What is stored now, with search and as a file; for a warehouse and staff what moved, too.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { downloadStock, listStockMovements, listStock } from '@marsa/model/warehouse/stock-endpoints.ts'
import { stockText } from '@marsa/model/warehouse/stock-text.ts'
import { useMe, useOnly } from '../../accounts/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { stockQuery } from './stock-queries.ts'
import { asPage, asText, useListAddress } from '../list-address.ts'
import { storageTitles } from '../titles.ts'
import { Movements } from './movements.tsx'
import { StockTable } from './stock-table.tsx'
import { stockPageText as words } from './stock-text.ts'
import '../../ui/pages/lists.css'

const route = getRouteApi('/$lang/inside/warehouse/stock')
const size = 50

type Search = { text?: string; page?: number; from?: string; to?: string }

const readSearch = (given: Record<string, unknown>): Search => {
  const { text, page, from, to } = given
  const day = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
  return {
    text: asText(text),
    page: asPage(page),
    from: day(from),
    to: day(to),
  }
}

export function StockPage() {
  useOnly(listStock)
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const role = useMe()?.roleName
  useTitle(t(storageTitles.stock))
  const search = readSearch(route.useSearch())
  const { text, page = 1 } = search
  const query = useQuery({
    ...stockQuery({ search: text, pageIndex: page, pageSize: size }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = useListAddress('stock', search)
  const go = (change: Search) => void navigate({ href: hrefOf(change) })
  const isWarehouse = role === 'warehouse-agent'
  const seesAll = role !== undefined && listStockMovements.policy[role] !== undefined
  const { data } = query
  return (
    <div className="stack g5">
      <div className="row between wrap list-h">
        <div className="stack g1">
          <h1>
            {t(stockText.stock)}{' '}
            <span className="muted num count-n">{data && number(data.totalCount, lang)}</span>
          </h1>
          <p className="muted">
            {t(isWarehouse ? words.lead : seesAll ? words.allLead : words.mineLead)}
            {data && data.pieces > 0 && ` ${t(words.count, { count: data.pieces })}.`}
          </p>
        </div>
        <FileMenu
          of={t(stockText.stock)}
          save={(format) => download(downloadStock, { query: { search: text, format, lang } })}
        />
      </div>
      <FilterBar>
        <SearchBox
          label={t(seesAll ? words.search : words.searchMine)}
          value={text ?? ''}
          onSearch={(next) => go({ text: next.trim() || undefined })}
        />
      </FilterBar>
      <Loaded query={query} card />
      {data?.totalCount === 0 ? (
        <div className="card">
          <Empty art={!text} title={t(text ? words.noMatch : words.none)}>
            {!text && t(words.noneBody)}
          </Empty>
        </div>
      ) : (
        <div className="list-card">
          <StockTable rows={data?.items ?? []} pending={query.isPending} isWarehouse={isWarehouse} />
          {data && (
            <div className="list-foot">
              <Pager
                page={page}
                size={size}
                total={data.totalCount}
                hrefOf={(next) => hrefOf({ page: next })}
              />
            </div>
          )}
        </div>
      )}
      {seesAll && <Movements from={search.from} to={search.to} onChange={(days) => go({ ...days, page })} />}
    </div>
  )
}
