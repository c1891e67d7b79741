// The idle rule of A 4 by the wall clock: a warning after a minute, the end after the idle time, sleep included.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleTimeoutSeconds } from '@marsa/model/accounts/session.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import type { watchIdle as Watch } from '../../src/kit/idle.ts'
import { stubBrowser } from './browser-globals.ts'

let watchIdle: typeof Watch

beforeAll(async () => {
  stubBrowser()
  ;({ watchIdle } = await import('../../src/kit/idle.ts'))
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (idleMinutes: number) => {
  const target = new EventTarget()
  const events = { onWarn: vi.fn(), onBack: vi.fn(), onEnd: vi.fn() }
  const spread = vi.fn()
  const watch = watchIdle(
    {
      warnSeconds: settingDefaults['accounts.idle-warning-seconds'],
      endSeconds: idleTimeoutSeconds(idleMinutes),
    },
    events,
    { target, spread },
  )
  const calls = () => [events.onWarn, events.onBack, events.onEnd].map((event) => event.mock.calls.length)
  return { target, watch, events, spread, calls, press: () => target.dispatchEvent(new Event('keydown')) }
}

describe('an idle time of 15 minutes', () => {
  it('warns after 60 seconds with the moment of the end, and ends after 840', () => {
    const idle = start(15)
    const began = Date.now()
    vi.advanceTimersByTime(59_999)
    expect(idle.calls()).toEqual([0, 0, 0])
    vi.advanceTimersByTime(1)
    expect(idle.events.onWarn).toHaveBeenCalledExactlyOnceWith(began + 840_000)
    expect(idle.watch.isIdle()).toBe(true)
    vi.advanceTimersByTime(780_000 - 1)
    expect(idle.calls()).toEqual([1, 0, 0])
    vi.advanceTimersByTime(1)
    expect(idle.calls()).toEqual([1, 0, 1])
  })

  it('counts again from a sign of life, and says once that somebody is back', () => {
    const idle = start(15)
    vi.advanceTimersByTime(700_000)
    idle.press()
    idle.press()
    expect(idle.calls()).toEqual([1, 1, 0])
    expect(idle.watch.isIdle()).toBe(false)
    vi.advanceTimersByTime(839_999)
    expect(idle.calls()).toEqual([2, 1, 0])
    vi.advanceTimersByTime(1)
    expect(idle.calls()).toEqual([2, 1, 1])
  })

  it('takes what is dictated, pasted or written by hand for a sign of life, which presses no key', () => {
    const idle = start(15)
    vi.advanceTimersByTime(59_000)
    idle.target.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(59_000)
    expect(idle.calls()).toEqual([0, 0, 0])
  })

  it('takes the sign of another tab as its own, without telling it on', () => {
    const idle = start(15)
    vi.advanceTimersByTime(61_000)
    idle.watch.touch()
    expect(idle.calls()).toEqual([1, 1, 0])
    expect(idle.spread).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    idle.press()
    expect(idle.spread).toHaveBeenCalledTimes(1)
  })

  it('ends at the first sign of life after a sleep past the end', () => {
    const idle = start(15)
    vi.setSystemTime(Date.now() + 3_600_000)
    idle.press()
    expect(idle.calls()).toEqual([0, 0, 1])
    idle.press()
    expect(idle.calls()).toEqual([0, 0, 1])
  })
})

it('an idle time of one minute counts as two: the end comes at 60 seconds', () => {
  const idle = start(1)
  vi.advanceTimersByTime(60_000)
  expect(idle.events.onEnd).toHaveBeenCalledTimes(1)
})
