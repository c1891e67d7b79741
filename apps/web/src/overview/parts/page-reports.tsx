// What pages have reported about themselves: hints for whoever looks for a fault.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Report } from '@marsa/model/overview/transaction-log-endpoints.ts'
import { reportActions, type ReportAction } from '@marsa/model/overview/transaction-log.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { When } from '../../ui/values/when.tsx'
import { reportsQuery } from '../audit-queries.ts'
import { actorText, auditText as words, reportText } from '../audit-text.ts'

export function PageReports() {
  const t = useT()
  const [action, setAction] = useState<ReportAction>()
  const query = useInfiniteQuery(reportsQuery(action))
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const rows = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="stack">
      <p className="muted audit-lead">{t(words.reportsLead)}</p>
      <div className="audit-one">
        <Select
          label={t(words.action)}
          value={action ?? 'all'}
          onChange={(id) => setAction(reportActions.find((each) => each === id))}
          options={[
            { id: 'all', label: t(words.anyAction) },
            ...reportActions.map((id) => ({ id, label: t(reportText[id]) })),
          ]}
        />
      </div>
      <Loaded query={query} card />
      {data && rows.length === 0 && (
        <div className="card">
          <Empty title={t(words.noReports)}>{t(words.noReportsBody)}</Empty>
        </div>
      )}
      {(isPending || rows.length > 0) && (
        <div className="list-card">
          <DataTable<Report>
            label={t(words.reports)}
            pending={isPending}
            rows={rows}
            rowKey={({ reportId }) => reportId}
            columns={[
              { id: 'time', head: t(words.time), names: true, cell: ({ at }) => <When value={at} /> },
              { id: 'what', head: t(words.what), cell: (report) => t(reportText[report.action]) },
              { id: 'reader', head: t(words.reader), cell: ({ reader }) => t(actorText[reader]) },
              {
                id: 'message',
                head: t(words.message),
                cell: ({ message }) => (
                  <bdi dir="ltr" className="ref dense audit-why">
                    {message}
                  </bdi>
                ),
              },
            ]}
          />
        </div>
      )}
      {hasNextPage && (
        <Button className="more-btn" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(words.earlier)}
        </Button>
      )}
    </div>
  )
}
