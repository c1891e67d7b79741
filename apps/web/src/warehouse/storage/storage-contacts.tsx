// Whom to call about a storage request: its warehouse and its customer, and the people at both doors.
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { storageCommonText as words } from '../common-text.ts'

type Person = { name: string; role: string; number: string | null }

const usePeople = ({ agent, customer, form }: StorageDetail, reader?: string): Person[] => {
  const t = useT()
  const { lang } = useLang()
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const doors = [
    [form.pickup, words.atPickup],
    [form.delivery, words.atDelivery],
  ] as const
  return [
    ...(agent && reader !== 'agent'
      ? [
          {
            name: agent.contactName,
            role: t(words.warehouseAt, { company: own(agent.nameEn, agent.nameAr) }),
            number: agent.contactNumber,
          },
        ]
      : []),
    ...(customer && reader !== 'customer'
      ? [
          {
            name: customer.name,
            role: t(words.customerAt, { company: own(customer.companyEn, customer.companyAr) }),
            number: customer.mobile,
          },
        ]
      : []),
    ...doors.flatMap(([door, row]) =>
      door?.contactName
        ? [
            {
              name: door.contactName,
              role: t(row, { place: door.area || (door.emirate && t(emirates[door.emirate])) || '' }),
              number: door.contactNumber,
            },
          ]
        : [],
    ),
  ]
}

/** `reader` is not listed as their own contact. */
export function StorageContacts({ storage, reader }: ContactsProps) {
  const t = useT()
  const people = usePeople(storage, reader)
  if (people.length === 0) return null
  return (
    <Card title={t(words.contacts)}>
      <ul className="stack g4">
        {people.map(({ name, role, number }) => (
          <li key={role} className="dense">
            <b className="med">
              <bdi>{name}</bdi>
            </b>
            <p className="muted">{role}</p>
            {number && <PhoneText value={number} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type ContactsProps = { storage: StorageDetail; reader?: 'customer' | 'agent' }
