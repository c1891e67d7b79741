// The reports about trucks: each with what it counts, saved as a file for the days that are chosen.
import { useState } from 'react'
import { truckReportBody, truckReports, truckReportTitle } from '@marsa/model/trucks/reports/report-text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { Card } from '../../ui/values/card.tsx'
import { road } from '../road/calls.ts'
import { truckReportsText as words } from './reports-words.ts'

export function TruckReportsPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(words.title))
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(words.title)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <div className="grid c2">
        <DateRange label={t(words.days)} hint={t(words.daysHint)} optional value={days} onChange={setDays} />
      </div>
      <div className="grid c2">
        {truckReports.map((report) => (
          <Card
            key={report}
            title={t(truckReportTitle[report])}
            aside={
              <FileMenu
                of={t(truckReportTitle[report])}
                save={(format) =>
                  download(road.downloadTruckReport, { query: { report, ...days, format, lang } })
                }
              />
            }
          >
            <p>{t(truckReportBody[report])}</p>
          </Card>
        ))}
      </div>
    </div>
  )
}
