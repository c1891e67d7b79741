// Documents for many drafts: one file for all that need it, or several by their names, with the plan seen before it is done.
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { acceptOf, formatsText, megabytesText } from '@marsa/model/documents/upload.ts'
import type { DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { Select } from '../../ui/fields/select.tsx'
import {
  attachScreen,
  givenCodes,
  lacks,
  planOf,
  targetsOf,
  wanting,
  type PlanRow,
  type Target,
} from './attach-plan.ts'
import { RunProgress, refusedOf, useRun } from '../../requests/door.tsx'
import { PlanLine } from './attach-line.tsx'
import { attachStep } from './attach-steps.ts'
import { RefusedList } from './refused-list.tsx'

export function Attach({ drafts, onChanged, nameOf }: AttachProps) {
  const t = useT()
  const { lang } = useLang()
  const [code, setCode] = useState<DocCode>(
    () => givenCodes.find((each) => drafts.some((draft) => lacks(draft, each))) ?? givenCodes[0]!,
  )
  const [plan, setPlan] = useState<PlanRow[]>()
  const run = useRun((outcomes) => {
    setPlan(undefined)
    onChanged(outcomes.map(({ id }) => id))
  })
  const isBusy = run.state === 'running' || run.state === 'stopped'
  const targets = plan?.map((row) => ({ row, ids: targetsOf(row, code, drafts) })) ?? []
  const count = targets.reduce((sum, { ids }) => sum + ids.length, 0)
  const aim = (at: number, target: Target) =>
    setPlan(plan?.map((row, index) => (index === at ? { ...row, target } : row)))
  const start = () =>
    run.start(
      targets
        .filter(({ ids }) => ids.length > 0)
        .map(({ row, ids }) => attachStep(row.file, code, ids, lang)),
      count,
    )
  const options = givenCodes.map((id) => {
    const lacking = drafts.filter((draft) => lacks(draft, id)).length
    const detail = lacking > 0 ? t(draftsText.lacking, { count: number(lacking, lang) }) : undefined
    return { id, label: t(documentTypes[id]), detail }
  })
  return (
    <section className="card card-b stack g4" aria-labelledby="bulk-action-documents">
      <div>
        <h2 id="bulk-action-documents">{t(draftsText.documents)}</h2>
        <p className="dense muted">{t(draftsText.documentsBody)}</p>
      </div>
      {run.state === 'over' && run.done > run.refused.length && (
        <Banner tone="success" live title={t(draftsText.added, { count: run.done - run.refused.length })} />
      )}
      {run.state === 'over' && run.refused.length > 0 && (
        <RefusedList refused={refusedOf(run.refused, nameOf, (id) => `/${lang}/freight/quote?id=${id}`)} />
      )}
      <Select
        label={t(draftsText.type)}
        options={options}
        value={code}
        disabled={isBusy}
        onChange={(id) => setCode(id as DocCode)}
      />
      {plan ? (
        <div className="stack g2">
          <h3>{t(draftsText.plan)}</h3>
          {targets.map(({ row }, at) => (
            <PlanLine
              key={`${row.file.name}${at}`}
              row={row}
              drafts={drafts}
              wanted={wanting(code, drafts).length}
              disabled={isBusy}
              onAim={(target) => aim(at, target)}
            />
          ))}
        </div>
      ) : (
        <FileDrop
          label={t(draftsText.files)}
          hint={t(draftsText.filesHint, {
            formats: formatsText(attachScreen),
            limit: megabytesText(attachScreen.fileBytes),
          })}
          accept={acceptOf(attachScreen).split(',')}
          multiple
          onFiles={(files) => files.length > 0 && setPlan(planOf(files, drafts))}
        />
      )}
      <RunProgress run={run} title={draftsText.adding} />
      {plan && !isBusy && (
        <div className="row wrap g2">
          <Button
            variant="primary"
            changes
            disabledReason={count === 0 ? t(draftsText.nothing) : undefined}
            onPress={start}
          >
            {t(draftsText.attach, { count })}
          </Button>
          <Button changes={false} onPress={() => setPlan(undefined)}>
            {t(draftsText.drop)}
          </Button>
        </div>
      )}
    </section>
  )
}

type AttachProps = {
  /** Those that are chosen. */
  drafts: readonly DraftStanding[]
  onChanged: (ids: string[]) => void
  nameOf: (id: string) => string
}
