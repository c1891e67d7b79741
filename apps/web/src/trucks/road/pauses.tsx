// Pauses of a provider at a stop, below the clock that leaves them out: read by both sides, begun and ended by the provider.
import { useState } from 'react'
import { texts } from '@marsa/model/kit/text.ts'
import type { SlotClockView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayTime, time } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { road, roadReads } from './calls.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const words = texts({
  spell: {
    en: 'Pause of the provider {from} to {until}: {reason}',
    ar: 'توقف من المزود من {from} إلى {until}: {reason}',
  },
  open: {
    en: 'Pause of the provider since {from}; the clock stands. {reason}',
    ar: 'توقف من المزود منذ {from}، والعدّاد متوقف. {reason}',
  },
  begin: { en: 'Report a pause', ar: 'تسجيل توقف' },
  end: { en: 'End the pause', ar: 'إنهاء التوقف' },
  why: { en: 'Why does the truck not work?', ar: 'ما سبب توقف الشاحنة؟' },
  whyHint: {
    en: 'The waiting clock stands from now on. The customer reads the reason.',
    ar: 'يتوقف عدّاد الانتظار من الآن، ويطّلع العميل على السبب.',
  },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  begun: { en: 'The waiting clock stands.', ar: 'توقف عدّاد الانتظار.' },
  ended: { en: 'The waiting clock runs again.', ar: 'عاد عدّاد الانتظار إلى العمل.' },
})

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
