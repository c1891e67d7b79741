// Pauses of a provider at a stop, below the clock that leaves them out: read by both sides, begun and ended by the provider.
import { useState } from 'react'
import type { SlotClockView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayTime, time } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { road, roadReads } from './calls.ts'
import { pauseText as words } from './pause-text.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export function Pauses({ requestId, clock }: { requestId: string; clock: SlotClockView }) {
  const t = useT()
  const { lang } = useLang()
  const [isBeginning, setBeginning] = useState(false)
  const end = useCommand(road.endPause, {
    refreshes: roadReads,
    onDone: () => void toast({ title: t(words.ended), tone: 'success' }),
  })
  const isOpen = clock.pauses.some(({ until }) => until === null)
  const { slot } = clock
  return (
    <>
      {clock.pauses.map(({ from, until, reason }) => (
        <p key={from} className="dense muted">
          {until
            ? t(words.spell, {
                from: dayTime(from, lang),
                until: time(until, lang),
                reason: `\u2068${reason}\u2069`,
              })
            : t(words.open, { from: dayTime(from, lang), reason: `\u2068${reason}\u2069` })}
        </p>
      ))}
      {clock.pauseRefusal === null && (
        <div>
          {isOpen ? (
            <Button
              size="s"
              changes
              isPending={end.isPending}
              onPress={() => end.mutate({ query: { id: requestId }, body: { slot, at: null } })}
            >
              {t(words.end)}
            </Button>
          ) : (
            <Button size="s" changes onPress={() => setBeginning(true)}>
              {t(words.begin)}
            </Button>
          )}
        </div>
      )}
      {isBeginning && <BeginDialog requestId={requestId} slot={slot} onClose={() => setBeginning(false)} />}
    </>
  )
}

type BeginProps = { requestId: string; slot: string; onClose: () => void }

function BeginDialog({ requestId, slot, onClose }: BeginProps) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={road.beginPause}
      input={(reason) => ({ query: { id: requestId }, body: { slot, at: null, reason } })}
      title={t(words.begin)}
      label={t(words.why)}
      hint={t(words.whyHint)}
      send={t(words.begin)}
      pendingLabel={t(words.saving)}
      done={t(words.begun)}
      onClose={onClose}
    />
  )
}
