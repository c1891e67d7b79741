// The drafts with how each stands: ready, what is missing, or what has to be corrected first.
import { CircleCheck, Send } from 'lucide-react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { requestTitle } from '@marsa/model/freight/asking/request-title.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { ChooseAll, ChooseBox } from '../../ui/fields/choose-box.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import type { Choice } from '../../ui/lists/choice.ts'
import { isDraft } from './attach-plan.ts'
import { useReasons } from './use-reasons.ts'

export function StandingsTable({ rows, choice }: StandingsTableProps) {
  const t = useT()
  const { lang } = useLang()
  const box = (row: DraftStanding) => <ChooseBox choice={choice} row={row} name={row.quoteNumber ?? row.id} />
  const titleOf = (row: DraftStanding) =>
    requestTitle(lang, row, row.readyFrom ? dayMonth(row.readyFrom, lang) : undefined)
  const name = (row: DraftStanding) => (
    <>
      {row.quoteNumber && <Ref value={row.quoteNumber} />}
      {titleOf(row) && (
        <span className="sub">
          <bdi>{titleOf(row)}</bdi>
        </span>
      )}
    </>
  )
  const open = (row: DraftStanding) =>
    row.code !== 'freight.not-found' && (
      <LinkButton
        size="s"
        href={`/${lang}/freight/${isDraft(row) ? `quote?id=${row.id}` : `shipments/${row.id}`}`}
        aria-label={`${t(bulkActionText.open)}: ${row.quoteNumber}`}
      >
        {t(bulkActionText.open)}
      </LinkButton>
    )
  const columns: Column<DraftStanding>[] = [
    { id: 'choose', head: <ChooseAll choice={choice} rows={rows} />, width: '2.75rem', cell: box },
    { id: 'draft', head: t(draftsText.draft), names: true, cell: name },
    { id: 'standing', head: t(draftsText.standing), cell: (row) => <Standing row={row} /> },
    { id: 'open', head: <span className="vh">{t(bulkActionText.open)}</span>, end: true, cell: open },
  ]
  return (
    <DataTable
      label={t(draftsText.drafts)}
      rows={[...rows]}
      rowKey={({ id }) => id}
      columns={columns}
      card={(row) => (
        <>
          <div className="row between">
            <span className="row">
              {box(row)}
              <span>{name(row)}</span>
            </span>
            {open(row)}
          </div>
          <div>
            <Standing row={row} />
          </div>
        </>
      )}
    />
  )
}

type StandingsTableProps = { rows: readonly DraftStanding[]; choice: Choice<DraftStanding> }

function Standing({ row }: { row: DraftStanding }) {
  const t = useT()
  const { lang } = useLang()
  const reasons = useReasons()
  const names = (codes: readonly DocCode[]) =>
    new Intl.ListFormat(lang).format(codes.map((code) => t(documentTypes[code])))
  const following = row.following.length > 0 && t(draftsText.following, { documents: names(row.following) })
  if (row.code === null)
    return (
      <span className="stack g1">
        <Badge tone="good" icon={CircleCheck} label={t(draftsText.ready)} />
        {following && <span className="dense muted">{following}</span>}
      </span>
    )
  if (row.code === 'kit.moved-on') return <Badge tone="transit" icon={Send} label={t(draftsText.sent)} />
  return (
    <ul className="stack g1 bulk-refused">
      {row.missing.length > 0 && (
        <li className="bulk-action-att">{t(draftsText.missing, { documents: names(row.missing) })}</li>
      )}
      {!isForDocuments(row) &&
        reasons(row).map((reason) => (
          <li key={reason} className="bulk-action-bad">
            {reason}
          </li>
        ))}
    </ul>
  )
}

/** What is missing is said by name already. */
const isForDocuments = ({ code }: DraftStanding): boolean =>
  code === 'freight.papers-missing' || code === 'freight.hazardous-papers'
