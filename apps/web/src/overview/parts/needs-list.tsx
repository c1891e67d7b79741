// What needs the reader over all lines, the most urgent first, each with its button.
import { Ship, Warehouse } from 'lucide-react'
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { Need } from '@marsa/model/requests/endpoints.ts'
import { isPayment } from '@marsa/model/requests/turn.ts'
import type { TurnWords } from '@marsa/model/requests/turn-text.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Icon, type IconKind } from '../../ui/values/icon.tsx'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { needsText as words } from '../needs-text.ts'

type LineFace = { icon: IconKind; turns: TurnWords; pageOf: (action: string, id: string) => string }

const quotes: readonly string[] = ['compare-quotes', 'finish-payment']

/** Where a step is taken, below the language. */
const lineFaces: Record<QuotedLine, LineFace> = {
  freight: {
    icon: Ship,
    turns: shipmentTurnWords,
    pageOf: (action, id) => {
      if (action === 'finish-draft') return `freight/quote?id=${id}`
      return `freight/shipments/${id}${quotes.includes(action) ? '/quotes' : ''}`
    },
  },
  warehouse: {
    icon: Warehouse,
    turns: storageTurnWords,
    pageOf: (action, id) =>
      action === 'finish-draft'
        ? `warehouse/quote?id=${id}`
        : `warehouse/storages/${id}${action === 'compare-quotes' ? '/quotes' : ''}`,
  },
}

const shown = 6

export function NeedsList({ count, items }: { count: number; items: readonly Need[] }) {
  const t = useT()
  const { lang } = useLang()
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
        <ul className="card-b">
          {items.slice(0, Math.max(shown, count)).map((need) => (
            <NeedRow key={need.id} need={need} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NeedRow({ need }: { need: Need }) {
  const t = useT()
  const { lang } = useLang()
  const { icon, turns, pageOf } = lineFaces[need.line]
  const { action, by } = need.turn
  const does = turns.does[action]
  if (!does) return null
  const label = t(isPayment(action) ? words.pay : words.open)
  return (
    <li className="att">
      <span className={need.optional ? 'fileico' : 'fileico need'}>
        <Icon of={icon} />
      </span>
      <div className="grow">
        <b>
          {t(does)}
          {lang === 'ar' ? '، ' : ', '}
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
          {by && ` · ${t(words.by, { when: dayTime(by, lang) })}`}
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
