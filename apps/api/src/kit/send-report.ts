// Answers a call with a report as a file, in the format and the language that it asks for.
import type { Lang } from '@marsa/model/kit/text.ts'
import { attachment } from './attachment.ts'
import { reportTypes, writeReport, type Report, type ReportFormat } from './report-file.ts'
import type { Call } from './serve.ts'

type Asking = Pick<Call, 'now' | 'reply'> & { query: { format: ReportFormat; lang: Lang } }

/** `name` is that of the file, without its extension. */
export const sendReport = async <Row>(
  { now, reply, query: { format, lang } }: Asking,
  name: string,
  {
    company,
    ...report
  }: Omit<Report<Row>, 'lang' | 'madeAt' | 'company'> & { company: Record<Lang, string> },
) => {
  const bytes = await writeReport({ ...report, company: company[lang], lang, madeAt: now }, format)
  return attachment(reply, reportTypes[format], `${name}.${format}`).send(bytes)
}
