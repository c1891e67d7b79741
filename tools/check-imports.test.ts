// The import checker finds each planted violation, and nothing in a tree that keeps the rules.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'))))
afterEach(() => fs.rmSync(root, { recursive: true }))

const plant = (files: Record<string, string>): string[] => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return checkImports(root).refusals
}

test('a tree that keeps the rules passes', () => {
  const refusals = plant({
    'packages/model/src/freight/request.ts': `import { z } from 'zod'\nexport const request = z.object({})`,
    'apps/api/src/freight/requests.store.ts': `import { sql } from '../kit/sql.ts'\nexport const find = sql`,
    'apps/api/src/kit/sql.ts': `export const sql = 1`,
    'apps/api/src/freight/book.ts': `import { request } from '@marsa/model/freight/request.ts'
      import { open } from '../finance/door.ts'\nimport { find } from './requests.store.ts'
      export const book = () => [request, open, find]`,
    'apps/api/src/finance/door.ts': `export { open } from './open.ts'`,
    'apps/api/src/finance/open.ts': `export const open = 1`,
    'apps/web/vite.config.ts': `export default {}`,
  })
  expect(refusals).toEqual([])
})

test('the looks of a status name it, and finance has states of its own', () => {
  const refusals = plant({
    'apps/web/src/freight/shipment/status-badge.tsx': `export const isGrey = (code: string) => code === 'EXPIRED'`,
    'apps/web/src/finance/a.ts': `export const isOver = (state: string) => state === 'EXPIRED'`,
    'packages/model/src/freight/status.ts': `export const isOver = (state: string) => state === 'QS_CMP'`,
  })
  expect(refusals).toEqual([])
})

test('lines tell integrations what happened, which stand on accounts', () => {
  const refusals = plant({
    'apps/api/src/freight/publish-event.ts': `import { emit } from '../integrations/door.ts'\nexport const tell = emit`,
    'apps/api/src/integrations/door.ts': `import { seal } from '../accounts/door.ts'\nexport const emit = seal`,
    'apps/api/src/accounts/door.ts': `export const seal = 1`,
  })
  expect(refusals).toEqual([])
})

const violations: [string, string, Record<string, string>][] = [
  [
    'R1',
    'a package in the model',
    { 'packages/model/src/kit/id.ts': `import fs from 'node:fs'\nexport const id = fs` },
  ],
  ['R1', 'the clock in the model', { 'packages/model/src/kit/id.ts': `export const id = () => Date.now()` }],
  [
    'R1',
    'a server file in the model',
    { 'packages/model/src/kit/id.ts': `import '../../../../apps/api/src/kit/db.ts'\nexport const a = 1` },
  ],
  [
    'R2',
    'web importing api',
    { 'apps/web/src/kit/a.ts': `import '../../../api/src/kit/db.ts'\nexport const a = 1` },
  ],
  [
    'R2',
    'api importing web',
    { 'apps/api/src/kit/a.ts': `import('../../../web/src/kit/call.ts')\nexport const a = 1` },
  ],
  [
    'R2',
    'the product importing the demo world',
    { 'apps/api/src/app.ts': `import '../../demo/src/fill.ts'\nexport const a = 1` },
  ],
  ['R2', 'the demo world importing web', { 'apps/demo/src/a.ts': `import '../../web/src/kit/call.ts'` }],
  [
    'R8',
    'SQL in a step of the demo world',
    {
      'apps/demo/src/a.ts': `import { sql } from '../../api/src/kit/sql.ts'\nexport const a = sql`,
      'apps/api/src/kit/sql.ts': `export const sql = 1`,
    },
  ],
  [
    'R4',
    'accounts importing integrations',
    {
      'apps/api/src/accounts/a.ts': `import '../integrations/door.ts'\nexport const a = 1`,
      'apps/api/src/integrations/door.ts': `export const b = 1`,
    },
  ],
  [
    'R3',
    'a line importing a line',
    { 'packages/model/src/freight/a.ts': `import '../trucks/b.ts'\nexport const a = 1` },
  ],
  [
    'R4',
    'a capability importing a line',
    { 'packages/model/src/requests/a.ts': `import '../freight/b.ts'\nexport const a = 1` },
  ],
  [
    'R4',
    'a capability importing one above it',
    { 'packages/model/src/accounts/a.ts': `import '@marsa/model/finance/b.ts'\nexport const a = 1` },
  ],
  [
    'R5',
    'a folder entered beside its door',
    { 'apps/api/src/freight/a.ts': `import '../finance/open.ts'\nexport const a = 1` },
  ],
  [
    'R6',
    'a file that names two lines',
    {
      'apps/web/src/links.ts': `import './freight/door.tsx'\nimport './trucks/door.tsx'\nexport const a = 1`,
    },
  ],
  [
    'R7',
    'kit importing business',
    { 'apps/web/src/kit/a.ts': `import '@marsa/model/freight/request.ts'\nexport const a = 1` },
  ],
  [
    'R7',
    'the component library outside ui',
    {
      'apps/web/src/freight/a.tsx': `import { Button } from 'react-aria-components'\nexport const a = Button`,
    },
  ],
  [
    'R8',
    'SQL in a verb',
    {
      'apps/api/src/freight/a.ts': `import { sql } from '../kit/sql.ts'\nexport const a = sql`,
      'apps/api/src/kit/sql.ts': `export const sql = 1`,
    },
  ],
  [
    'R8',
    'HTTP in a verb',
    { 'apps/api/src/freight/a.ts': `import fastify from 'fastify'\nexport const a = fastify` },
  ],
  ['R9', 'a default export', { 'apps/api/src/freight/a.ts': `export default 1` }],
  [
    'R9',
    'a barrel',
    {
      'apps/api/src/freight/all-of-it.ts': `export * from './b.ts'`,
      'apps/api/src/freight/b.ts': `export const b = 1`,
    },
  ],
  [
    'R9',
    'a cycle',
    {
      'apps/api/src/kit/a.ts': `import { b } from './b.ts'\nexport const a = b`,
      'apps/api/src/kit/b.ts': `import { a } from './a.ts'\nexport const b = a`,
    },
  ],
  [
    'R9',
    'a cycle of types',
    {
      'apps/api/src/kit/a.ts': `import type { B } from './b.ts'\nexport type A = B`,
      'apps/api/src/kit/b.ts': `import type { A } from './a.ts'\nexport type B = A`,
    },
  ],
  [
    'R4',
    'shared code that asks for the line',
    { 'apps/api/src/requests/a.ts': `export const a = (line: string) => line === 'sea'` },
  ],
  [
    'R4',
    'shared code that asks for the line by its name',
    { 'packages/model/src/requests/a.ts': `export const a = (kind: string) => kind !== 'freight'` },
  ],
  [
    'R11',
    'a page that asks for a documented status',
    { 'apps/web/src/freight/parts/a.ts': `export const a = (status: string) => status === 'QS_CMP'` },
  ],
  ['R11', 'a private list of statuses', { 'apps/web/src/warehouse/a.ts': `export const over = ['EXPIRED']` }],
  [
    'R10',
    'a journey importing the product',
    { 'e2e/freight/a.spec.ts': `import '../../apps/web/src/kit/call.ts'` },
  ],
]

test.each(violations)('%s finds %s', (rule, _, files) => {
  const refusals = plant(files)
  expect(refusals).toHaveLength(1)
  expect(refusals[0]).toMatch(new RegExp(`${rule} `))
})
