// Parcel shipments of a company, or of all for staff: chips with counts by state, filters, table.
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { countShipments, listShipments } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { may } from '@marsa/model/kit/access.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { counted } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { ChipLinks } from '../../ui/lists/chip-links.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { listText as words } from '../text.ts'
import { FilesCard } from '../reports/files-card.tsx'
import { expressTitles } from '../titles.ts'
import { LabelBar } from './label-bar.tsx'
import { ListFilters } from './list-filters.tsx'
import { isNarrowed, listHref, type ListSearch } from './list-search.ts'
import { ShipmentTable } from './shipment-table.tsx'

const route = getRouteApi('/$lang/inside/express/shipments')
const pageRows = 20

function StatusChips({ search }: { search: ListSearch }) {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(ask(countShipments, {}))
  const all = data?.reduce((total, { count }) => total + count, 0)
  const chip = (status: ListSearch['status'], label: string, count: number | undefined) => ({
    id: status ?? 'all',
    label,
    href: listHref(lang, { ...search, page: 1, status }),
    count: count === undefined ? undefined : counted(count, lang),
  })
  return (
    <ChipLinks
      label={t(words.statuses)}
      value={search.status ?? 'all'}
      chips={[
        chip(undefined, t(words.all), all),
        ...(data ?? [])
          .filter(({ status, count }) => count > 0 || status === search.status)
          .map(({ status, count }) => chip(status, t(shipmentStateText[status]), count)),
      ]}
    />
  )
}

export function ShipmentListPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(expressTitles.shipments))
  const navigate = useNavigate()
  const search = route.useSearch()
  const { page = 1, ...filters } = search
  const [chosen, onChoose] = useState<readonly string[]>([])
  const me = useMe()
  const isStaff = me !== undefined && may({ role: me.roleName }, listShipments.policy) === 'any'
  const list = useQuery(ask(listShipments, { ...filters, pageIndex: page, pageSize: pageRows }))
  // Entering a shipment is for customers alone.
  const create = !isStaff && (
    <div className="row wrap g2">
      <LinkButton href={`/${lang}/express/quick`}>{t(words.quick)}</LinkButton>
      <LinkButton href={`/${lang}/express/bulk`}>{t(words.sheet)}</LinkButton>
      <LinkButton variant="primary" icon={Plus} href={`/${lang}/express/new`}>
        {t(words.create)}
      </LinkButton>
    </div>
  )
  const total = list.data?.totalCount
  const labelled = (list.data?.items ?? []).filter(({ awbNumber }) => awbNumber).map(({ id }) => id)
  return (
    <div className="stack g5">
      <div className="row between wrap list-h">
        <div className="stack g1">
          <h1>{t(expressTitles.shipments)}</h1>
          <p className="muted">{t(isStaff ? words.staffBody : words.body)}</p>
        </div>
        {create}
      </div>
      <StatusChips search={search} />
      <ListFilters
        search={search}
        onChange={(change) => void navigate({ href: listHref(lang, { ...search, ...change, page: 1 }) })}
      />
      <Loaded query={list} card />
      {total === 0 && (
        <div className="card">
          {isNarrowed(search) ? (
            <Empty
              title={t(words.noMatch)}
              action={<LinkButton href={listHref(lang, {})}>{t(words.showAll)}</LinkButton>}
            />
          ) : (
            <Empty art title={t(words.emptyTitle)} action={create}>
              {!isStaff && t(words.empty)}
            </Empty>
          )}
        </div>
      )}
      {(labelled.length > 0 || chosen.length > 0) && (
        <LabelBar chosen={chosen} onPage={labelled} onChoose={onChoose} />
      )}
      {total !== 0 && (
        <div className="list-card">
          <ShipmentTable
            rows={list.data?.items ?? []}
            pending={list.isPending}
            isStaff={isStaff}
            chosen={chosen}
            onChoose={onChoose}
          />
          {list.data && (
            <div className="list-foot">
              <Pager
                page={page}
                size={pageRows}
                total={list.data.totalCount}
                hrefOf={(next) => listHref(lang, { ...search, page: next })}
              />
            </div>
          )}
        </div>
      )}
      <FilesCard />
    </div>
  )
}
