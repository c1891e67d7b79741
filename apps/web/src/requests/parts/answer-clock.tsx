// The answer clock of a request: the ring empties in working time, and after it the request is still open for a while.
import { useEffect, useState } from 'react'
import { isOpenAt, workingTimeLeft } from '@marsa/model/requests/answer-clock.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { countdown, dateTime, weekdayTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { When } from '../../ui/values/when.tsx'

export type Invitation = {
  dueAt: string
  answerMinutes: number
  closesAt: string
  open: readonly { from: string; to: string }[]
}

const around = 2 * Math.PI * 24

const useTick = (now: () => number): number => {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const tick = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(tick)
  }, [now])
  return at
}

export function AnswerClock({ invitation, now }: { invitation: Invitation; now: () => number }) {
  const t = useT()
  const { lang } = useLang()
  const at = useTick(now)
  const { dueAt, answerMinutes, closesAt, open } = invitation
  const left = workingTimeLeft(open, at)
  // Working time stands still at night and on days off: then the moment is shown, not a running figure.
  const running = isOpenAt(open, at)
  const share = left / (answerMinutes * 60_000)
  return (
    <div className="clock">
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="24" fill="none" stroke="var(--attention-line)" strokeWidth="5" />
        <circle
          cx="28"
          cy="28"
          r="24"
          fill="none"
          stroke="var(--attention)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${Math.min(1, share) * around} ${around}`}
          transform="rotate(-90 28 28)"
          opacity={share > 0 ? 1 : 0}
        />
      </svg>
      <div role="timer" aria-label={t(words.clock)}>
        <span className="cap muted">
          {t(left <= 0 ? words.lateNow : running ? words.answerWithin : words.answerBy)}
        </span>
        {left > 0 && (
          <div className="price price-m">
            {running ? <bdi dir="ltr">{countdown(left)}</bdi> : <When value={dueAt} />}
          </div>
        )}
        <span className="cap muted">
          {left > 0
            ? running && t(words.until, { when: weekdayTime(dueAt, lang, new Date(at)) })
            : t(words.lateHint, { when: dateTime(closesAt, lang) })}
        </span>
      </div>
    </div>
  )
}
