// Where a payment of storage leads back to: the request, its quotes, the list of storage requests.
import { useQuery } from '@tanstack/react-query'
import type { PaymentPlace } from '../../finance/door.tsx'
import { storageCompareText, storagePlaceText } from '../quoting/compare-text.ts'
import { storageMoneyCalls } from './pay-calls.ts'
import { storageQuery, storageReads } from '../queries.ts'

const { toHome, ...words } = storagePlaceText

export const storagePaymentPlace: PaymentPlace = {
  subject: (lang, { subjectId }) => `/${lang}/warehouse/storages/${subjectId}`,
  again: (lang, { subjectId, part }) =>
    `/${lang}/warehouse/storages/${subjectId}${part === 'final' ? '' : '/quotes'}`,
  home: (lang) => `/${lang}/warehouse/storages`,
  toSubject: storageCompareText.toStorage,
  toHome,
  words,
  refreshes: storageReads,
  useReceipt: ({ subjectId }) => {
    const { data } = useQuery(storageQuery(subjectId))
    return data && storageMoneyCalls(data).receipt
  },
}
