// Whom to call about the shipment: the agent; for the agent, the customer. People at the doors stand with their address.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'

type Person = { name: string; role: string; number: string | null }

const initials = (name: string): string => {
  const [first = '', second = ''] = name.split(/\s+/)
  return /\p{Script=Arabic}/u.test(first) ? first.slice(0, 1) : first.slice(0, 1) + second.slice(0, 1)
}

const usePeople = ({ agent, customer }: ShipmentDetail, reader?: string): Person[] => {
  const t = useT()
  const { lang } = useLang()
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  return [
    ...(agent
      ? [
          {
            name: agent.contactName,
            role: t(shipmentText.yourAgent, { company: own(agent.nameEn, agent.nameAr) }),
            number: agent.contactNumber,
          },
        ]
      : []),
    ...(customer && reader !== 'customer'
      ? [
          {
            name: customer.name,
            role: t(shipmentText.customer, { company: own(customer.companyEn, customer.companyAr) }),
            number: customer.mobile,
          },
        ]
      : []),
  ]
}

/** `reader` is not listed as their own contact. */
export function ContactsCard({
  shipment,
  reader,
}: {
  shipment: ShipmentDetail
  reader?: 'customer' | 'agent'
}) {
  const t = useT()
  const people = usePeople(shipment, reader)
  if (people.length === 0) return null
  return (
    <Card title={t(shipmentText.contacts)}>
      <ul className="stack g4">
        {people.map(({ name, role, number }) => (
          <li key={role} className="row">
            <span className="avatar n" aria-hidden="true">
              {initials(name)}
            </span>
            <div className="grow dense">
              <b className="med contact-n">{name}</b>
              <span className="muted contact-r">{role}</span>
              {number && <PhoneText value={number} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
