// Whom to call about a request: its agent and its customer, and who else the line names.
import { useLang } from '../../kit/direction.tsx'
import { initialsOfName } from '../../kit/initials.ts'
import { useT } from '../../kit/t.ts'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Card } from '../../ui/values/card.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { requestPageText as words } from './text.ts'

export type Person = { name: string; role: string; number: string | null }

type ContactsProps<View extends RequestView> = {
  line: WebLine<View>
  view: View
  /** Not listed as their own contact. */
  reader: 'customer' | 'agent' | undefined
  others?: readonly Person[]
}

export function ContactsCard<View extends RequestView>({
  line,
  view,
  reader,
  others = [],
}: ContactsProps<View>) {
  const t = useT()
  const { lang } = useLang()
  const { agent, customer } = view
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const people: Person[] = []
  if (agent && reader !== 'agent')
    people.push({
      name: agent.contactName,
      role: t(line.titles.agent, { company: own(agent.nameEn, agent.nameAr) }),
      number: agent.contactNumber,
    })
  if (customer && reader !== 'customer')
    people.push({
      name: customer.name,
      role: t(words.customer, { company: own(customer.companyEn, customer.companyAr) }),
      number: customer.mobile,
    })
  people.push(...others)
  if (people.length === 0) return null
  return (
    <Card title={t(words.contacts)}>
      <ul className="stack g4">
        {people.map(({ name, role, number }) => (
          <li key={role} className="row">
            <span className="avatar n" aria-hidden="true">
              {initialsOfName(name)}
            </span>
            <div className="grow dense">
              <b className="med contact-n">
                <bdi>{name}</bdi>
              </b>
              <span className="muted contact-r">{role}</span>
              {number && <PhoneText value={number} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
