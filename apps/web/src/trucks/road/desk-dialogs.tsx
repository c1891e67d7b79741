// What the desk does with trucks of a booking: asks for a correction, decides on a colleague's, waives an empty container.
import { useState } from 'react'
import type { RoadEventView } from '@marsa/model/trucks/execution/road-views.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { instantIn, road, roadReads } from './calls.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { allocateText, deskText as words } from './road-text.ts'

type CorrectProps = { requestId: string; event: RoadEventView; onClose: () => void }
type Way = 'time' | 'out'

export function CorrectDialog({ requestId, event, onClose }: CorrectProps) {
  const t = useT()
  const { lang } = useLang()
  const [way, setWay] = useState<Way>('time')
  const [at, setAt] = useState<string | null>(() => event.at.slice(0, 16))
  const [reason, setReason] = useState('')
  const command = useCommand(road.askCorrection, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.asked), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const send = () =>
    command.mutate({
      query: { id: requestId },
      body: { eventId: event.eventId, at: way === 'time' ? instantIn(at) : null, reason },
    })
  return (
    <CommandDialog
      title={t(words.correctTitle, { step: stepName(event)[lang] })}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(words.ask)}
      pendingLabel={t(words.asking)}
      command={command}
      beside={['at', 'reason']}
      onSend={send}
    >
      <RadioCards
        label={t(words.how)}
        choices={[
          { id: 'time', label: t(words.did) },
          { id: 'out', label: t(words.didNot) },
        ]}
        value={way}
        onChange={(id) => setWay(id as Way)}
      />
      {way === 'time' && (
        <DateTimeInput label={t(words.at)} value={at} error={errorOf('at')} onChange={setAt} />
      )}
      <TextArea
        label={t(words.reason)}
        dir="auto"
        rows={2}
        limit={500}
        value={reason}
        error={errorOf('reason')}
        onChange={setReason}
      />
      <p className="hint">{t(words.asked)}</p>
    </CommandDialog>
  )
}

type Pending = NonNullable<RoadEventView['correction']>

/** What waits for a second person; who has asked for it only reads it. */
export function PendingCorrection({
  correction: { correctionId, at, reason, isOwn },
}: {
  correction: Pending
}) {
  const t = useT()
  const { lang } = useLang()
  const command = useCommand(road.decideCorrection, {
    refreshes: roadReads,
    onDone: () => void toast({ title: t(words.decided), tone: 'success' }),
  })
  const decide = (confirmed: boolean) => command.mutate({ query: { id: correctionId }, body: { confirmed } })
  const told = `\u2068${reason}\u2069`
  return (
    <span className="truck-file stack g2">
      {at
        ? t(words.pendingAt, { when: dayTime(at, lang), reason: told })
        : t(words.pendingOut, { reason: told })}
      {!isOwn && (
        <span className="row wrap g2">
          <Button
            size="s"
            variant="primary"
            changes
            isPending={command.isPending}
            onPress={() => decide(true)}
          >
            {t(words.confirm)}
          </Button>
          <Button size="s" changes isPending={command.isPending} onPress={() => decide(false)}>
            {t(words.refuse)}
          </Button>
        </span>
      )}
    </span>
  )
}

type WaiveProps = { requestId: string; slot: string; onClose: () => void }

export function WaiveDialog({ requestId, slot, onClose }: WaiveProps) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={road.waiveEmpty}
      input={(reason) => ({ query: { id: requestId }, body: { slot, reason } })}
      title={t(words.waive)}
      label={t(words.reason)}
      hint={t(words.waiveHint)}
      send={t(words.waiveNow)}
      pendingLabel={t(words.waiving)}
      done={t(words.waivedDone)}
      onClose={onClose}
    />
  )
}
