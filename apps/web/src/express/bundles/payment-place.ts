// Where the payment of a bundle leads back to.
import { isActiveMember, viewMembership } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import type { PaymentPlace } from '../../finance/door.tsx'
import { bundleWords as words } from './bundle-words.ts'

const page = (lang: string): string => `/${lang}/express/bundles`

export const bundlePaymentPlace: PaymentPlace = {
  subject: page,
  again: page,
  home: page,
  toSubject: words.toBundles,
  toHome: words.toBundles,
  words: {
    overdueBody: words.overdueBody,
    paidBody: words.paidBody,
    documentsWhere: words.documentsWhere,
    close: words.closeBody,
    unknownBody: words.unknownBody,
    leftBody: words.leftBody,
  },
  refreshes: [viewMembership, isActiveMember],
  useReceipt: () => undefined,
}
