// A report in a frame: hands it a ticket when it asks, by message to its exact origin, so that no address ever holds one.
import { useEffect, useRef, useState } from 'react'
import type { EmbedAnswer, EmbedWish } from '@marsa/model/finance/reports/embed-text.ts'
import { groupOf, reportTable, type ReportId } from '@marsa/model/finance/reports/report-list.ts'
import { issueReportTicket } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { embedPath } from '@marsa/model/site/embed-path.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'

const leastHeight = 320

const ticketFor = async (report: ReportId, username: string): Promise<EmbedAnswer> => {
  try {
    const query = { username, groupName: groupOf(report), report }
    const { ticket } = await call(issueReportTicket, { query })
    return { kind: 'marsa.ticket', ticket }
  } catch (error) {
    return { kind: 'marsa.ticket-refused', sentence: error instanceof Refusal ? error.sentence : '' }
  }
}

export function ReportFrame({ report, username }: { report: ReportId; username: string }) {
  const t = useT()
  const { lang } = useLang()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(leastHeight)
  useEffect(() => {
    const answer = ({ origin, source, data }: MessageEvent<EmbedWish>) => {
      const inside = frame.current?.contentWindow
      if (!inside || source !== inside || origin !== location.origin) return
      if (data.kind === 'marsa.height') setHeight(Math.max(leastHeight, data.height))
      if (data.kind === 'marsa.ticket-wanted')
        void ticketFor(report, username).then((said) => inside.postMessage(said, location.origin))
    }
    addEventListener('message', answer)
    return () => removeEventListener('message', answer)
  }, [report, username])
  return (
    <iframe
      key={report}
      ref={frame}
      className="report-frame"
      title={t(reportTable[report].title)}
      src={`/${lang}/${embedPath}/${report}`}
      height={height}
    />
  )
}
