// My storage requests, for customers and staff.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { listStorages } from '@marsa/model/warehouse/request-endpoints.ts'
import { storageStateText } from '@marsa/model/warehouse/text.ts'
import type { RequestTab } from '@marsa/model/requests/phase.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { ListPage, queryOf, readListSearch } from '../../requests/door.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { storageListText as words } from './list-text.ts'
import { StorageTable } from './storage-table.tsx'
import { storageTitles } from '../titles.ts'
import '../warehouse.css'

const route = getRouteApi('/$lang/inside/warehouse/storages')

const tabs = ['all', 'active', 'completed', 'cancelled'] as const

const emptyTabs: Partial<Record<RequestTab, TextRow>> = {
  active: words.noActive,
  completed: words.noCompleted,
}

export function StorageRequestsPage() {
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(route.useSearch())
  const own = useVariant() === 'customer'
  const title = t(own ? storageTitles.myStorageRequests : words.storageRequests)
  useTitle(title)
  const list = useQuery({
    ...ask(listStorages, queryOf(search, 'all')),
    placeholderData: keepPreviousData,
  })
  const getQuote = own && (
    <LinkButton variant="primary" icon={Plus} href={`/${lang}/warehouse/quote`}>
      {t(storageTitles.getQuote)}
    </LinkButton>
  )
  const emptyText = emptyTabs[search.tab ?? 'all']
  return (
    <ListPage
      title={title}
      path={`/${lang}/warehouse/storages`}
      search={search}
      tabs={tabs}
      tabsLabel={t(words.tabs)}
      searchLabel={t(words.search)}
      statuses={storageStateText}
      list={list}
      actions={getQuote}
      table={(props) => <StorageTable {...props} own={own} />}
      firstUse={
        <div className="card">
          <Empty art title={t(words.emptyTitle)} action={getQuote}>
            {t(own ? words.emptyBody : words.emptyStaff)}
          </Empty>
        </div>
      }
      emptyTab={emptyText && <Empty title={t(emptyText)} />}
    />
  )
}
