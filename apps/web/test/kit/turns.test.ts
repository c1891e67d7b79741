// What is asked for while something is being sent is never forgotten, also not while the lock is given back.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { inTurns } from '../../src/kit/phone/turns.ts'

afterEach(() => vi.unstubAllGlobals())

/** A lock of the browser: given back some time after its work has ended. */
const slowLock = (work: () => Promise<boolean>) => work().then((done) => pause(20, done))

test('asked for while the lock is given back, it is done all the same', async () => {
  let held = Promise.resolve(true)
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => Promise<boolean>) => (held = held.then(() => slowLock(work))),
    },
  })
  const turn = vi.fn(async () => true)
  const send = inTurns('test', turn)
  const first = send()
  await pause(5)
  expect(turn).toHaveBeenCalledTimes(1)
  await Promise.all([first, send()])
  expect(turn).toHaveBeenCalledTimes(2)
})

test('asked for while it runs, one further turn is made, however often it was asked', async () => {
  vi.stubGlobal('navigator', {})
  const turn = vi.fn(() => pause(5, true))
  const send = inTurns('test', turn)
  expect(await Promise.all([send(), send(), send()])).toEqual([true, true, true])
  expect(turn).toHaveBeenCalledTimes(2)
})

test('a lock that is refused holds up nothing later', async () => {
  const request = vi
    .fn()
    .mockRejectedValueOnce(new Error('left'))
    .mockImplementation((_, work) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  const send = inTurns('test', async () => true)
  await expect(send()).rejects.toThrow('left')
  expect(await send()).toBe(true)
})
