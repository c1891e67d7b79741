// What goes where: one file to all that need it, several by their names, and nothing to what is sent or cannot be taken.
import { expect, test } from 'vitest'
import type { DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { givenCodes, planOf, targetsOf, wanting } from '../../src/freight/bulk-actions/attach-plan.ts'

const draft = (id: string, change: Partial<DraftStanding> = {}): DraftStanding => ({
  id,
  code: 'freight.papers-missing',
  params: {},
  fields: [],
  quoteNumber: `FR-26-00000${id}`,
  nickname: null,
  goods: null,
  origin: null,
  destination: null,
  readyFrom: null,
  marks: [`FR-26-00000${id}`],
  missing: ['COMMERCIAL_INVOICE'],
  following: [],
  ...change,
})
const file = (name: string, content = 'x'): File => new File([content], name)
const drafts = [
  draft('11'),
  draft('12', { code: null, missing: [] }),
  draft('13', { code: 'kit.moved-on', missing: [] }),
  draft('14', { missing: ['COMMERCIAL_INVOICE', 'SAFETY_DATA_SHEET'] }),
  draft('15', { code: 'freight.not-found', missing: [] }),
  draft('16', { code: null, missing: [], following: ['COMMERCIAL_INVOICE'] }),
]
const goes = (files: File[], code = 'COMMERCIAL_INVOICE' as const) =>
  planOf(files, drafts).map((row) => targetsOf(row, code, drafts))

test('one file goes to every draft that lacks the document, now or later, whatever its name', () => {
  expect(goes([file('FR-26-0000012.pdf')])).toEqual([['11', '14', '16']])
})

test('an optional document goes to every draft that can still take one', () => {
  expect(wanting('PACKING_LIST', drafts).map(({ id }) => id)).toEqual(['11', '12', '14', '16'])
  expect(wanting('SAFETY_DATA_SHEET', drafts).map(({ id }) => id)).toEqual(['14'])
})

test('several files go by their names, and what is sent takes none', () => {
  const files = [file('FR-26-0000011.pdf'), file('inv FR-26-0000012.pdf'), file('FR-26-0000013.pdf')]
  expect(goes(files)).toEqual([['11'], ['12'], []])
})

test('what fits several is left to the person, who may aim it at one', () => {
  const twins = [draft('21', { marks: ['Winter'] }), draft('22', { marks: ['winter'] })]
  const [row] = planOf([file('winter.pdf'), file('other.pdf')], twins)
  expect(row).toMatchObject({ target: 'none', named: 2 })
  expect(targetsOf(row!, 'COMMERCIAL_INVOICE', twins)).toEqual([])
  expect(targetsOf({ ...row!, target: { id: '22' } }, 'COMMERCIAL_INVOICE', twins)).toEqual(['22'])
})

test('a file that cannot be taken goes nowhere', () => {
  const [row] = planOf([file('invoice.exe')], drafts)
  expect(row!.refusal?.code).toBe('documents.format')
  expect(goes([file('invoice.exe')])).toEqual([[]])
  expect(goes([file('empty.pdf', '')])).toEqual([[]])
})

test('documents of a person are not given to many', () => {
  expect(givenCodes[0]).toBe('COMMERCIAL_INVOICE')
  expect(givenCodes.filter((code) => code.startsWith('ID'))).toEqual([])
})
