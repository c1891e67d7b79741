// One storage request for its customer and for staff: next step, goods, what is stored, documents, money. Live without reloading.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { RequestPage, RequestWait } from '../../requests/door.tsx'
import { storageLine } from '../web-line.ts'
import { StorageView } from './storage-view.tsx'
import { storageQuery } from '../queries.ts'
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
  if (role === undefined || warehouse) return <RequestWait />
  return <Read id={id} customer={role === 'customer' || role === 'business' || role === 'portal'} />
}

function Read({ id, customer }: { id: string; customer: boolean }) {
  return (
    <RequestPage line={storageLine} query={useQuery(storageQuery(id))}>
      {(storage) => <StorageView storage={storage} customer={customer} />}
    </RequestPage>
  )
}
