// What waits for the reader, the most urgent first, each with its button.
import { CircleCheck, CreditCard, Pencil, ReceiptText, Star } from 'lucide-react'
import type { FreightStatistics, ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { draftText } from '@marsa/model/kit/text.ts'
import { nextActionText } from '@marsa/model/freight/text.ts'
import { requestTitle } from '@marsa/model/freight/request-title.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth, dayTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { GoLink, LinkButton } from '../../ui/link-button.tsx'
import { Icon, type IconKind } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Ref } from '../../ui/ref.tsx'
import { When } from '../../ui/when.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { actionText, type NextActionKey } from '../text.ts'
import { asAction, isPayment, stepPath } from './next-step.ts'

const icons: Partial<Record<NextActionKey, IconKind>> = {
  'pay-balance': CreditCard,
  'finish-payment': CreditCard,
  'compare-quotes': ReceiptText,
  'finish-draft': Pencil,
  'give-feedback': Star,
}

export function NeedsList({ count, items }: FreightStatistics['needs']) {
  const t = useT()
  const { lang } = useLang()
  return (
    <section className="card dash-needs">
      <div className="card-h">
        <h2>
          {t(dashboardText.needsYou)} {count > 0 && <span className="count need-n">{count}</span>}
        </h2>
        <GoLink className="dense" href={`/${lang}/notifications`}>
          {t(dashboardText.allNotifications)}
        </GoLink>
      </div>
      {count === 0 ? (
        <p className="card-b muted">{t(dashboardText.nothing)}</p>
      ) : (
        <ul className="card-b">
          {items.map((row) => (
            <Need key={row.RequestId} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Need({ row }: { row: ShipmentSummary }) {
  const t = useT()
  const { lang } = useLang()
  const action = asAction(row.nextAction)
  if (!action) return null
  const words = t(nextActionText[action])
  const urgent = isPayment(action) || action === 'compare-quotes'
  const name =
    requestTitle(lang, row, dayMonth(row.addedDate, lang)) ??
    t(draftText.of, { when: dayTime(row.addedDate, lang) })
  return (
    <li className="att">
      <span className={urgent ? 'fileico need' : 'fileico'}>
        <Icon of={icons[action] ?? CircleCheck} />
      </span>
      <div className="grow">
        <b>
          {words}
          {lang === 'ar' ? '، ' : ', '}
          <bdi>{name}</bdi>
        </b>
        <p>
          <Ref value={row.quoteNumber} />
          {row.amountDue && (
            <>
              {' · '}
              <Money value={row.amountDue} />
            </>
          )}
          {action === 'compare-quotes' && row.lowestQuote && (
            <>
              {` · ${t(dashboardText.lowest)} `}
              <Money value={row.lowestQuote} />
            </>
          )}
          {action === 'compare-quotes' && row.expiryDate && (
            <>
              {` · ${t(dashboardText.ends)} `}
              <When value={row.expiryDate} />
            </>
          )}
        </p>
      </div>
      <LinkButton
        size="s"
        variant={isPayment(action) ? 'primary' : 'secondary'}
        href={`/${lang}/freight/${stepPath(action, row.RequestId)}`}
        aria-label={`${t(actionText[action])}: ${row.quoteNumber}`}
      >
        {t(actionText[action])}
      </LinkButton>
    </li>
  )
}
