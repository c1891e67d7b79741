// The export of the audit trail, with its progress while the file comes.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadAudit, exportLimits, type AuditFilter } from '@marsa/model/overview/audit-endpoints.ts'
import { download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { auditText as words } from '../audit-text.ts'

export function AuditExport({ filter }: { filter: AuditFilter }) {
  const t = useT()
  const { lang } = useLang()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const { from, to } = filter
  const formatted = (count: number) => number(count, lang)
  const run = async () => {
    if (!from || !to) return
    setProgress({ done: 0, all: 0 })
    try {
      await download(downloadAudit, { query: { ...filter, from, to, lang } }, (lines, all) =>
        setProgress({ done: Math.max(0, lines - 1), all }),
      )
      void toast({ title: t(words.exported), tone: 'success' })
    } catch (problem) {
      if (problem instanceof Refusal) void toast({ title: problem.sentence, tone: 'error', sticky: true })
      else throw problem
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Button
      icon={Download}
      isPending={progress !== undefined}
      pendingLabel={
        progress && progress.all > 0
          ? t(words.exporting, { done: formatted(progress.done), all: formatted(progress.all) })
          : undefined
      }
      disabledReason={
        from && to
          ? undefined
          : t(words.exportHint, { days: formatted(exportLimits.days), rows: formatted(exportLimits.rows) })
      }
      onPress={() => void run()}
    >
      {t(words.export)}
    </Button>
  )
}
