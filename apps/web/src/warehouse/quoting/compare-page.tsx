// The quotes of a storage request, read and kept fresh.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { storageCompareText as words } from './compare-text.ts'
import { storageListText } from '../list/list-text.ts'
import { CompareView } from './compare-view.tsx'
import { StorageBadge } from '../storage/status-badge.tsx'
import { StorageLine } from '../storage/storage-line.tsx'
import { storageCompareQuery, storageQuery } from '../queries.ts'
import { storageTitles } from '../titles.ts'
import '../warehouse.css'

const route = getRouteApi('/$lang/inside/warehouse/storages/$id/quotes')

export function StorageComparePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const navigate = useNavigate()
  const comparison = useQuery(storageCompareQuery(id))
  const { data: storage } = useQuery(storageQuery(id))
  const { data, refetch } = comparison
  useTitle(t(storageTitles.compareQuotes))
  return (
    <>
      <nav className="crumbs" aria-label={t(compareText.crumbs)}>
        <a href={`/${lang}/warehouse/storages`}>{t(storageListText.storageRequests)}</a>
        <Icon of={ChevronRight} flip />
        {data ? (
          <a href={`/${lang}/warehouse/storages/${id}`}>
            <Ref value={data.shipmentReferenceNumber} />
          </a>
        ) : (
          <Skeleton width="120px" />
        )}
      </nav>
      <Loaded query={comparison} card skeleton={<Skeleton block="480px" />} />
      {data && (
        <>
          <div className="row between wrap q-head">
            <div className="stack g2">
              <h1>
                {storage
                  ? t(words.heading, {
                      count: data.quotations.length,
                      city: emirates[storage.form.emirate][lang],
                    })
                  : t(compareText.table)}
              </h1>
              {storage && <StorageLine storage={storage} />}
            </div>
            <StorageBadge status={data.status} />
          </div>
          <CompareView
            data={data}
            storage={storage}
            readAt={comparison.dataUpdatedAt}
            onEnd={() => void refetch()}
            onBooked={() => void navigate({ href: `/${lang}/warehouse/storages/${id}` })}
          />
        </>
      )}
    </>
  )
}
