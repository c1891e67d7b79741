// Files find their drafts by name, and a name that fits several fits none by itself.
import { expect, test } from 'vitest'
import { draftsNamed } from './name-match.ts'

const drafts = [
  { id: 'a', marks: ['FR-26-0000188', 'Order 1', 'SHAJEA26001'] },
  { id: 'b', marks: ['FR-26-0000196', 'Order 12', 'CSQU3054383'] },
  { id: 'c', marks: ['FR-26-0000204', 'طلبية الشتاء'] },
  { id: 'd', marks: ['FR-26-0000212', 'طلبية الشتاء', 'AB'] },
]

test.each([
  ['FR-26-0000188.pdf', ['a']],
  ['invoice fr_26_0000196 final.PDF', ['b']],
  ['FR260000188 invoice.pdf', ['a']],
  ['Order 12 - invoice.pdf', ['b']],
  ['order-1.pdf', ['a']],
  ['invoice Order 123.pdf', []],
  ['ORDER ١٢.pdf', ['b']],
  ['csqu 305438-3.xlsx', ['b']],
  ['فاتورة طلبية الشتاء.pdf', ['c', 'd']],
  ['FR-26-0000212 طلبية الشتاء.pdf', ['d']],
  ['AB.pdf', []],
  ['invoice.pdf', []],
  ['SHAJEA26001.v2.pdf', ['a']],
])('%s belongs to %j', (name, ids) => expect(draftsNamed(name, drafts)).toEqual(ids))
