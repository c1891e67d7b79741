// A report as a file, with how far it is where that can be counted.
import { useState } from 'react'
import { formatsOf, reportTable, type ReportId } from '@marsa/model/finance/reports/report-list.ts'
import { viewReport } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import type { QueryOf } from '@marsa/model/kit/endpoint.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { reportsWords as words } from './reports-words.ts'

type Query = Partial<QueryOf<typeof viewReport>>
/** Lines of a CSV are counted as they come; of another file it is known only that it is being written. */
type Progress = { done: number; all: number } | 'writing' | undefined

export function ReportFiles({ report, query = {} }: { report: ReportId; query?: Query | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const [progress, setProgress] = useState<Progress>()
  const title = t(reportTable[report].title)
  return (
    <div className="row g2">
      <output className="dense muted" aria-live="polite">
        {progress === 'writing'
          ? t(words.preparing)
          : progress
            ? t(words.writing, { done: number(progress.done, lang), all: number(progress.all, lang) })
            : title}
      </output>
      <FileMenu
        of={title}
        only={formatsOf(report)}
        save={async (format) => {
          setProgress('writing')
          try {
            await download(
              viewReport,
              { query: { ...query, id: report, format, lang } },
              format === 'csv'
                ? (lines, all) => setProgress({ done: Math.min(Math.max(lines - 1, 0), all), all })
                : undefined,
            )
          } finally {
            setProgress(undefined)
          }
        }}
      />
    </div>
  )
}
