// The rows of the list as a table, and as cards on a phone.
import { Plane, Ship } from 'lucide-react'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isInRound } from '@marsa/model/requests/phase.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth, dayTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { requestListText, RequestTable, type RowBoxes, type TableProps } from '../../requests/door.tsx'
import { freightLine } from '../web-line.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { listText } from './list-text.ts'
import { actionText, freightText } from '../text.ts'
import { freightTitles } from '../titles.ts'
import { nameIn } from '../wizard/wizard-lookups.ts'
import { asAction, rowPath, stepPath } from '../shipment/next-step.ts'
import { RouteName } from '../shipment/route-name.tsx'

type Rows = TableProps<ShipmentSummary> & {
  agent: boolean
  /** What chooses rows, or its places until it is there. */
  boxes: RowBoxes<ShipmentSummary>
}

/** What the next date of a request is that nobody has won yet. */
const untilText = ({ status, answerBy }: ShipmentSummary, agent: boolean) => {
  if (answerBy) return listText.answerBy
  if (freightPhaseOf(status) !== 'quoted') return listText.quotesUntil
  return agent ? listText.validUntil : listText.answerBy
}

function NextDate({ row, agent }: { row: ShipmentSummary; agent: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const until = isInRound(freightPhaseOf(row.status)) ? (row.answerBy ?? row.expiryDate) : null
  if (row.eta && row.arrival === 'overdue' && !until)
    return (
      <>
        <span className="sub">{t(arrivalText.arrival)}</span>
        <span className="med">{t(arrivalText.overdue, { date: dayMonth(row.eta, lang) })}</span>
      </>
    )
  if (row.eta && row.arrival && row.arrival !== 'overdue' && !until)
    return (
      <>
        <span className="sub">{t(arrivalText[row.arrival])}</span>
        <span className="med">
          <When value={row.eta} as="day" />
        </span>
      </>
    )
  return (
    <>
      <span className="sub">{t(until ? untilText(row, agent) : listText.askedOn)}</span>
      <span className="med">
        <When value={until ?? row.addedDate} as={until ? 'dateTime' : 'day'} />
      </span>
    </>
  )
}

/** What tells a row from others; a draft that holds nothing yet is told by when it was begun. */
const nameOf = (row: ShipmentSummary, lang: Lang): string | null =>
  row.nickname ??
  row.goods ??
  (row.customer && nameIn(lang, row.customer)) ??
  (freightPhaseOf(row.status) === 'draft'
    ? say(lang, draftText.of, { when: dayTime(row.addedDate, lang) })
    : null)

/** Mode with container or waybill; `named` adds the nickname, which the table shows elsewhere. */
function Carriage({ row, named }: { row: ShipmentSummary; named?: boolean | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const sea = row.mode !== 'air'
  const name = named ? nameOf(row, lang) : undefined
  if (!row.mode) return name ? <bdi className="sub">{name}</bdi> : null
  return (
    <span className="sub row g1">
      <Icon of={sea ? Ship : Plane} size="s" label={t(sea ? freightText.sea : freightText.air)} />
      {row.reference ? (
        <Ref value={row.reference} />
      ) : (
        row.quoteCount > 0 && t(freightText.quotes, { count: row.quoteCount })
      )}
      {name && (row.reference || row.quoteCount > 0) && ' · '}
      {name && <bdi>{name}</bdi>}
    </span>
  )
}

/** With the statuses as an agent reads them. */
const agentLine = { ...freightLine, Badge: freightLine.AgentBadge }

export function ShipmentTable({ agent, ...table }: Rows) {
  const t = useT()
  const { lang } = useLang()
  return (
    <RequestTable
      {...table}
      line={agent ? agentLine : freightLine}
      label={t(freightTitles.shipments)}
      heads={{ number: t(listText.shipment), what: t(listText.route), date: t(listText.nextDate) }}
      pathOf={(row) => `freight/${rowPath(row, agent)}`}
      note={(row) => (
        <span className="sub">
          <bdi>{nameOf(row, lang) ?? '—'}</bdi>
        </span>
      )}
      what={(row, card) => (
        <>
          <RouteName
            origin={row.origin}
            destination={row.destination}
            className={card ? 'card-route' : undefined}
          />
          <Carriage row={row} named={card} />
        </>
      )}
      date={(row) => <NextDate row={row} agent={agent} />}
      amountNote={(row) =>
        t(isInRound(freightPhaseOf(row.status)) && !agent ? listText.lowest : requestListText.total)
      }
      step={({ nextAction, RequestId }) => {
        const action = asAction(nextAction)
        return action && { path: `freight/${stepPath(action, RequestId)}`, label: t(actionText[action]) }
      }}
    />
  )
}
