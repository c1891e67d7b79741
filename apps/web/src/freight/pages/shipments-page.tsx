// My shipments, for customers and agents: groups, search, dates, report, pages.
import { useQuery } from '@tanstack/react-query'
import { Download, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { listGroups } from '@marsa/model/freight/status.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { counted } from '../../kit/format.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Kept } from '../../ui/choice.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyLoad, useLazy } from '../../ui/lazy.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { lazyButton } from '../../ui/lazy-button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { ReportMenuProps } from '../parts/report-menu.tsx'
import { boxPlaces } from '../parts/box-places.tsx'
import { ShipmentFilters } from '../parts/shipment-filters.tsx'
import { ShipmentTable } from '../parts/shipment-table.tsx'
import { countQuery, pageSize, shipmentsQuery, type ListFilter } from '../queries.ts'
import type { ShipmentSearch } from '../routes.tsx'
import { listText } from '../list-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

const Report = lazyButton<ReportMenuProps>(async () => (await import('../parts/report-menu.tsx')).ReportMenu)

// The list is there before its boxes.
const choosing = lazyLoad(() => import('../bulk-actions/list-choice.tsx'))

// Only the first visits need it.
const FirstUse = lazy(async () => ({ default: (await import('../parts/first-use.tsx')).FirstUse }))

const route = getRouteApi('/$lang/inside/freight/shipments')

const addressOf = (lang: string, search: ShipmentSearch): string => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `/${lang}/freight/shipments${query && `?${query}`}`
}

const filterOf = ({ status, reference, from, to, page }: ShipmentSearch): ListFilter => ({
  status: status ?? 'all',
  reference,
  dateFrom: from,
  dateTo: to,
  pageIndex: page ?? 1,
})

export function ShipmentsPage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const navigate = useNavigate()
  const variant = useVariant()
  const agent = variant === 'agent'
  const own = variant === 'customer'
  const filter = filterOf(search)
  const { pageIndex, ...filters } = filter
  const { data, isPending, isError, error, refetch, isRefetching } = useQuery(shipmentsQuery(filter))
  const { part } = useLazy(choosing, true)
  const kept = useState<Kept<ShipmentSummary>>()
  const choice = part?.shipmentChoice(kept, JSON.stringify(filters), data?.items ?? [], own)
  const filtered = Boolean(search.reference ?? search.from)
  const firstUse = data?.totalCount === 0 && !filtered && filter.status === 'all'
  const go = (change: Partial<ShipmentSearch>) =>
    void navigate({ href: addressOf(lang, { ...search, page: undefined, ...change }) })
  return (
    <>
      <div className="row between wrap list-h">
        <h1>
          {t(own ? freightTitles.myShipments : freightTitles.shipments)}{' '}
          <span className="muted num count-n">{data && counted(data.totalCount, lang)}</span>
        </h1>
        <div className="row wrap g2">
          {!firstUse && (
            <Report face={{ label: t(listText.report), icon: Download }} opens="menu" filter={filters} />
          )}
          {own && <LinkButton href={`/${lang}/freight/bulk`}>{t(freightTitles.bulk)}</LinkButton>}
          {own && (
            <LinkButton variant="primary" icon={Plus} href={`/${lang}/freight/quote`}>
              {t(freightTitles.getQuote)}
            </LinkButton>
          )}
        </div>
      </div>
      <Groups search={search} />
      {!firstUse && <ShipmentFilters search={search} onChange={go} />}
      {isError && (
        <div className="card">
          <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
            {error.sentence}
          </ErrorState>
        </div>
      )}
      {firstUse && (
        <Suspense fallback={null}>
          <FirstUse agent={!own} />
        </Suspense>
      )}
      {data?.totalCount === 0 && !firstUse && (
        <div className="card">
          <Empty
            title={t(listText.noMatch)}
            action={
              filtered && (
                <button
                  type="button"
                  className={buttonClass('secondary', 'm')}
                  onClick={() => go({ reference: undefined, from: undefined, to: undefined })}
                >
                  {t(listText.clear)}
                </button>
              )
            }
          >
            {t(listText.noMatchBody)}
          </Empty>
        </div>
      )}
      {(isPending || (data?.totalCount ?? 0) > 0) && (
        <div className="list-card">
          <ShipmentTable
            rows={data?.items ?? []}
            agent={agent}
            pending={isPending}
            boxes={choice ?? boxPlaces}
          />
          {data && (
            <div className="list-foot">
              <Pager
                page={pageIndex}
                size={pageSize}
                total={data.totalCount}
                hrefOf={(page) => addressOf(lang, { ...search, page: page > 1 ? page : undefined })}
              />
            </div>
          )}
        </div>
      )}
      {choice?.bar}
    </>
  )
}

function Groups({ search }: { search: ShipmentSearch }) {
  const t = useT()
  const { lang } = useLang()
  const { pageIndex: _, ...filter } = filterOf(search)
  const counts = {
    all: useQuery(countQuery({ ...filter, status: 'all' })).data,
    active: useQuery(countQuery({ ...filter, status: 'active' })).data,
    completed: useQuery(countQuery({ ...filter, status: 'completed' })).data,
    cancelled: useQuery(countQuery({ ...filter, status: 'cancelled' })).data,
    expired: useQuery(countQuery({ ...filter, status: 'expired' })).data,
  }
  return (
    <div className="list-tabs">
      <TabLinks
        label={t(listText.tabs)}
        value={search.status ?? 'all'}
        tabs={listGroups.map((group) => ({
          id: group,
          label: t(listText[group]),
          count: counts[group],
          href: addressOf(lang, { ...search, page: undefined, status: group === 'all' ? undefined : group }),
        }))}
      />
    </div>
  )
}
