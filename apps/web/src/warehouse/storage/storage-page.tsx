// One storage request for its customer and for staff: next step, goods, what is stored, documents, money. Live without reloading.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import { useMe } from '../../accounts/door.tsx'
import { useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { storageListText } from '../list/list-text.ts'
import { loadStorageProblems } from '../problems.ts'
import { StorageView } from './storage-view.tsx'
import { storageQuery } from '../queries.ts'
import { storageTitles } from '../titles.ts'
import '../warehouse.css'

const route = getRouteApi('/$lang/inside/warehouse/storages/$id')

export function StoragePage() {
  const { lang } = useLang()
  const { id } = route.useParams()
  const navigate = useNavigate()
  const role = useMe()?.roleName
  const warehouse = role === 'warehouse-agent'
  useEffect(() => {
    // Links of messages are the same for everybody; a warehouse works on a page of its own.
    if (warehouse) void navigate({ href: `/${lang}/warehouse/requests/${id}`, replace: true })
  }, [warehouse, lang, id, navigate])
  if (role === undefined || warehouse) return <Waiting />
  return <Read id={id} customer={role === 'customer' || role === 'business' || role === 'portal'} />
}

function Read({ id, customer }: { id: string; customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(storageQuery(id))
  const { data } = query
  useTitle(data?.shipmentReferenceNumber ?? t(storageTitles.storage))
  return (
    <>
      <nav className="crumbs" aria-label={t(storageListText.storageRequests)}>
        <a href={`/${lang}/warehouse/storages`}>{t(storageListText.storageRequests)}</a>
        <Icon of={ChevronRight} flip />
        <span aria-current="page">
          {data ? (
            <Ref value={data.shipmentReferenceNumber} />
          ) : query.isError ? (
            t(storageTitles.storage)
          ) : (
            '…'
          )}
        </span>
      </nav>
      <Loaded query={query} card skeleton={<Waiting />} missing={<Missing customer={customer} />}>
        {(storage) => <StorageView storage={storage} customer={customer} />}
      </Loaded>
    </>
  )
}

function Missing({ customer }: { customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(loadStorageProblems)
  const code = 'warehouse.not-found'
  return (
    <Empty
      art
      level={1}
      title={problems[code] ? sentence(problems, lang, code) : '…'}
      action={
        <>
          {customer && (
            <LinkButton variant="primary" href={`/${lang}/warehouse/quote`}>
              {t(storageTitles.getQuote)}
            </LinkButton>
          )}
          <LinkButton href={`/${lang}/warehouse/storages`}>{t(storageListText.storageRequests)}</LinkButton>
        </>
      }
    />
  )
}

function Waiting() {
  return (
    <div className="stack g6" aria-busy="true">
      <Skeleton block="230px" />
      <div className="two">
        <Skeleton block="420px" />
        <Skeleton block="320px" />
      </div>
    </div>
  )
}
