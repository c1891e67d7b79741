// My shipments, for customers, agents and staff.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { listShipments } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { agentStatusText, freightStatusText } from '@marsa/model/freight/text.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { ListPage, queryOf, readListSearch } from '../../requests/door.tsx'
import type { Kept } from '../../ui/lists/choice.ts'
import { lazyLoad, useLazy } from '../../ui/lazy.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { lazyButton } from '../../ui/actions/lazy-button.tsx'
import { boxPlaces } from '../wizard/steps/box-places.tsx'
import type { ReportMenuProps } from '../reports/report-menu.tsx'
import { ShipmentTable } from './shipment-table.tsx'
import { listText } from './list-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

const Report = lazyButton<ReportMenuProps>(
  async () => (await import('../reports/report-menu.tsx')).ReportMenu,
)

// The list is there before its boxes.
const choosing = lazyLoad(() => import('../bulk-actions/list-choice.tsx'))

// Only the first visits need it.
const FirstUse = lazy(async () => ({ default: (await import('../asking/first-use.tsx')).FirstUse }))

const route = getRouteApi('/$lang/inside/freight/shipments')

const tabs = ['all', 'active', 'completed', 'cancelled', 'expired'] as const

export function ShipmentsPage() {
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(route.useSearch())
  const variant = useVariant()
  const own = variant === 'customer'
  const { pageIndex, pageSize, sort, ...filter } = queryOf(search, 'all')
  const list = useQuery({
    ...ask(listShipments, { ...filter, sort, pageIndex, pageSize }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const { part } = useLazy(choosing, true)
  const kept = useState<Kept<ShipmentSummary>>()
  const choice = part?.shipmentChoice(kept, JSON.stringify(filter), data?.items ?? [], variant)
  return (
    <ListPage
      title={t(own ? freightTitles.myShipments : freightTitles.shipments)}
      path={`/${lang}/freight/shipments`}
      search={search}
      tabs={tabs}
      tabsLabel={t(listText.tabs)}
      searchLabel={t(listText.search)}
      statuses={variant === 'agent' ? agentStatusText : freightStatusText}
      list={list}
      actions={
        <>
          {data?.tabs.all !== 0 && (
            <Report face={{ label: t(listText.report), icon: Download }} opens="menu" filter={filter} />
          )}
          {own && <LinkButton href={`/${lang}/freight/bulk`}>{t(freightTitles.bulk)}</LinkButton>}
          {own && (
            <LinkButton variant="primary" icon={Plus} href={`/${lang}/freight/quote`}>
              {t(freightTitles.getQuote)}
            </LinkButton>
          )}
        </>
      }
      table={(props) => <ShipmentTable {...props} agent={variant === 'agent'} boxes={choice ?? boxPlaces} />}
      firstUse={
        <Suspense fallback={null}>
          <FirstUse agent={!own} />
        </Suspense>
      }
      bar={choice?.bar}
    />
  )
}
