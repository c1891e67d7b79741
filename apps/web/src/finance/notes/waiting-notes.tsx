// Credit notes that wait for a second person, each leading to its document; nothing where there is none.
import { useQuery } from '@tanstack/react-query'
import { listWaitingNotes } from '@marsa/model/finance/notes/note-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { bookHref } from '../books/books-search.ts'
import { noteWords as words } from './note-words.ts'

export function WaitingNotes() {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(ask(listWaitingNotes))
  if (!data || data.notes.length === 0) return null
  return (
    <Banner tone="attention" title={t(words.waiting)}>
      <ul className="stack g1">
        {data.notes.map(({ proposalId, invoiceId, invoiceNumber, customer, total }) => (
          <li key={proposalId} className="row wrap g2">
            <a href={bookHref(lang, `invoices/${invoiceId}`)}>
              <Ref value={invoiceNumber} />
            </a>
            <bdi>{customer[lang]}</bdi>
            <Money value={total} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
