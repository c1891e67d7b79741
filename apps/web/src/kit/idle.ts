// Watches whether somebody is there: warns after a minute, ends the session after its idle time (A 4).

export type IdleRule = { warnSeconds: number; endSeconds: number }
export type IdleEvents = {
  onWarn: (endsAt: number) => void
  /** Somebody came back after the warning and before the end. */
  onBack: () => void
  onEnd: () => void
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart', 'focus'] as const
/** Signs closer together than this count as one, so that a moving pointer costs nothing. */
const quietMs = 1000

export type IdleWatch = { stop: () => void; touch: () => void; isIdle: () => boolean }

/** `spread` tells the other tabs about a sign of life; they call `touch`. Times are wall-clock, so that sleep counts. */
export const watchIdle = (
  { warnSeconds, endSeconds }: IdleRule,
  events: IdleEvents,
  {
    target = window,
    now = Date.now,
    spread,
  }: { target?: EventTarget; now?: () => number; spread?: () => void } = {},
): IdleWatch => {
  let last = now()
  let warned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    for (const sign of signs) target.removeEventListener(sign, onActivity, { capture: true })
    document.removeEventListener('visibilitychange', onActivity)
  }
  const check = () => {
    clearTimeout(timer)
    const idle = now() - last
    if (idle >= endSeconds * 1000) {
      stop()
      return events.onEnd()
    }
    if (idle >= warnSeconds * 1000 && !warned) {
      warned = true
      events.onWarn(last + endSeconds * 1000)
    }
    timer = setTimeout(check, (warned ? endSeconds : Math.min(warnSeconds, endSeconds)) * 1000 - idle)
  }
  const touch = () => {
    if (now() - last >= endSeconds * 1000) return check()
    last = now()
    if (warned) {
      warned = false
      events.onBack()
    }
    check()
  }
  const onActivity = () => {
    if (document.visibilityState === 'hidden' || (!warned && now() - last < quietMs)) return
    touch()
    spread?.()
  }
  for (const sign of signs) target.addEventListener(sign, onActivity, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onActivity)
  check()
  return { stop, touch, isIdle: () => warned }
}
