// The rows of the audit trail: who, for whom, what, to which object, and why.
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry, AuditFilter } from '@marsa/model/overview/audit-endpoints.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { When } from '../../ui/when.tsx'
import { auditQuery } from '../audit-queries.ts'
import { actorText, auditText as words, objectText } from '../audit-text.ts'

/** Words of a code where the table has them; the code itself for what a later version wrote. */
const known = (table: Record<string, TextRow>, code: string): TextRow => table[code] ?? { en: code, ar: code }

function By({ entry }: { entry: AuditEntry }) {
  const t = useT()
  return (
    <span className="stack g1">
      <span title={entry.actor?.email}>
        <bdi>{entry.actor?.name ?? t(known(actorText, entry.actorKind))}</bdi>
      </span>
      {entry.subject && (
        <span className="cap muted" title={entry.subject.email}>
          {t(words.onBehalf, { name: entry.subject.name })}
        </span>
      )}
    </span>
  )
}

function What({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const { lang } = useLang()
  const name = entry.objectName && <bdi>{entry.objectName}</bdi>
  return (
    <span className="stack g1">
      <bdi dir="ltr" className="ref">
        {entry.action}
      </bdi>
      <span className="cap muted">
        {t(known(objectText, entry.objectKind))}{' '}
        {entry.link ? <a href={`/${lang}${entry.link}`}>{name ?? '↗'}</a> : name}
      </span>
    </span>
  )
}

export function AuditTrail({ filter }: { filter: AuditFilter }) {
  const t = useT()
  const { lang } = useLang()
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    isRefetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(auditQuery(filter))
  const rows = data?.pages.flatMap((page) => page.items) ?? []
  const columns: Column<AuditEntry>[] = [
    { id: 'time', head: t(words.time), cell: ({ at }) => <When value={at} />, names: true },
    { id: 'by', head: t(words.by), cell: (entry) => <By entry={entry} /> },
    { id: 'what', head: t(words.what), cell: (entry) => <What entry={entry} /> },
    {
      id: 'state',
      head: t(words.state),
      cell: ({ fromState, toState }) =>
        toState && (
          <bdi dir="ltr" className="cap audit-state">
            {fromState && fromState !== toState ? `${fromState} → ${toState}` : toState}
          </bdi>
        ),
    },
    { id: 'company', head: t(words.company), cell: ({ company }) => company?.[lang] },
    {
      id: 'reason',
      head: t(words.reason),
      cell: ({ reason }) => <bdi className="dense audit-why">{reason}</bdi>,
    },
  ]
  if (isError)
    return (
      <div className="card">
        <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
          {error.sentence}
        </ErrorState>
      </div>
    )
  if (data && rows.length === 0)
    return (
      <div className="card">
        <Empty title={t(words.none)}>{t(words.noneBody)}</Empty>
      </div>
    )
  return (
    <>
      <div className="list-card">
        <DataTable
          label={t(words.trail)}
          columns={columns}
          rows={rows}
          rowKey={({ entryId }) => entryId}
          pending={isPending}
        />
      </div>
      {hasNextPage && (
        <Button className="more-btn" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(words.earlier)}
        </Button>
      )}
    </>
  )
}
