// The address book over a form: take an address into it, or keep the one that was typed.
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { addressText as words } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-form.tsx'
import { addressesQuery } from './queries.ts'

/** `isHere` shows addresses of the Emirates, else those abroad; `typed` is what the form holds, to be kept. */
export function ChooseAddress({ isHere, typed, onChosen, onClose }: ChooseAddressProps) {
  const t = useT()
  const { lang } = useLang()
  const [text, setText] = useState('')
  const [isKeeping, setKeeping] = useState(false)
  const { data } = useQuery(addressesQuery(useDeferredValue(text), 1, isHere ? 'here' : 'abroad'))
  const items = data?.items ?? []
  if (isKeeping)
    return <AddressDialog from={typed ?? {}} mayShare={data?.mayShare ?? false} onClose={onClose} />
  return (
    <Dialog
      title={t(words.chooseTitle)}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        typed && (
          <Button changes onPress={() => setKeeping(true)}>
            {t(words.keepThis)}
          </Button>
        )
      }
    >
      <div className="stack g4">
        <TextInput
          label={t(words.search)}
          icon={Search}
          type="search"
          dir="auto"
          value={text}
          onChange={setText}
        />
        {!data && <Skeleton lines={4} />}
        {data && items.length === 0 && <Empty level={3} title={t(text ? words.noMatch : words.none)} />}
        <ul className="addr-list">
          {items.map((address) => (
            <AddressCard key={address.addressId} address={address} level={3}>
              <Button
                size="s"
                variant="primary"
                changes={false}
                aria-label={t(words.useThis, { label: address.label })}
                onPress={() => {
                  onChosen(address)
                  onClose()
                }}
              >
                {t(words.use)}
              </Button>
            </AddressCard>
          ))}
        </ul>
        <GoLink href={`/${lang}/user/addresses`}>{t(words.page)}</GoLink>
      </div>
    </Dialog>
  )
}

export type ChooseAddressProps = {
  isHere: boolean
  typed?: Partial<Address>
  onChosen: (address: Address) => void
  onClose: () => void
}
