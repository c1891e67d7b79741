// Watches an open session: idle warning and end, the alert when the server no longer knows it, the way home.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { idleTimeoutSeconds } from '@marsa/model/accounts/session.ts'
import { leave, leavesTo, useMe, useSessionState } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { watchIdle } from '../../kit/idle.ts'
import { session } from '../../kit/session.ts'
import { forgetFace } from '../shell/kept-face.ts'
import { renewOr } from './renew.ts'

const IdleNote = lazy(async () => ({ default: (await import('./session-notices.tsx')).IdleNote }))
const SessionOver = lazy(async () => ({ default: (await import('./session-notices.tsx')).SessionOver }))

/** Seconds before its end at which an access token in use is renewed. */
const renewEarly = 30

const renewOrLeave = () => void renewOr(session.renew, leave)

/** Watches while a person is signed in; the other tabs of the browser share every sign of life. */
const useIdle = (idleMinutes: number | undefined, warnSeconds: number) => {
  const [warnedUntil, setWarnedUntil] = useState<number>()
  useEffect(() => {
    if (idleMinutes === undefined) return
    const tabs = new BroadcastChannel('marsa.activity')
    const watch = watchIdle(
      { warnSeconds, endSeconds: idleTimeoutSeconds(idleMinutes) },
      {
        onWarn: setWarnedUntil,
        onBack: () => {
          setWarnedUntil(undefined)
          renewOrLeave()
        },
        onEnd: () => {
          setWarnedUntil(undefined)
          void leave('idle')
        },
      },
      { spread: () => tabs.postMessage('here') },
    )
    tabs.onmessage = () => watch.touch()
    session.idleWith(watch.isIdle)
    const renewal = setInterval(() => {
      if (!watch.isIdle() && session.left() < renewEarly * 1000) renewOrLeave()
    }, 10_000)
    return () => {
      watch.stop()
      tabs.close()
      clearInterval(renewal)
      session.idleWith(() => false)
    }
  }, [idleMinutes, warnSeconds])
  return warnedUntil
}

export function SessionGuard() {
  const me = useMe()
  const { lang } = useLang()
  const client = useQueryClient()
  const { status, end } = useSessionState()
  const warnedUntil = useIdle(me?.idleTime, me?.idleWarning ?? 0)
  // A visitor's session has not ended: it never was.
  const over = status === 'out' ? end : undefined
  useEffect(() => {
    // Nothing of the person who was here stays in memory; a visitor's own reads are left alone.
    if (over) {
      client.clear()
      forgetFace()
    }
  }, [over, client])
  useEffect(() => {
    const to = over === 'signed-out' ? leavesTo(lang) : null
    if (to !== null) location.assign(to)
  }, [over, lang])
  return (
    <Suspense fallback={null}>
      {over === 'idle' || over === 'refused' ? (
        <SessionOver end={over} />
      ) : (
        warnedUntil !== undefined && <IdleNote until={warnedUntil} />
      )}
    </Suspense>
  )
}
