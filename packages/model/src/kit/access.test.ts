// Policies deny by default: no role reaches what a table does not name, and staff that only read never move anything.
import { describe, expect, test } from 'vitest'
import {
  anyone,
  clearingAgents,
  customers,
  everyone,
  kindOf,
  may,
  roles,
  type Actor,
  type Policy,
} from './access.ts'

const as = (role: Actor['role']) => ({ role }) as Actor

test('what is not listed is denied, to visitors as well', () => {
  for (const role of roles) expect(may(as(role), {})).toBeUndefined()
  expect(may(null, everyone)).toBeUndefined()
  expect(may(as('admin'), undefined)).toBeUndefined()
})

describe('the shared policies', () => {
  const reach = (policy: Policy) => roles.filter((role) => may(as(role), policy) !== undefined)
  test('name whom they say', () => {
    expect(reach(customers)).toEqual(['customer', 'business', 'portal'])
    expect(reach(clearingAgents)).toEqual(['clearing-agent'])
    expect(reach(everyone)).toEqual([...roles])
    expect(may(null, anyone)).toBe('any')
  })

  test('give customers their own rows and agents those they are asked about, never all', () => {
    expect(roles.map((role) => may(as(role), customers)).filter(Boolean)).toEqual(['own', 'own', 'own'])
    expect(may(as('clearing-agent'), clearingAgents)).toBe('assigned')
  })
})

test('a read-only administrator is a visitor to every machine', () => {
  expect(kindOf(as('admin-readonly'))).toBe('visitor')
  expect(kindOf(null)).toBe('visitor')
  expect(kindOf(as('portal'))).toBe('customer')
})
