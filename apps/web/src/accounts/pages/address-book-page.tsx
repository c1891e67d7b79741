// The address book: found, added, changed and removed.
import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { addressRefusal } from '@marsa/model/accounts/addresses/addresses.ts'
import { removeAddress, type Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { addressText as words } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { profileTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AddressCard } from '../address-book/address-card.tsx'
import { AddressDialog } from '../address-book/address-form.tsx'
import { addressesQuery, addressPage, addressReads } from '../address-book/queries.ts'

export function AddressBookPage() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const [page, setPage] = useState(1)
  const [editing, setEditing] = useState<Partial<Address>>()
  const [leaving, setLeaving] = useState<Address>()
  const query = useQuery(addressesQuery(text, page))
  const { data } = query
  const remove = useCommand(removeAddress, { refreshes: addressReads, onDone: () => setLeaving(undefined) })
  const mayShare = data?.mayShare ?? false
  const add = (
    <Button variant="primary" icon={Plus} changes onPress={() => setEditing({})}>
      {t(words.add)}
    </Button>
  )
  return (
    <div className="stack g5">
      <div className="row between wrap">
        <div>
          <h1>{t(profileTitles.addresses)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        {add}
      </div>
      <TextInput
        label={t(words.search)}
        icon={Search}
        type="search"
        dir="auto"
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setPage(1)
        }}
      />
      <Loaded query={query} card skeleton={<Skeleton lines={6} />} />
      {data?.totalCount === 0 && (
        <div className="card">
          <Empty title={t(text ? words.noMatch : words.none)}>{text ? undefined : t(words.noneBody)}</Empty>
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul className="addr-list">
          {data.items.map((address) => (
            <AddressCard key={address.addressId} address={address}>
              {addressRefusal({ isCompanyAdmin: mayShare }, address.isShared) === undefined && (
                <>
                  <Button
                    size="s"
                    changes
                    aria-label={`${t(words.edit)} ${address.label}`}
                    onPress={() => setEditing(address)}
                  >
                    {t(words.edit)}
                  </Button>
                  <Button
                    size="s"
                    variant="text"
                    changes
                    aria-label={`${t(words.remove)} ${address.label}`}
                    onPress={() => setLeaving(address)}
                  >
                    {t(words.remove)}
                  </Button>
                </>
              )}
            </AddressCard>
          ))}
        </ul>
      )}
      <More total={data?.totalCount ?? 0} page={page} onPage={setPage} />
      {editing && <AddressDialog from={editing} mayShare={mayShare} onClose={() => setEditing(undefined)} />}
      <AlertDialog
        title={t(words.removeTitle)}
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        actionLabel={t(words.remove)}
        keepLabel={t(words.keep)}
        isPending={remove.isPending}
        onAction={() => leaving && remove.mutate({ query: { addressId: leaving.addressId } })}
      >
        <p>{leaving && t(words.removeBody, { label: leaving.label })}</p>
      </AlertDialog>
    </div>
  )
}

function More({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const t = useT()
  const last = Math.ceil(total / addressPage)
  if (last < 2) return null
  return (
    <div className="row g2">
      {page > 1 && (
        <Button changes={false} onPress={() => onPage(page - 1)}>
          {t(words.previous)}
        </Button>
      )}
      {page < last && (
        <Button changes={false} onPress={() => onPage(page + 1)}>
          {t(words.next)}
        </Button>
      )}
    </div>
  )
}
