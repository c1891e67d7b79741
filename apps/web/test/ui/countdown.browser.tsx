// A countdown follows its clock, turns amber near the end and says once that it ended.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Countdown } from '../../src/ui/values/countdown.tsx'
import { onPage } from './on-page.tsx'

test('it runs from time left to ended', async () => {
  let clock = Date.parse('2026-11-24T07:00:00Z')
  const now = () => clock
  const ended = vi.fn<() => void>()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await onPage('en', <Countdown until="2026-11-24T08:09:45Z" now={now} onEnd={ended} />)
    const timer = page.getByRole('timer')
    await expect.element(timer).toHaveTextContent('1:09:45 left')
    expect(timer.element().classList.contains('soon')).toBe(false)
    // Its own styles come with it: no page has to bring them.
    expect(getComputedStyle(timer.element()).display).toBe('inline-flex')
    clock = Date.parse('2026-11-24T08:00:00Z')
    vi.advanceTimersByTime(1000)
    await expect.element(timer).toHaveTextContent('09:45 left')
    expect(timer.element().classList.contains('soon')).toBe(true)
    clock = Date.parse('2026-11-24T08:10:00Z')
    vi.advanceTimersByTime(1000)
    await expect.element(timer).toHaveTextContent('Ended')
    expect(ended).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})
