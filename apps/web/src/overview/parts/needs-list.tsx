// What needs the reader over all lines, the most urgent first, each with its button.
import clsx from 'clsx'
import { ClipboardList, Ship, Truck, Warehouse } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { requestsOf, type QuotedLine } from '@marsa/model/lines.ts'
import type { Need } from '@marsa/model/requests/endpoints.ts'
import { isPayment } from '@marsa/model/requests/turn.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Icon, type IconKind } from '../../ui/values/icon.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { dueBy } from '../../requests/parts/due-by.ts'
import { needsText as words } from '../needs-text.ts'
import { turnWords } from './turn-words.ts'

type LineFace = { icon: IconKind; pageOf: (action: string, id: string) => string }

const quotes: readonly string[] = ['compare-quotes', 'finish-payment']

/** A line whose requests go the usual way. */
export const usualFace = (line: QuotedLine): LineFace => ({
  icon: ClipboardList,
  pageOf: (action, id) =>
    `${requestsOf[line].pages.customer}/${id}${action === 'compare-quotes' ? '/quotes' : ''}`,
})

/** Where a step is taken, below the language. */
const lineFaces: Record<QuotedLine, LineFace> = {
  freight: {
    icon: Ship,
    pageOf: (action, id) => {
      if (action === 'finish-draft') return `freight/quote?id=${id}`
      return `freight/shipments/${id}${quotes.includes(action) ? '/quotes' : ''}`
    },
  },
  warehouse: {
    icon: Warehouse,
    pageOf: (action, id) =>
      action === 'finish-draft'
        ? `warehouse/quote?id=${id}`
        : `warehouse/storages/${id}${action === 'compare-quotes' ? '/quotes' : ''}`,
  },
  trucks: {
    icon: Truck,
    pageOf: (action, id) =>
      action === 'finish-draft' ? `trucks/quote?id=${id}` : usualFace('trucks').pageOf(action, id),
  },
}

/** So many are shown in any case, with steps that may be left; and on a phone before the rest is asked for. */
const shown = 6

export function NeedsList({ count, items }: { count: number; items: readonly Need[] }) {
  const t = useT()
  const { lang } = useLang()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button is gone: the focus goes on with the first row that it brought.
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  const offered = items.slice(0, Math.max(shown, count))
  return (
    <section className="card dash-needs">
      <div className="card-h">
        <h2>
          {t(words.title)} {count > 0 && <span className="count need-n">{count}</span>}
        </h2>
        <GoLink className="dense" href={`/${lang}/notifications`}>
          {t(words.notifications)}
        </GoLink>
      </div>
      {items.length === 0 ? (
        <p className="card-b muted">{t(words.nothing)}</p>
      ) : (
        <>
          <ul ref={list} className="card-b">
            {offered.map((need, index) => (
              <NeedRow key={need.id} need={need} wide={!isWhole && index >= shown} />
            ))}
          </ul>
          {!isWhole && offered.length > shown && (
            <div className="card-f narrow">
              <Button variant="text" changes={false} onPress={showAll}>
                {t(words.all, { count: offered.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** `wide`: not on a phone. */
function NeedRow({ need, wide }: { need: Need; wide: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const { icon, pageOf } = lineFaces[need.line]
  const { action, by } = need.turn
  const due = by && dueBy(by, new Date(), lang)
  const does = turnWords[need.line].does[action]
  if (!does) return null
  const label = t(isPayment(action) ? words.pay : action === 'compare-quotes' ? words.compare : words.open)
  return (
    <li className={clsx('att', wide && 'wide')}>
      <span className={need.optional ? 'fileico' : 'fileico need'}>
        <Icon of={icon} />
      </span>
      <div className="grow">
        <b>
          {t(does)}
          {': '}
          <bdi dir={lang === 'ar' ? 'rtl' : 'ltr'}>{lang === 'ar' ? need.titleAr : need.titleEn}</bdi>
        </b>
        <p>
          <Ref value={need.number} />
          {need.amountDue && (
            <>
              {' · '}
              <Money value={need.amountDue} />
            </>
          )}
          {need.quotes && (
            <>
              {' · '}
              {t(words.quotes, { count: need.quotes.count })} <Money value={need.quotes.lowest} />
            </>
          )}
          {due && ' · '}
          {due && <span className={due.isOverdue ? 'due' : undefined}>{due.words}</span>}
        </p>
      </div>
      <LinkButton
        size="s"
        variant={isPayment(action) ? 'primary' : 'secondary'}
        href={`/${lang}/${pageOf(action, need.id)}`}
        aria-label={`${label}: ${need.number}`}
      >
        {label}
      </LinkButton>
    </li>
  )
}
