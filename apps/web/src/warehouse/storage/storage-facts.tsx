// What was asked for: the goods, and the places of pickup and delivery with their pins.
import { Suspense, useState, type ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageFields, type StorageLocation } from '@marsa/model/warehouse/request-form.ts'
import { AddressPlace } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { storageText as words } from '../storage-text.ts'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import '../warehouse.css'

type Fact = [ReactNode, ReactNode]

const useFacts = ({ form, invitedAgents, goods }: StorageDetail, customer: boolean): Fact[] => {
  const t = useT()
  const { lang } = useLang()
  const { pickup, delivery, deliveryAsPickup } = form
  const none = customer
    ? { pickup: words.brought, delivery: words.collected }
    : { pickup: words.broughtByCustomer, delivery: words.collectedByCustomer }
  const facts: (Fact | undefined)[] = [
    [t(goods === null ? words.space : words.booked), <bdi key="s">{volume(form.cbm, lang)}</bdi>],
    ...useFieldFacts(storageFields, form, { parts: ['details'] }),
    [t(words.pickup), pickup ? <Place key="p" at={pickup} /> : t(none.pickup)],
    [
      t(words.delivery),
      delivery ? <Place key="d" at={delivery} /> : t(deliveryAsPickup ? words.back : none.delivery),
    ],
    form.remarks ? [t(words.remarks), <bdi key="r">{form.remarks}</bdi>] : undefined,
    goods === null ? [t(words.invited), number(invitedAgents, lang)] : undefined,
  ]
  return facts.filter((fact) => fact !== undefined)
}

export function StorageFacts({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  return (
    <Card title={t(words.facts)}>
      <Facts facts={useFacts(storage, customer)} />
    </Card>
  )
}

/** The address in words, and its pin on the map when somebody wants to see it. */
export function Place({ at }: { at: StorageLocation }) {
  const t = useT()
  const { lang } = useLang()
  const [isOpen, setOpen] = useState(false)
  const separator = comma(lang)
  const pin = pinOf(at)
  const rest = [at.unit, at.building, at.street, at.landmark].filter(Boolean).join(separator)
  return (
    <span className="stack g1">
      <span>
        <bdi>{at.area}</bdi>
        {at.area && at.emirate && separator}
        {at.emirate && emirates[at.emirate][lang]}
      </span>
      {rest && (
        <span className="sub">
          <bdi>{rest}</bdi>
        </span>
      )}
      {at.makani && <span className="sub">{t(words.makani, { number: at.makani })}</span>}
      {pin && !isOpen && (
        <Button variant="text" size="s" changes={false} className="st-more" onPress={() => setOpen(true)}>
          {t(words.showMap)}
        </Button>
      )}
      {pin && isOpen && (
        <Suspense fallback={<Skeleton block="200px" />}>
          <AddressPlace pin={pin} />
        </Suspense>
      )}
    </span>
  )
}
