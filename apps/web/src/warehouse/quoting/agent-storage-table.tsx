// Requests as a warehouse works on them, as a table, and as cards on a phone.
import type { ReactNode } from 'react'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { storageTurnText } from '@marsa/model/warehouse/turn-text.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import type { TableProps } from '../../requests/door.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { agentListText as words } from './agent-text.ts'
import { RowGoods, RowPeriod } from '../list/row-goods.tsx'
import { asStep } from '../storage/next-step.ts'
import { AgentStorageBadge, GoodsBadge } from '../storage/status-badge.tsx'

type Row = StorageSummary

/** The invitation is open: the warehouse has neither quoted nor declined. */
export const awaitsAnswer = ({ answerBy, nextAction }: Pick<Row, 'answerBy' | 'nextAction'>): boolean =>
  answerBy !== null && nextAction === 'answer-request'

const hrefOf = (row: Row, lang: string): string => `/${lang}/warehouse/requests/${row.storageRequestID}`

/** A booked one says where its goods are; what is to do stands under it. */
function Status({ row }: { row: Row }) {
  const t = useT()
  const next = asStep(row.nextAction)
  const moving = row.goods !== null && !isEnded(storagePhaseOf(row.status))
  return (
    <>
      <span className="ws-badges">
        <AgentStorageBadge status={row.status} />
        {moving && row.goods && <GoodsBadge goods={row.goods} isBrought={row.dropOff} />}
      </span>
      {next && next !== 'answer-request' && <span className="sub due">{t(storageTurnText[next])}</span>}
    </>
  )
}

/** The answer clock of an unanswered request, else when it was asked. */
function Answer({ row }: { row: Row }) {
  const t = useT()
  return awaitsAnswer(row) && row.answerBy ? (
    <span className="ws-time">
      <Countdown until={row.answerBy} soonMs={900_000} endedLabel={t(words.late)} />
    </span>
  ) : (
    <When value={row.addedDate} as="date" />
  )
}

function Own({ row }: { row: Row }) {
  const t = useT()
  if (row.ownState === 'Q_DRAFT') return <span className="muted">{t(words.draft)}</span>
  const state = row.ownState && t(quotationStateText[row.ownState as QuotationState])
  if (!row.lowestQuote) return <span className="muted">{state ?? '—'}</span>
  return (
    <>
      <Money value={row.lowestQuote} strong />
      {state && <span className="sub">{state}</span>}
    </>
  )
}

function Step({ row, block }: { row: Row; block?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const asked = awaitsAnswer(row)
  const works = row.ownState === 'Q_ACCEPTED' && row.nextAction !== null
  const word = asked ? words.quote : works ? words.work : words.open
  return (
    <LinkButton
      className="nowrap"
      size={block ? 'm' : 's'}
      block={block}
      variant={asked ? 'primary' : 'secondary'}
      href={hrefOf(row, lang)}
      aria-label={`${t(word)}: ${row.shipmentReferenceNumber}`}
    >
      {t(word)}
    </LinkButton>
  )
}

export function AgentStorageTable({ rows, pending, sort, onSort }: TableProps<Row>) {
  const t = useT()
  const { lang } = useLang()
  const link = (row: Row): ReactNode => (
    <>
      <a className="strong" href={hrefOf(row, lang)}>
        <Ref value={row.shipmentReferenceNumber} />
      </a>
      {row.customer && (
        <span className="sub">{lang === 'ar' ? row.customer.nameAr : row.customer.nameEn}</span>
      )}
    </>
  )
  const columns: Column<Row>[] = [
    { id: 'number', head: t(words.request), names: true, sortable: true, cell: link },
    { id: 'goods', head: t(words.goods), cell: (row) => <RowGoods row={row} /> },
    { id: 'date', head: t(words.period), sortable: true, cell: (row) => <RowPeriod row={row} /> },
    { id: 'status', head: t(words.status), sortable: true, cell: (row) => <Status row={row} /> },
    { id: 'due', head: t(words.time), sortable: true, cell: (row) => <Answer row={row} /> },
    { id: 'own', head: t(words.yourQuote), end: true, cell: (row) => <Own row={row} /> },
    {
      id: 'open',
      head: <span className="vh">{t(words.open)}</span>,
      end: true,
      cell: (row) => <Step row={row} />,
    },
  ]
  return (
    <DataTable
      label={t(words.title)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.storageRequestID}
      sort={sort}
      onSort={onSort}
      hot={awaitsAnswer}
      pending={pending}
      card={(row) => (
        <>
          <div className="row between wrap">
            <span>{link(row)}</span>
            <Answer row={row} />
          </div>
          <div className="stack g2">
            <div>
              <RowGoods row={row} />
            </div>
            <div className="dense">
              <RowPeriod row={row} />
            </div>
            <div>
              <Status row={row} />
            </div>
          </div>
          {row.ownState && (
            <div className="row between">
              <span className="dense muted">{t(words.yourQuote)}</span>
              <span className="endt">
                <Own row={row} />
              </span>
            </div>
          )}
          <Step row={row} block />
        </>
      )}
    />
  )
}
