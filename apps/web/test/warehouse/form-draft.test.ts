// A draft of the storage form is read loosely: what no longer fits its control begins empty, the rest is there.
import { afterEach, expect, test, vi } from 'vitest'
import { storageDraft } from '../../src/warehouse/asking/form-draft.ts'
import { emptyStorage, type StorageValues } from '../../src/warehouse/asking/form-values.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
})
afterEach(() => kept.clear())

test('what was typed, wrong or right, is there again; a choice that is gone is not', () => {
  const typed = { ...emptyStorage, cbm: 'ten', cargoType: 'ivory', packing: 'crates', pickup: 'yes' }
  storageDraft('one').keep(typed as StorageValues, new Date('2026-11-22T10:00:00Z'))
  expect(storageDraft('two').kept()).toBeUndefined()
  expect(storageDraft('one').kept()?.values).toEqual({
    ...emptyStorage,
    cbm: 'ten',
    packing: 'crates',
    pickup: 'yes',
  })
  storageDraft('one').forget()
  expect(storageDraft('one').kept()).toBeUndefined()
})
