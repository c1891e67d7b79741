// The list as a file, with the filters that are set.
import { Download } from 'lucide-react'
import { downloadReport } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import type { QueryIn } from '../../kit/query.ts'
import { listText } from '../list/list-text.ts'

export function ReportMenu({ filter }: ReportMenuProps) {
  const t = useT()
  const { lang } = useLang()
  const report = useSave((format: 'csv' | 'xlsx' | 'pdf') =>
    download(downloadReport, { query: { ...filter, format, lang } }),
  )
  return (
    <Menu
      label={t(listText.report)}
      trigger={
        <Button icon={Download} changes={false} isPending={report.isPending}>
          {t(listText.report)}
        </Button>
      }
      entries={[
        { id: 'xlsx', label: 'XLSX', detail: t(listText.xlsx) },
        { id: 'pdf', label: 'PDF', detail: t(listText.pdf) },
        { id: 'csv', label: 'CSV', detail: t(listText.csv) },
      ]}
      onAction={(format) => report.mutate(format === 'csv' || format === 'pdf' ? format : 'xlsx')}
    />
  )
}

export type ReportMenuProps = { filter: Omit<QueryIn<typeof downloadReport>, 'format' | 'lang'> }
