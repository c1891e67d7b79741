// What waits for a customer in storage, each with its button; nothing where nothing waits.
import { useQuery } from '@tanstack/react-query'
import { Warehouse } from 'lucide-react'
import { useEffect } from 'react'
import { listStorages } from '@marsa/model/warehouse/request-endpoints.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { storageNextText, type StorageNext } from '@marsa/model/warehouse/next-action.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { GoLink, LinkButton } from '../../ui/link-button.tsx'
import { Money } from '../../ui/money.tsx'
import { Ref } from '../../ui/ref.tsx'
import { storageNeedsText as words } from '../storage-needs-text.ts'

/** What the customer does; everything else waits for somebody else. The most urgent first. */
const own = [
  'continuePayment',
  'answerFindings',
  'payFinal',
  'extendOrCollect',
  'chooseQuote',
  'bringGoods',
] as const
type Own = (typeof own)[number]
const shown = 5

const ownNext = ({ nextAction }: StorageSummary): Own | undefined =>
  own.find((next: StorageNext) => next === nextAction)

const isPayment = (next: Own): boolean => next === 'continuePayment' || next === 'payFinal'

/** `onKnown` hears how much waits once that is known. */
export function StorageNeeds({ onKnown }: { onKnown: (count: number) => void }) {
  const t = useT()
  const { lang } = useLang()
  const { data, isPending } = useQuery(ask(listStorages, { tab: 'active', pageSize: 50 }))
  const needs = (data?.items ?? [])
    .flatMap((row) => {
      const next = ownNext(row)
      return next ? [{ row, next }] : []
    })
    .toSorted((one, other) => own.indexOf(one.next) - own.indexOf(other.next))
  const count = needs.length
  useEffect(() => {
    if (!isPending) onKnown(count)
  }, [isPending, onKnown, count])
  if (count === 0) return null
  return (
    <section className="card dash-needs" style={{ marginBlockEnd: 'var(--s6)' }}>
      <div className="card-h">
        <h2>
          {t(words.title)} <span className="count need-n">{number(count, lang)}</span>
        </h2>
        <GoLink className="dense" href={`/${lang}/warehouse/storages`}>
          {t(words.all)}
        </GoLink>
      </div>
      <ul className="card-b">
        {needs.slice(0, shown).map(({ row, next }) => (
          <Need key={row.storageRequestID} row={row} next={next} />
        ))}
      </ul>
    </section>
  )
}

function Need({ row, next }: { row: StorageSummary; next: Own }) {
  const t = useT()
  const { lang } = useLang()
  const label = t(isPayment(next) ? words.pay : next === 'chooseQuote' ? words.compare : words.open)
  const page = `/${lang}/warehouse/storages/${row.storageRequestID}`
  return (
    <li className="att">
      <span className={isPayment(next) || next === 'chooseQuote' ? 'fileico need' : 'fileico'}>
        <Icon of={Warehouse} />
      </span>
      <div className="grow">
        <b>{t(storageNextText[next])}</b>
        <p>
          <Ref value={row.shipmentReferenceNumber} />
          {` · ${t(words.space, { size: number(row.CBM, lang) })}`}
          {row.amountDue && (
            <>
              {' · '}
              <Money value={row.amountDue} />
            </>
          )}
        </p>
      </div>
      <LinkButton
        size="s"
        variant={isPayment(next) ? 'primary' : 'secondary'}
        href={next === 'chooseQuote' ? `${page}/quotes` : page}
        aria-label={`${label}: ${row.shipmentReferenceNumber}`}
      >
        {label}
      </LinkButton>
    </li>
  )
}
