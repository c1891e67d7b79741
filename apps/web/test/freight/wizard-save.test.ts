// A draft is saved once typing rests, never twice at a time, and never becomes two drafts when an answer is lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDraftSaver, type Saved } from '../../src/freight/wizard/wizard-save.ts'

type Sent = {
  RequestId?: string
  form: string
  key: string
  answer: (saved: Saved) => void
  fail: (problem: Error) => void
}

const lost = new Error('lost')
const refusal = new Error('refused')
const saved: Saved = { RequestId: 'r1', savedAt: '2026-11-21T10:42:00+04:00' }

const made = (opened?: Saved) => {
  const sent: Sent[] = []
  let keys = 0
  const saver = makeDraftSaver<string>(
    {
      save: (draft, key) => new Promise((answer, fail) => sent.push({ ...draft, key, answer, fail })),
      isUncertain: (problem) => problem === lost,
      sentenceOf: () => 'Not this.',
      makeKey: () => `key${(keys += 1)}`,
      typingPauseMs: 800,
      retryMs: 5000,
    },
    opened,
  )
  return { saver, sent }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what fills itself in makes no draft, and goes along with what is typed next', async () => {
  const { saver, sent } = made()
  saver.quietly(() => saver.put('filled'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(0)
  expect([saver.state(), saver.unsaved()]).toEqual([{ status: 'empty' }, false])
  saver.put('filled and typed')
  await vi.advanceTimersByTimeAsync(800)
  expect(sent.map(({ form }) => form)).toEqual(['filled and typed'])
})

test('saves the newest once typing rests, and says when', async () => {
  const { saver, sent } = made()
  saver.put('a')
  await vi.advanceTimersByTimeAsync(700)
  saver.put('ab')
  await vi.advanceTimersByTimeAsync(799)
  expect(sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ form }) => form)).toEqual(['ab'])
  expect(saver.state()).toEqual({ status: 'pending' })
  expect(saver.unsaved()).toBe(true)
  sent[0]?.answer(saved)
  await settle()
  expect(saver.state()).toEqual({ status: 'saved', at: saved.savedAt })
  expect(saver.unsaved()).toBe(false)
  expect(saver.id()).toBe('r1')
})

test('what is typed while a save runs follows it, under the id of the draft', async () => {
  const { saver, sent } = made()
  saver.put('a')
  const first = saver.flush()
  saver.put('ab')
  const second = saver.flush()
  await settle()
  expect(sent).toHaveLength(1)
  sent[0]?.answer(saved)
  await settle()
  expect(sent.map(({ RequestId, form }) => [RequestId, form])).toEqual([
    [undefined, 'a'],
    ['r1', 'ab'],
  ])
  sent[1]?.answer(saved)
  expect(await Promise.all([first, second])).toEqual([true, true])
})

test('a lost answer repeats the same draft with its key before anything newer', async () => {
  const { saver, sent } = made()
  saver.put('a')
  void saver.flush()
  sent[0]?.fail(lost)
  await settle()
  expect(saver.state()).toEqual({ status: 'offline' })
  saver.put('ab')
  expect(saver.state()).toEqual({ status: 'offline' })
  await vi.advanceTimersByTimeAsync(800)
  sent[1]?.answer(saved)
  await settle()
  sent[2]?.answer(saved)
  await settle()
  expect(sent.map(({ RequestId, form, key }) => [RequestId, form, key])).toEqual([
    [undefined, 'a', 'key1'],
    [undefined, 'a', 'key1'],
    ['r1', 'ab', 'key2'],
  ])
  expect(saver.state()).toEqual({ status: 'saved', at: saved.savedAt })
})

test('without a connection it tries again by itself', async () => {
  const { saver, sent } = made(saved)
  expect(saver.state()).toEqual({ status: 'saved', at: saved.savedAt })
  saver.put('b')
  const first = saver.flush()
  sent[0]?.fail(lost)
  expect(await first).toBe(false)
  await vi.advanceTimersByTimeAsync(4999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
})

test('a refusal says its sentence and leaves the input unsaved until it changes', async () => {
  const { saver, sent } = made(saved)
  saver.put('b')
  const first = saver.flush()
  sent[0]?.fail(refusal)
  expect(await first).toBe(false)
  expect(saver.state()).toEqual({ status: 'refused', sentence: 'Not this.' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(saver.unsaved()).toBe(true)
  saver.put('c')
  await vi.advanceTimersByTimeAsync(800)
  expect(sent[1]).toMatchObject({ form: 'c', key: 'key2' })
})
