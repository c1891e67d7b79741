// Where a payment of storage leads back to.
import { useQuery } from '@tanstack/react-query'
import { paymentPlaceOf } from '../../requests/door.tsx'
import { storageQuery } from '../queries.ts'
import { storagePlaceText } from '../quoting/compare-text.ts'
import { storageTitles } from '../titles.ts'
import { storageLine } from '../web-line.ts'

export const storagePaymentPlace = paymentPlaceOf(storageLine, {
  toHome: storageTitles.myStorageRequests,
  words: storagePlaceText,
  useView: (id) => useQuery(storageQuery(id)).data,
})
