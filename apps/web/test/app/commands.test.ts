// What the search leads to: the pages and actions of a role, in the words of either language, and nobody else's.
import { beforeAll, expect, test } from 'vitest'
import { roles, type Role } from '@marsa/model/kit/access.ts'
import type { Me } from '../../src/accounts/door.tsx'
import { stubBrowser } from './browser-globals.ts'

let findCommands: typeof import('../../src/app/shell/commands.ts').findCommands
beforeAll(async () => {
  stubBrowser()
  ;({ findCommands } = await import('../../src/app/shell/commands.ts'))
})

const me = (roleName: Role, isCompanyAdmin = false) => ({ roleName, isCompanyAdmin }) as Me
const found = (who: Me, text: string) => findCommands(who, text).map(({ id }) => id)

test.each<[Role, string, string]>([
  ['customer', 'new freight quote', 'freight'],
  ['business', 'طلب عرض سعر للشحن', 'freight'],
  ['customer', 'new storage quote', 'storage'],
  ['customer', 'store goods', 'page-storage-quote'],
  ['customer', 'reports', 'page-report'],
  ['customer', 'التقرير', 'page-report'],
  ['customer', 'shipmnets', 'page-shipments'],
  ['customer', 'excel', 'bulk'],
  ['customer', 'bulk trucks', 'truck-bulk'],
  ['clearing-agent', 'الطلبات', 'page-requests'],
  ['warehouse-agent', 'hours', 'page-storage-site'],
  ['admin', 'holidays', 'holidays'],
  ['admin', 'عطلة', 'holidays'],
  ['desk', 'callbacks', 'page-callbacks'],
  ['admin-readonly', 'audit', 'page-audit'],
  ['customer', 'password', 'password'],
])('%s finds «%s» first as %s', (role, text, id) => {
  expect(found(me(role), text)[0]).toBe(id)
})

test('everybody finds the way out, in both languages', () => {
  for (const role of roles)
    for (const text of ['sign out', 'logout', 'log out', 'تسجيل الخروج', 'خروج'])
      expect([role, text, found(me(role), text)]).toEqual([role, text, expect.arrayContaining(['sign-out'])])
})

test('what a role cannot open is not found', () => {
  const isFound = (who: Me, text: string, id: string) => found(who, text).includes(id)
  expect(isFound(me('clearing-agent'), 'new freight quote', 'freight')).toBe(false)
  expect(isFound(me('customer'), 'holidays', 'holidays')).toBe(false)
  expect(isFound(me('desk'), 'settings', 'page-settings')).toBe(false)
  expect(isFound(me('customer'), 'invite', 'invite')).toBe(false)
  expect(isFound(me('business', true), 'invite', 'invite')).toBe(true)
  expect(isFound(me('business', true), 'webhooks', 'integrations')).toBe(true)
  expect(found(me('customer'), 'FR-26-018473')).toEqual([])
})

test('no address is offered twice', () => {
  for (const text of ['quote', 'new request', 'user', 'عرض سعر']) {
    const ways = findCommands(me('business', true), text).map(({ go }) => go)
    expect(new Set(ways).size).toBe(ways.length)
  }
})
