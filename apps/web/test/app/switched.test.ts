// The language switch is remembered for the page that it leads to, and for one load.
import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from './browser-globals.ts'

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('location', { pathname: '/ar/warehouse/quote', search: '?cbm=7' })
})

const load = async () => {
  vi.resetModules()
  return import('../../src/kit/switched.ts')
}

test('goes on where the switch has led, once', async () => {
  const before = await load()
  expect(before.isSwitched()).toBe(false)
  before.markSwitch('/ar/warehouse/quote?cbm=7')
  expect((await load()).isSwitched()).toBe(true)
  expect((await load()).isSwitched()).toBe(false)
})

test('is none where it has led to another page', async () => {
  ;(await load()).markSwitch('/ar/home')
  expect((await load()).isSwitched()).toBe(false)
})
