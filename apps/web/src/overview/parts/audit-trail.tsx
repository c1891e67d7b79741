// The rows of the audit trail: who, for whom, what, to which object, and why.
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { auditReasonRow } from '@marsa/model/overview/audit-reasons.ts'
import type { AuditEntry, AuditFilter } from '@marsa/model/overview/audit-endpoints.ts'
import { auditActionRow, auditObjectRow, auditStateRow } from '@marsa/model/overview/audit-words.ts'
import { isSettingKey, rowOf } from '@marsa/model/settings/registry.ts'
import { valueInWords } from '@marsa/model/settings/value-words.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { When } from '../../ui/values/when.tsx'
import { auditQuery } from '../audit-queries.ts'
import { actorText, auditText as words } from '../audit-text.ts'

/** The words of who did it; the code itself for a kind that a later version wrote. */
const actorRow = (kind: string): TextRow =>
  (actorText as Record<string, TextRow>)[kind] ?? { en: kind, ar: kind }

const settingSentences: Record<string, TextRow> = {
  resetSetting: words.reset,
  proposeSetting: words.proposed,
  refuseSetting: words.refused,
}

/** What happened: of a setting with its values, of everything else by its action. */
const sentenceOf = ({ action, objectKind, setting }: AuditEntry, lang: Lang): string => {
  if (!setting || !isSettingKey(setting.key)) return say(lang, auditActionRow(objectKind, action))
  const row = rowOf(setting.key)
  return say(lang, settingSentences[action] ?? words.changed, {
    name: row.name[lang],
    from: valueInWords(lang, row, setting.from),
    to: valueInWords(lang, row, setting.to),
  })
}

function By({ entry }: { entry: AuditEntry }) {
  const t = useT()
  return (
    <span className="stack g1">
      <span title={entry.actor?.email}>
        <bdi>{entry.actor?.name ?? t(actorRow(entry.actorKind))}</bdi>
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
  const { setting } = entry
  const key = setting && isSettingKey(setting.key) ? rowOf(setting.key).name[lang] : entry.objectName
  const name = key && <bdi>{key}</bdi>
  return (
    <span className="stack g1">
      <bdi>{sentenceOf(entry, lang)}</bdi>
      <span className="cap muted">
        {t(auditObjectRow(entry.objectKind))}{' '}
        {entry.link ? <a href={`/${lang}${entry.link}`}>{name ?? t(words.open)}</a> : name}
      </span>
    </span>
  )
}

export function AuditTrail({ filter }: { filter: AuditFilter }) {
  const t = useT()
  const { lang } = useLang()
  const query = useInfiniteQuery(auditQuery(filter))
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = query
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
          <span className="cap audit-state">
            {fromState && fromState !== toState && (
              <>
                {t(auditStateRow(fromState))}
                <span className="vh"> {t(words.fromTo)} </span>
                <Icon of={ArrowRight} size="s" flip />
              </>
            )}
            {t(auditStateRow(toState))}
          </span>
        ),
    },
    { id: 'company', head: t(words.company), cell: ({ company }) => company?.[lang] },
    {
      id: 'reason',
      head: t(words.reason),
      cell: ({ action, reason }) => {
        const row = reason === null ? undefined : auditReasonRow(action, reason)
        return <bdi className="dense audit-why">{row ? t(row) : reason}</bdi>
      },
    },
  ]
  if (query.isError) return <Loaded query={query} card />
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
