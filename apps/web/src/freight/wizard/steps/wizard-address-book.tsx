// The address book beside the address of an end: what is chosen fills it, what is typed may be kept.
import { BookUser, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { addressText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import type { RoutePoint } from '@marsa/model/freight/asking/route-point.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { ChooseAddress } from '../../../accounts/address-book/door.tsx'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { usePlace } from '../wizard-lookups.ts'
import { useStop } from '../wizard-context.ts'
import { routePointOf, useUsualFill } from './wizard-usual-address.ts'

const emirateOf = (code: string | null | undefined): Emirate | null =>
  (Object.keys(emirates) as Emirate[]).find((each) => code === each || code === `AE-${each}`) ?? null

export function WizardAddressBook({ point }: { point: RoutePoint }) {
  const t = useT()
  const { stop: values, put } = useStop(point)
  const [isOpen, setOpen] = useState(false)
  const place = usePlace(values.place)
  const typed: Partial<Address> | undefined = values.address
    ? {
        country: values.country ?? 'AE',
        emirate: emirateOf(place?.emirate),
        area: place?.kind === 'area' ? place.nameEn : '',
        city: place && place.countryCode !== 'AE' ? place.nameEn : '',
        street: values.address.slice(0, 120),
        building: values.building,
        contactName: values.contactName,
        contactNumber: values.contactNumber,
        place: values.place,
      }
    : undefined
  const { filled, clear } = useUsualFill(point)
  const take = (address: Address) => {
    const { place: within, contactName, contactNumber, ...where } = routePointOf(address)
    put({
      ...where,
      ...(within && { place: within }),
      ...(contactName && { contactName }),
      ...(contactNumber && { contactNumber }),
    })
  }
  return (
    <div className="row wrap g2">
      <Button size="s" icon={BookUser} changes={false} onPress={() => setOpen(true)}>
        {t(addressText.choose)}
      </Button>
      <p className="cap muted" role="status">
        {filled && t(addressText.filled, { label: filled.label })}
      </p>
      {filled && (
        <Button size="s" variant="text" icon={X} changes={false} onPress={clear}>
          {t(addressText.clear)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ChooseAddress
            isHere={(values.country ?? 'AE') === 'AE'}
            typed={typed}
            onChosen={take}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
