// What pages ask for before their code has come is what the calls take.
import { beforeAll, expect, test } from 'vitest'
import { partOfAddress } from '@marsa/model/site/first-calls.ts'
import { stubBrowser } from './browser-globals.ts'

let firstCalls: typeof import('../../src/app/first-calls.ts').firstCalls
beforeAll(async () => {
  stubBrowser()
  ;({ firstCalls } = await import('../../src/app/first-calls.ts'))
})

test('every query is one that its call takes', () => {
  const id = partOfAddress(4)
  for (const [below, calls] of Object.entries(firstCalls))
    for (const [{ path, query }, asked = {}] of calls) {
      const sent = Object.entries(asked).map(([name, value]) => [
        name,
        value === id ? '0190b0a0-0000-7000-8000-000000000001' : value,
      ])
      const read = query?.safeParse(Object.fromEntries(sent))
      expect([below, path, read?.error?.issues ?? []]).toEqual([below, path, []])
    }
})
