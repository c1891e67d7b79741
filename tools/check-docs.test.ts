// The document checker finds paths and scripts that are gone, and words that do not belong.
import { expect, test } from 'vitest'
import { documentFaults } from './check-docs.ts'

const exists = (target: string) => ['apps/api/src/main.ts', 'docs/tour.md'].includes(target)
const faults = (text: string, file = 'README.md') =>
  documentFaults(file, text, exists, new Set(['start', 'new:line']))

test('a document that names what exists passes', () => {
  expect(faults('Run `npm start`, read `apps/api/src/main.ts` and [the tour](docs/tour.md#pay).')).toEqual([])
  expect(
    faults('See [the tour](tour.md), `npm run new:line NAME`, https://example.org/.', 'docs/design.md'),
  ).toEqual([])
})

test.each([
  ['names apps/api/src/gone.ts', 'Read `apps/api/src/gone.ts`.'],
  ['names docs/gone.md', 'Read [this](docs/gone.md).'],
  ['names npm run gone', 'Run `npm run gone`.'],
  ['an absolute path', 'It lies in /home/someone/marsa.'],
  ['an unfinished place', 'TODO: write this.'],
  ['a private network address', 'Open http://192.168.1.20.'],
])('finds: %s', (fault, text) => {
  expect(faults(text).join('\n')).toContain(fault)
})
