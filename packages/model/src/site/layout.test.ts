// Every row of the layout table, the order of the rows, and who meets which frame.
import { describe, expect, test } from 'vitest'
import { roles } from '../kit/access.ts'
import { areaVerdict, startOf } from './areas.ts'
import { headerVariantOf, layoutOf, layouts, projectOf, switchedAddress } from './layout.ts'

describe('the layout of an address', () => {
  test.each([
    ['freight', '/en/freight/home', [], true, false, 710],
    ['freight', '/ar/freight/shipments/7', [], true, false, 710],
    ['warehouse', '/en/warehouse/home', ['warehouse'], false, false, 710],
    ['express', '/ar/express/home', ['delivery'], false, true, 710],
    ['express', '/en/admin/couriers', ['delivery'], false, true, 710],
    ['express', 'admin/cash?show=open', ['delivery'], false, true, 710],
    ['hub', '/en/depot/cash', ['hub'], true, false, 710],
    ['finance', '/en/finance', ['hub'], false, true, 710],
    ['content', '/en/mobile/faqs', ['warehouse', 'delivery'], false, false, 710],
    ['content', '/ar/customerfeedback', ['warehouse', 'delivery'], false, false, 710],
    ['trucks', '/en/trucks/home', ['trucks'], false, false, 675],
    ['hub', '/en/home', ['hub'], true, false, 710],
    ['hub', '/ar/user/usermanagement', ['hub'], true, false, 710],
    ['hub', '/en', ['hub'], true, false, 710],
  ] as const)('%s for %s', (id, path, headers, serviceLevel, roleCheck, minHeight) => {
    expect(layoutOf(path)).toMatchObject({ id, headers, serviceLevel, roleCheck, minHeight })
  })

  test('only finance hides the search, only content pages are plain', () => {
    expect(layouts.filter((each) => !each.search).map((each) => each.id)).toEqual(['finance'])
    expect(layouts.filter((each) => each.plain).map((each) => each.id)).toEqual(['content'])
  })

  test('is chosen by whole segments of the path and by nothing behind it', () => {
    expect(layoutOf('/en/sign-in?next=/en/freight/quote').id).toBe('hub')
    expect(layoutOf('/en/help/faq#freight').id).toBe('hub')
    expect(layoutOf('/en/freightliner').id).toBe('hub')
    expect(layoutOf('/EN/Freight/Home').id).toBe('freight')
  })

  test('is the first row in the written order', () => {
    expect(layoutOf('/en/trucks/freight').id).toBe('freight')
    expect(layoutOf('/en/mobile/finance').id).toBe('finance')
    expect(layoutOf('/en/trucks/mobile').id).toBe('content')
  })

  test('names the project of the language switch', () => {
    expect(['/en/freight/x', '/en/finance', '/en/user/myprofile', '/en/mobile/faqs'].map(projectOf)).toEqual([
      'freight',
      'finance',
      undefined,
      undefined,
    ])
  })
})

test('every role has its header', () => {
  expect(headerVariantOf(undefined)).toBe('visitor')
  expect(Object.fromEntries(roles.map((role) => [role, headerVariantOf(role)]))).toEqual({
    customer: 'customer',
    business: 'customer',
    portal: 'customer',
    'clearing-agent': 'agent',
    'warehouse-agent': 'agent',
    'truck-provider': 'agent',
    courier: 'agent',
    depot: 'agent',
    desk: 'staff',
    admin: 'staff',
    'admin-readonly': 'readonly',
  })
})

test('work begins with what a role works on', () => {
  expect(startOf(undefined)).toBe('home')
  expect(Object.fromEntries(roles.map((role) => [role, startOf(role)]))).toEqual({
    customer: 'freight/dashboard',
    business: 'freight/dashboard',
    portal: 'freight/dashboard',
    'clearing-agent': 'freight/requests',
    'warehouse-agent': 'warehouse/requests',
    'truck-provider': 'trucks/jobs',
    courier: 'courier',
    depot: 'depot/intake',
    desk: 'desk/overview',
    admin: 'desk/overview',
    'admin-readonly': 'desk/overview',
  })
})

test('finance is for administrators, credit for the desk too, express for all but agents', () => {
  const finance = Object.fromEntries(roles.map((role) => [role, areaVerdict('finance', role)]))
  expect(finance).toEqual({
    customer: 'home',
    business: 'home',
    portal: 'home',
    'clearing-agent': 'warn',
    'warehouse-agent': 'warn',
    'truck-provider': 'warn',
    courier: 'warn',
    depot: 'warn',
    desk: 'home',
    admin: 'open',
    'admin-readonly': 'open',
  })
  expect(roles.filter((role) => areaVerdict('credit', role) === 'open')).toEqual([
    'desk',
    'admin',
    'admin-readonly',
  ])
  expect(roles.filter((role) => areaVerdict('express', role) === 'warn')).toEqual([
    'clearing-agent',
    'warehouse-agent',
    'truck-provider',
    'courier',
    'depot',
  ])
})

test.each([
  ['/en/freight/shipments/1?tab=papers', 'ar', false, '/ar/freight/shipments/1?tab=papers'],
  ['/ar', 'en', false, '/en'],
  ['/en/warehouse/quote?draft=1', 'ar', true, '/ar/warehouse/home'],
  ['/en/admin/settings', 'ar', true, '/ar/home'],
] as const)('the switch from %s to %s leads home: %s, to %s', (address, to, leadsHome, there) => {
  expect(switchedAddress(address, to, leadsHome)).toBe(there)
})
