// How long something still holds: a quote, a held payment, the hours of an agent to answer.
import { unfilled } from '@marsa/model/kit/text.ts'
import clsx from 'clsx'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countdown } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from './icon.tsx'
import { uiText } from '../text.ts'
import './countdown.css'

const day = 86_400_000

/** `until` is an instant; amber under `soonMs`; `now` is the clock (the browser's unless given); `onEnd` is called once. */
export function Countdown({ until, soonMs = 3_600_000, now = Date.now, onEnd, endedLabel }: CountdownProps) {
  const t = useT()
  const end = new Date(until).getTime()
  const [at, setAt] = useState(now)
  const left = end - at
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const tick = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(tick)
  }, [now, running])
  useEffect(() => {
    if (!running) onEnd?.()
  }, [running, onEnd])
  const whole = Math.floor(left / day)
  return (
    <span className={clsx('cd', !running && 'off', running && left <= soonMs && 'soon')} role="timer">
      <Icon of={Clock} size="s" />
      {!running && (endedLabel ?? t(uiText.ended))}
      {running && whole > 0 && t(uiText.daysLeft, { count: whole })}
      {running && whole === 0 && <Clocked text={t(unfilled(uiText.left))} time={countdown(left)} />}
    </span>
  )
}

export type CountdownProps = {
  until: string
  soonMs?: number
  now?: () => number
  onEnd?: () => void
  endedLabel?: string
}

function Clocked({ text, time }: { text: string; time: string }) {
  const [before, after] = text.split('{time}')
  return (
    <span>
      {before}
      <bdi dir="ltr" className="num">
        {time}
      </bdi>
      {after}
    </span>
  )
}
