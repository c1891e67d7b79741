// The charges that a complete storage quotation names.
import type { ChargeCode } from '../requests/charges.ts'
import { deliveryOf, type StorageForm } from './request-form.ts'

export const expectedStorageCharges = (
  form: Pick<StorageForm, 'pickup' | 'delivery' | 'deliveryAsPickup'>,
): ChargeCode[] => [
  'storage',
  'handling',
  ...(form.pickup || deliveryOf(form) ? (['transport'] as const) : []),
]

/** Every charge that a warehouse may enter, in the order of the form; the documented ranges of B 5 hold for them. */
export const storageChargeCodes: readonly ChargeCode[] = [
  'storage',
  'handling',
  'handling-in',
  'handling-out',
  'transport',
  'packing',
  'delivery-order',
  'bill-of-lading',
  'terminal-handling',
  'seal',
  'other',
]
