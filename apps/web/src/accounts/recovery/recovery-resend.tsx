// Another link once a minute has passed.
import { useEffect, useState } from 'react'
import { resetResendSeconds } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { countdown } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'

/** Its minute begins when it is first drawn. */
export function ResendLink({ isPending, onResend }: { isPending: boolean; onResend: () => void }) {
  const t = useT()
  const [end] = useState(() => Date.now() + resetResendSeconds * 1_000)
  const [now, setNow] = useState(Date.now)
  const waits = now < end
  useEffect(() => {
    if (!waits) return
    const tick = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(tick)
  }, [waits])
  if (waits)
    return (
      <p className="dense muted" role="timer">
        {t(recoveryText.sendAgainIn, { time: countdown(end - now) })}
      </p>
    )
  return (
    <Button isPending={isPending} pendingLabel={t(recoveryText.sending)} onPress={onResend}>
      {t(recoveryText.sendAgain)}
    </Button>
  )
}
