// A thread that hangs, eats memory or dies costs its own piece of work and nothing else.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerThread, type Thread } from './worker-thread.ts'

const source = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', (ask) => {
  if (ask === 'hang') for (;;);
  if (ask === 'eat') for (const kept = []; ; ) kept.push(new Array(100_000).fill(Math.random()))
  if (ask === 'die') process.exit(3)
  parentPort.postMessage(ask === 'fail' ? { error: 'it failed' } : { value: ask + '!' })
})`

let folder: string
let thread: Thread<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'))
  const entry = join(folder, 'entry.mjs')
  await writeFile(entry, source)
  thread = workerThread(pathToFileURL(entry), { timeoutMs: 3_000, megabytes: 48, queue: 3 })
})
afterAll(async () => {
  await thread.close()
  await rm(folder, { recursive: true })
})

test('answers in order, and hands on what the work itself refuses', async () => {
  const [first, failed, last] = await Promise.allSettled(['one', 'fail', 'two'].map((ask) => thread.run(ask)))
  expect(first).toEqual({ status: 'fulfilled', value: 'one!' })
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'it failed' } })
  expect(last).toEqual({ status: 'fulfilled', value: 'two!' })
})

test.each([
  ['hang', 'time'],
  ['eat', 'memory'],
  ['die', 'crash'],
])('%s is ended for %s, and what waits behind it is still done', async (ask, reason) => {
  const broken = thread.run(ask)
  const behind = thread.run('next')
  await expect(broken).rejects.toMatchObject({ reason })
  await expect(behind).resolves.toBe('next!')
})

test('refuses what would wait too long in the queue', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => thread.run(String(index))))
  expect(asked.map((each) => each.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(asked[4]).toMatchObject({ reason: { reason: 'full' } })
})

test('closing ends what runs and what waits; later work starts afresh', async () => {
  const pieces = Promise.allSettled([thread.run('hang'), thread.run('waits')])
  await thread.close()
  expect((await pieces).map((each) => each.status)).toEqual(['rejected', 'rejected'])
  await expect(thread.run('again')).resolves.toBe('again!')
})
