// One file of the plan: its name, where it goes, why it goes nowhere, and another aim for it.
import { documentProblems } from '@marsa/model/documents/problems.ts'
import type { DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { requestTitle } from '@marsa/model/freight/asking/request-title.ts'
import { useLang } from '../../kit/direction.tsx'
import { fileSize, number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Select, type Option } from '../../ui/fields/select.tsx'
import { isDraft, type PlanRow, type Target } from './attach-plan.ts'

/** More are not distinguished in a list; they are reached by the names of files or by choosing fewer drafts. */
const mostOptions = 100

export function PlanLine({ row, drafts, wanted, disabled, onAim }: PlanLineProps) {
  const t = useT()
  const { lang } = useLang()
  const { file, target, named, refusal } = row
  const open = drafts.filter(isDraft)
  const single = open.length <= mostOptions ? open : open.filter(({ id }) => isAim(target, id))
  const options: Option[] = [
    { id: 'none', label: t(draftsText.toNone) },
    { id: 'all', label: t(draftsText.toAll, { count: wanted }) },
    ...single.map((draft) => {
      const detail = requestTitle(lang, draft)
      return { id: draft.id, label: draft.quoteNumber ?? '', ...(detail && { detail }) }
    }),
  ]
  const why =
    target !== 'none'
      ? undefined
      : named > 1
        ? t(draftsText.whySeveral, { count: number(named, lang) })
        : t(draftsText.whyNone)
  return (
    <div className="bulk-action-plan">
      <div className="bulk-action-name">
        <bdi className="med">{file.name}</bdi>
        <span className="sub">{fileSize(file.size, lang)}</span>
        {refusal && (
          <p className="dense bulk-action-bad">
            {sentence(documentProblems, lang, refusal.code, refusal.params)}
          </p>
        )}
        {!refusal && why && <p className="dense bulk-action-att">{why}</p>}
      </div>
      {!refusal && (
        <Select
          label={t(draftsText.goesTo)}
          options={options}
          value={typeof target === 'string' ? target : target.id}
          disabled={disabled}
          onChange={(id) => onAim(id === 'none' || id === 'all' ? id : { id })}
        />
      )}
    </div>
  )
}

const isAim = (target: Target, id: string): boolean => typeof target !== 'string' && target.id === id

type PlanLineProps = {
  row: PlanRow
  drafts: readonly DraftStanding[]
  /** How many drafts a file for all goes to. */
  wanted: number
  disabled: boolean
  onAim: (target: Target) => void
}
