// The reports about credit accounts, each saved as a file for the days that are chosen.
import { useState } from 'react'
import { creditReports, creditReportTitle } from '@marsa/model/finance/credit/credit-reports.ts'
import { downloadCreditReport } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { Card } from '../../ui/values/card.tsx'
import { booksText as words } from './books-text.ts'

export function ReportsCard() {
  const t = useT()
  const { lang } = useLang()
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  return (
    <Card title={t(words.reports)}>
      <div className="stack g4">
        <DateRange
          label={t(words.reportDays)}
          hint={t(words.reportHint)}
          optional
          value={days}
          onChange={setDays}
        />
        {creditReports.map((report) => (
          <div key={report} className="row between wrap g3">
            <span>{t(creditReportTitle[report])}</span>
            <FileMenu
              of={t(creditReportTitle[report])}
              save={(format) => download(downloadCreditReport, { query: { report, ...days, format, lang } })}
            />
          </div>
        ))}
      </div>
    </Card>
  )
}
