// One step of many shipments, reported at once with one time and place: what it says of each, and taking it back.
import { useState } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { addEvents, undoEvents } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { bulkReportText as words } from '@marsa/model/freight/bulk/bulk-report-text.ts'
import { isAtOrigin, type MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { jobText } from '@marsa/model/freight/screen-text.ts'
import { milestoneActs, milestoneName } from '@marsa/model/freight/text.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { refusedOf } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { freightReads } from '../queries.ts'
import { placeName } from '../shipment/route-name.tsx'
import { numberIn, RefusedList } from './refused-list.tsx'

/** Where the step usually happens, if that is one place for all of them. */
const commonPlace = (rows: readonly ShipmentSummary[], code: MilestoneCode, lang: Lang): string => {
  const places = new Set(
    rows.map(({ direction, origin, destination }) => {
      const place = direction && isAtOrigin(code, direction) ? origin : destination
      return place ? placeName(place, lang) : ''
    }),
  )
  return places.size === 1 ? [...places][0]! : ''
}

const given = (text: string): string | undefined => text.trim() || undefined

/** `rows` are those whose due step is `code`. */
export function ReportMany({ rows, code, onClose, onDone }: ReportManyProps) {
  const t = useT()
  const { lang } = useLang()
  const [at, setAt] = useState<string | null>(() => toOffset(new Date()).slice(0, 16))
  const [place, setPlace] = useState(() => commonPlace(rows, code, lang))
  const [note, setNote] = useState('')
  const [outcomes, setOutcomes] = useState<Outcome[]>()
  const report = useCommand(addEvents, {
    refreshes: freightReads,
    quiet: true,
    onDone: ({ outcomes: all }) => setOutcomes(all),
  })
  if (outcomes) return <Reported rows={rows} code={code} outcomes={outcomes} onClose={onDone} />
  const errors = report.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.title, { act: milestoneActs[code] })}
      onClose={onClose}
      back={t(jobText.keep)}
      send={t(words.send, { count: rows.length })}
      pendingLabel={t(jobText.reporting)}
      command={report}
      onSend={() =>
        report.mutate({
          body: {
            ids: rows.map((row) => row.RequestId),
            code,
            at: at === null ? undefined : `${at}:00+04:00`,
            place: given(place),
            note: given(note),
          },
        })
      }
    >
      <p>{t(words.body, { count: rows.length })}</p>
      <Numbers numbers={rows.map((row) => row.quoteNumber)} />
      <DateTimeInput
        label={t(jobText.when)}
        hint={t(jobText.whenHint)}
        value={at}
        error={errors['at']}
        onChange={setAt}
      />
      <TextInput
        label={t(jobText.place)}
        optional
        maxLength={120}
        value={place}
        error={errors['place']}
        onChange={setPlace}
      />
      <TextArea
        label={t(jobText.note)}
        optional
        limit={300}
        value={note}
        error={errors['note']}
        onChange={setNote}
      />
      <p className="hint">{t(words.undoHint)}</p>
    </CommandDialog>
  )
}

export type ReportManyProps = {
  rows: readonly ShipmentSummary[]
  code: MilestoneCode
  /** Nothing was reported. */
  onClose: () => void
  onDone: () => void
}

const Numbers = ({ numbers }: { numbers: readonly string[] }) => (
  <p className="row wrap g2 dense">
    {numbers.map((number) => (
      <Ref key={number} value={number} />
    ))}
  </p>
)

type ReportedProps = Pick<ReportManyProps, 'rows' | 'code' | 'onClose'> & { outcomes: readonly Outcome[] }

/** What came of each; those that were reported may be taken back, as each may be on its own page. */
function Reported({ rows, code, outcomes, onClose }: ReportedProps) {
  const t = useT()
  const { lang } = useLang()
  const [undone, setUndone] = useState<readonly Outcome[]>()
  const nameOf = numberIn(rows)
  const hrefOf = (id: string) => `/${lang}/freight/jobs/${id}`
  const done = outcomes.filter((outcome) => outcome.code === null)
  const refused = refusedOf(outcomes, nameOf, hrefOf)
  const kept = undone && refusedOf(undone, nameOf, hrefOf)
  const undo = useCommand(undoEvents, {
    refreshes: freightReads,
    quiet: true,
    onDone: ({ outcomes: all }) => {
      const left = all.filter((outcome) => outcome.code !== null)
      const count = all.length - left.length
      if (count > 0) void toast({ title: t(words.undone, { count }), tone: 'success' })
      if (left.length === 0 && refused.length === 0) return onClose()
      setUndone(all)
    },
  })
  return (
    <Dialog title={milestoneTitle(t(milestoneName(code)), t(words.result))} isOpen onClose={onClose}>
      <div className="stack g4">
        {done.length > 0 && !undone && (
          <div className="stack g2">
            <p className="med">{t(words.reported, { count: done.length })}</p>
            <Numbers numbers={done.map(({ id }) => nameOf(id))} />
            <p className="hint">{t(words.undoHint)}</p>
            <div>
              <Button
                changes
                isPending={undo.isPending}
                pendingLabel={t(jobText.undoing)}
                onPress={() => undo.mutate({ body: { ids: done.map(({ id }) => id), code } })}
              >
                {t(words.undo, { count: done.length })}
              </Button>
            </div>
            <RefusalBanner refusal={undo.error} beside={[]} />
          </div>
        )}
        {kept && kept.length > 0 && (
          <div className="stack g2">
            <p className="med">{t(words.notUndone, { count: kept.length })}</p>
            <RefusedList refused={kept} />
          </div>
        )}
        {refused.length > 0 && (
          <div className="stack g2">
            <p className="med">{t(words.notReported, { count: refused.length })}</p>
            <RefusedList refused={refused} />
          </div>
        )}
        <div>
          <Button changes={false} onPress={onClose}>
            {t(words.close)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const milestoneTitle = (step: string, result: string): string => `${step}: ${result}`
