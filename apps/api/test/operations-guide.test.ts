// docs/operations.md names every job of the worker, and no other.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { allJobs } from '../src/app-jobs.ts'

const guide = fs.readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')

test('background work is all of the jobs', () => {
  // What the jobs work with is looked at when they run.
  const parts = { finance: {}, integrations: {}, port: {} } as unknown as Parameters<typeof allJobs>[0]
  const jobs = allJobs(parts).map(({ name }) => name)
  const section = guide.split('\n## Background work\n')[1]!.split('\n## ')[0]!
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
  expect(named.toSorted()).toEqual(jobs.toSorted())
})
