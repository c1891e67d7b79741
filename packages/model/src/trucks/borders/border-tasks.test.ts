// How tasks at borders stand, for whom the booking waits, and what keeps a truck from submitting.
import { expect, test } from 'vitest'
import type { DocumentState } from '../../documents/document.ts'
import type { DocCode } from '../../documents/document-type.ts'
import type { BorderPost } from '../road/border-routes.ts'
import {
  askBorderRefusal,
  borderTaskState,
  documentOf,
  isBehind,
  missingAt,
  openFor,
  readiness,
  waiveBorderRefusal,
  type BorderFacts,
  type BorderTask,
  type BorderTruck,
} from './border-tasks.ts'

const due = (hours: number) => new Date(Date.UTC(2026, 10, 24, hours))
const task = (docCode: DocCode, change: Partial<BorderTask> = {}): BorderTask => ({
  id: `${docCode}${change.post ?? 'GHUWAIFAT'}${change.slotId ?? ''}`,
  slotId: null,
  post: 'GHUWAIFAT',
  docCode,
  owner: 'customer',
  isRequired: true,
  due: due(4),
  isWaived: false,
  ...change,
})
const document = (docCode: DocCode, state: DocumentState, partId: string | null = null) => ({
  id: `${docCode}${state}${partId}`,
  docCode,
  state,
  partId,
})
const submitted = (...posts: BorderPost[]) =>
  posts.map((post) => ({ code: 'BORDER_SUBMITTED' as const, post }))
const truck = (id: string, change: Partial<BorderTruck> = {}): BorderTruck => ({
  id,
  plate: `AE-DU B ${id}`,
  steps: [],
  ...change,
})
const facts = (change: Partial<BorderFacts> = {}): BorderFacts => ({
  tasks: [],
  documents: [],
  trucks: [truck('1'), truck('2')],
  ...change,
})

test.each<[string, DocumentState[], string]>([
  ['nothing', [], 'MISSING'],
  ['one that was uploaded', ['UPLOADED'], 'UPLOADED'],
  ['one that was returned', ['RETURNED'], 'RETURNED'],
  ['a newer one beside it', ['RETURNED', 'UPLOADED'], 'UPLOADED'],
  ['an accepted one', ['UPLOADED', 'ACCEPTED', 'RETURNED'], 'ACCEPTED'],
])('%s', (_, states, expected) => {
  const documents = states.map((state) => document('PACKING_LIST', state))
  expect(borderTaskState(task('PACKING_LIST'), facts({ documents }))).toBe(expected)
  expect(borderTaskState(task('COMMERCIAL_INVOICE'), facts({ documents }))).toBe('MISSING')
  expect(borderTaskState(task('PACKING_LIST', { isWaived: true }), facts({ documents }))).toBe('WAIVED')
})

test('a document of a truck stands for that truck alone; where there is one truck it needs no name', () => {
  const own = (slotId: string) => task('MANIFEST', { slotId, owner: 'agent' })
  const named = facts({ documents: [document('MANIFEST', 'UPLOADED', '1')] })
  expect([borderTaskState(own('1'), named), borderTaskState(own('2'), named)]).toEqual([
    'UPLOADED',
    'MISSING',
  ])
  const unnamed = { documents: [document('MANIFEST', 'UPLOADED')] }
  expect(borderTaskState(own('1'), facts(unnamed))).toBe('MISSING')
  expect(borderTaskState(own('1'), facts({ ...unnamed, trucks: [truck('1')] }))).toBe('UPLOADED')
  expect(documentOf(own('1'), named)?.partId).toBe('1')
})

test('a Saudi truck needs no document of foreign trucks', () => {
  const trucks = [truck('1', { plate: 'SA ABD 1234' }), truck('2'), truck('3', { plate: null })]
  const tasks = trucks.map(({ id }) =>
    task('TRANSIT_DOCUMENT', { slotId: id, owner: 'agent', post: 'BATHA' }),
  )
  const of = facts({ trucks, tasks })
  expect(tasks.map((each) => borderTaskState(each, of))).toEqual(['NOT_NEEDED', 'MISSING', 'MISSING'])
  expect(missingAt(of, '1', 'BATHA')).toEqual([])
  expect(missingAt(of, '2', 'BATHA')).toHaveLength(1)
})

const both = [
  task('PACKING_LIST'),
  task('PACKING_LIST', { post: 'BATHA', due: due(12) }),
  task('CONFORMITY_CERTIFICATE', { isRequired: false }),
  task('MANIFEST', { owner: 'agent', slotId: '1' }),
  task('MANIFEST', { owner: 'agent', slotId: '2' }),
]

test('a truck submits with what is required of it there', () => {
  const of = facts({ tasks: both, documents: [document('MANIFEST', 'ACCEPTED', '1')] })
  expect(missingAt(of, '1', 'GHUWAIFAT').map(({ docCode }) => docCode)).toEqual(['PACKING_LIST'])
  expect(missingAt(of, '2', 'GHUWAIFAT').map(({ docCode }) => docCode)).toEqual(['PACKING_LIST', 'MANIFEST'])
  expect(missingAt(of, '2', 'BATHA').map(({ docCode }) => docCode)).toEqual(['PACKING_LIST'])
})

test('each side is told what it still brings, and by when', () => {
  const of = facts({ tasks: both })
  expect(openFor(of, 'customer')).toEqual({ documents: ['PACKING_LIST'], due: due(4) })
  expect(openFor(of, 'agent')).toEqual({ documents: ['MANIFEST'], due: due(4) })
  const passed = facts({
    tasks: both,
    trucks: [truck('1', { steps: submitted('GHUWAIFAT') }), truck('2', { steps: submitted('GHUWAIFAT') })],
  })
  expect(openFor(passed, 'customer')).toEqual({ documents: ['PACKING_LIST'], due: due(12) })
  expect(openFor(passed, 'agent')).toBeUndefined()
})

test('a task is behind once every truck that it is for has submitted', () => {
  const trucks = [truck('1', { steps: submitted('GHUWAIFAT') }), truck('2')]
  expect(isBehind({ slotId: null, post: 'GHUWAIFAT' }, trucks)).toBe(false)
  expect(isBehind({ slotId: '1', post: 'GHUWAIFAT' }, trucks)).toBe(true)
  expect(isBehind({ slotId: '1', post: 'BATHA' }, trucks)).toBe(false)
})

test('readiness counts what is required, in whole percent', () => {
  const of = (documents: BorderFacts['documents']) => facts({ tasks: both, documents })
  expect(readiness(both, of([]))).toBe(0)
  expect(readiness(both, of([document('MANIFEST', 'UPLOADED', '1')]))).toBe(25)
  expect(readiness(both, of([document('PACKING_LIST', 'UPLOADED')]))).toBe(50)
  expect(readiness(both.slice(0, 3), of([document('PACKING_LIST', 'RETURNED')]))).toBe(0)
  expect(readiness(both.slice(0, 2), of([document('PACKING_LIST', 'ACCEPTED')]))).toBe(100)
  expect(readiness([], of([]))).toBeNull()
})

test('what may be asked for and waived ends with the post', () => {
  const open = facts({ tasks: both })
  const behind = facts({
    tasks: both,
    trucks: [truck('1', { steps: submitted('GHUWAIFAT') }), truck('2', { steps: submitted('GHUWAIFAT') })],
  })
  const permit = { post: 'GHUWAIFAT', docCode: 'NO_OBJECTION' } as const
  expect(askBorderRefusal(open, permit)).toBeUndefined()
  expect(askBorderRefusal(behind, permit)).toBe('trucks.border-passed')
  expect(askBorderRefusal(open, { ...permit, docCode: 'PACKING_LIST' })).toBe('trucks.border-asked')
  const [first] = both
  expect(waiveBorderRefusal(first!, open)).toBeUndefined()
  expect(waiveBorderRefusal(first!, behind)).toBe('trucks.border-settled')
  const there = facts({ tasks: both, documents: [document('PACKING_LIST', 'UPLOADED')] })
  expect(waiveBorderRefusal(first!, there)).toBe('trucks.border-settled')
})
