// The rows of the exceptions lane: what it is, whose, who acts next and by when, and who owns it.
import { useState } from 'react'
import type { ExceptionRow } from '@marsa/model/warehouse/answers.ts'
import { answerObjection } from '@marsa/model/warehouse/exception-endpoints.ts'
import { exceptionText } from '@marsa/model/warehouse/exceptions.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { useFound } from '../goods/use-found.ts'
import { ExceptionOwner, type Member } from './exception-owner.tsx'
import { exceptionsText as words } from './exceptions-text.ts'

const LazyObjection = lazyPart(async () => (await import('./objection-dialog.tsx')).ObjectionDialog)

type TableProps = {
  rows: ExceptionRow[]
  colleagues: readonly Member[]
  pending: boolean
  isWarehouse: boolean
}

/** What it is in one line, with its figures. */
const useWhat = () => {
  const t = useT()
  const { lang } = useLang()
  const said = useFound()
  return ({ kind, name, expected, found, endDate }: ExceptionRow): string =>
    kind === 'overstay'
      ? t(words.overstayed, { day: date(endDate ?? '', lang) })
      : said({ kind, name, expected: expected ?? 0, found: found ?? 0 })
}

function What({ row, what }: { row: ExceptionRow; what: string }) {
  const t = useT()
  const { objection, reply } = row
  return (
    <span className="stack g1 ex-what">
      <span className="row wrap g2">
        <Tag>{t(exceptionText[row.kind])}</Tag>
      </span>
      <span>{what}</span>
      {objection && <span className="sub">{t(words.objection, { text: `\u2068${objection}\u2069` })}</span>}
      {reply && <span className="sub">{t(words.reply, { text: `\u2068${reply}\u2069` })}</span>}
    </span>
  )
}

const sides = { customer: words.onCustomer, desk: words.onDesk, agent: words.onAgent } as const

/** Who acts next, and the way to do it: in place where it is a word, else where the storage is worked on. */
function Next({ row, isWarehouse, what }: { row: ExceptionRow; isWarehouse: boolean; what: string }) {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const [answering, setAnswering] = useState(false)
  const { next, storageRequestID: id } = row
  if (!next) return <span>{t(row.state === 'SETTLED' ? words.settled : words.accepted)}</span>
  const answers =
    next.act === 'answer-objection' && role !== undefined && answerObjection.policy[role] !== undefined
  const isWarehouses = isWarehouse && next.side === 'agent'
  const isYours = isWarehouses || (answers && !isWarehouse && next.side === 'desk')
  const does = storageTurnWords.does[next.act]
  const act = answers || isWarehouses ? t(does) : t(words.openStorage)
  return (
    <span className="stack g2 ex-next">
      <span>
        <b className="med">{t(isWarehouses ? words.onYou : sides[next.side])}</b>
        <span className="sub">{t(isYours ? does : storageTurnWords.waits[next.act])}</span>
      </span>
      {answers ? (
        <Button
          size="s"
          variant={isYours ? 'primary' : 'secondary'}
          changes
          aria-label={`${act}: ${what}`}
          onPress={() => setAnswering(true)}
        >
          {act}
        </Button>
      ) : (
        <LinkButton
          size="s"
          variant={isWarehouses ? 'primary' : 'secondary'}
          href={`/${lang}/warehouse/${isWarehouse ? 'requests' : 'storages'}/${id}`}
          aria-label={`${act}: ${what}`}
        >
          {act}
        </LinkButton>
      )}
      {answering && (
        <LazyObjection
          findingId={row.exceptionId}
          objection={row.objection}
          onClose={() => setAnswering(false)}
        />
      )}
    </span>
  )
}

function Deadline({ row: { next, kind, answeredAt } }: { row: ExceptionRow }) {
  const t = useT()
  if (!next) return answeredAt ? <When value={answeredAt} as="date" /> : '–'
  const { late } = next
  return (
    <span className="stack g1">
      <When value={next.by} as={kind === 'overstay' ? 'date' : 'dateTime'} />
      {late !== null && (
        <span>
          <Tag tone="waiting">{late === 0 ? t(words.lateToday) : t(words.late, { count: late })}</Tag>
        </span>
      )}
    </span>
  )
}

export function ExceptionsTable({ rows, colleagues, pending, isWarehouse }: TableProps) {
  const t = useT()
  const { lang } = useLang()
  const whatOf = useWhat()
  const page = isWarehouse ? 'requests' : 'storages'
  const named = (company: ExceptionRow['customer']) => (
    <bdi>{lang === 'ar' ? company.nameAr : company.nameEn}</bdi>
  )
  const columns: Column<ExceptionRow>[] = [
    {
      id: 'what',
      head: t(words.what),
      names: true,
      cell: (row) => <What row={row} what={whatOf(row)} />,
    },
    {
      id: 'request',
      head: t(words.request),
      cell: ({ storageRequestID, shipmentReferenceNumber, customer, warehouse }) => (
        <span className="stack g1">
          <a href={`/${lang}/warehouse/${page}/${storageRequestID}`}>
            <Ref value={shipmentReferenceNumber} />
          </a>
          <span className="sub">{named(customer)}</span>
          {warehouse && <span className="sub">{named(warehouse)}</span>}
        </span>
      ),
    },
    { id: 'since', head: t(words.since), cell: ({ since }) => <When value={since} as="date" /> },
    {
      id: 'next',
      head: t(words.next),
      cell: (row) => <Next row={row} isWarehouse={isWarehouse} what={whatOf(row)} />,
    },
    { id: 'by', head: t(words.by), cell: (row) => <Deadline row={row} /> },
    {
      id: 'owner',
      head: t(words.owner),
      cell: (row) => (
        <ExceptionOwner row={row} colleagues={colleagues} isWarehouse={isWarehouse} of={whatOf(row)} />
      ),
    },
  ]
  return (
    <DataTable
      label={t(words.what)}
      columns={columns}
      rows={rows}
      rowKey={({ exceptionId }) => exceptionId}
      hot={({ next }) => next !== null && next.late !== null}
      pending={pending}
    />
  )
}
