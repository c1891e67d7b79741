// What can be done with the chosen rows of the list of shipments: send or delete drafts, take documents or rows along.
import { useMutation } from '@tanstack/react-query'
import { Download, ListChecks, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { downloadArchives } from '@marsa/model/documents/endpoints.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { bulkReportText } from '@marsa/model/freight/bulk/bulk-report-text.ts'
import { milestoneCodes, type MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { milestoneActs } from '@marsa/model/freight/text.ts'
import { downloadReport } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import type { Choice } from '../../ui/lists/choice.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { BulkActionBar } from './bar.tsx'
import { RemoveDrafts } from './remove-drafts.tsx'
import type { ReportManyProps } from './report-many.tsx'

const LazyReport = lazyPart<ReportManyProps>(async () => (await import('./report-many.tsx')).ReportMany)

export function ShipmentBar({ choice, own, agent }: ShipmentBarProps) {
  const t = useT()
  const { lang } = useLang()
  const [removing, setRemoving] = useState(false)
  // As they were when it was pressed: reported, they are due for another step.
  const [reporting, setReporting] = useState<Pick<ReportManyProps, 'code' | 'rows'>>()
  const { draft: drafts = [], other: others = [] } = Object.groupBy(choice.chosen, ({ status }) =>
    freightPhaseOf(status) === 'draft' ? 'draft' : 'other',
  )
  const counts = { part: number(drafts.length, lang), all: number(choice.chosen.length, lang) }
  const words = t(bulkActionText.send, counts)
  const report = (code: MilestoneCode) =>
    setReporting({ code, rows: choice.chosen.filter(({ dueStep }) => dueStep === code) })
  return (
    <>
      <BulkActionBar choice={choice}>
        {own && drafts.length > 0 ? (
          <LinkButton
            variant="primary"
            icon={Send}
            href={`/${lang}/freight/drafts?ids=${drafts.map((row) => row.RequestId).join()}`}
          >
            {words}
          </LinkButton>
        ) : (
          own && (
            <Button variant="primary" icon={Send} disabledReason={t(bulkActionText.onlyDrafts)}>
              {words}
            </Button>
          )
        )}
        {agent && <Steps choice={choice} onReport={report} />}
        <Files ids={choice.chosen.map((row) => row.RequestId)} />
        {own && drafts.length > 0 && (
          <Button icon={Trash2} changes onPress={() => setRemoving(true)}>
            {t(bulkActionText.remove, counts)}
          </Button>
        )}
      </BulkActionBar>
      {reporting && (
        <LazyReport
          {...reporting}
          onClose={() => setReporting(undefined)}
          onDone={() => {
            setReporting(undefined)
            choice.clear()
          }}
        />
      )}
      {removing && (
        <RemoveDrafts
          drafts={drafts}
          others={others}
          onClose={() => setRemoving(false)}
          onDone={choice.clear}
        />
      )}
    </>
  )
}

export type ShipmentBarProps = {
  choice: Choice<ShipmentSummary>
  own: boolean
  /** Steps of shipments may be reported. */
  agent?: boolean
}

type StepsProps = Pick<ShipmentBarProps, 'choice'> & { onReport: (code: MilestoneCode) => void }

/** The steps that are due of what is chosen: one is a button, several are a menu, each with how many it is due for. */
function Steps({ choice: { chosen }, onReport }: StepsProps) {
  const t = useT()
  const { lang } = useLang()
  const due = milestoneCodes
    .map((code) => ({ code, count: chosen.filter(({ dueStep }) => dueStep === code).length }))
    .filter(({ count }) => count > 0)
  const all = number(chosen.length, lang)
  const [only, ...more] = due
  if (!only)
    return (
      <Button variant="primary" icon={ListChecks} disabledReason={t(bulkReportText.none)}>
        {t(bulkReportText.choose)}
      </Button>
    )
  if (more.length === 0)
    return (
      <Button variant="primary" icon={ListChecks} changes onPress={() => onReport(only.code)}>
        {t(bulkReportText.step, { act: milestoneActs[only.code], part: number(only.count, lang), all })}
      </Button>
    )
  return (
    <Menu
      label={t(bulkReportText.choose)}
      trigger={
        <Button variant="primary" icon={ListChecks} changes>
          {t(bulkReportText.choose)}
        </Button>
      }
      entries={due.map(({ code, count }) => ({
        id: code,
        label: t(milestoneActs[code]),
        detail: t(bulkReportText.several, { part: number(count, lang), all }),
      }))}
      onAction={(id) => onReport(id as MilestoneCode)}
    />
  )
}

type Kind = 'zip' | 'xlsx' | 'csv'

function Files({ ids }: { ids: readonly string[] }) {
  const t = useT()
  const { lang } = useLang()
  const chosen = ids.join()
  const fetching = useMutation({
    mutationFn: (kind: Kind) =>
      kind === 'zip'
        ? download(downloadArchives, { query: { ids: chosen } })
        : download(downloadReport, { query: { ids: chosen, format: kind, lang } }),
    onError: (problem) => void toast({ title: problem.sentence, tone: 'error' }),
  })
  const entries: { id: Kind; label: string; detail?: string }[] = [
    { id: 'zip', label: t(bulkActionText.documentsZip), detail: t(bulkActionText.documentsZipDetail) },
    { id: 'xlsx', label: t(bulkActionText.rowsXlsx) },
    { id: 'csv', label: t(bulkActionText.rowsCsv) },
  ]
  return (
    <Menu
      label={t(bulkActionText.download)}
      trigger={
        <Button icon={Download} changes={false} isPending={fetching.isPending}>
          {t(bulkActionText.download)}
        </Button>
      }
      entries={entries}
      onAction={(id) => fetching.mutate(id as Kind)}
    />
  )
}
