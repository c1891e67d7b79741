// Where a payment of a line leads back to: the request, its quotes, the list of requests.
import type { TextRow } from '@marsa/model/kit/text.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { PaymentPlace } from '../../finance/door.tsx'
import type { RequestView, WebLine } from '../web-line.ts'

type Own<View> = {
  toHome: TextRow
  words?: PaymentPlace['words']
  useView: (id: string) => View | undefined
}

export const paymentPlaceOf = <View extends RequestView>(
  line: WebLine<View>,
  { useView, ...own }: Own<View>,
): PaymentPlace => {
  const path = requestsOf[line.line].pages.customer
  return {
    ...own,
    subject: (lang, { subjectId }) => `/${lang}/${path}/${subjectId}`,
    again: (lang, { subjectId, part }) => `/${lang}/${path}/${subjectId}${part === 'final' ? '' : '/quotes'}`,
    home: (lang) => `/${lang}/${path}`,
    toSubject: line.titles.toRequest,
    refreshes: line.reads,
    useReceipt: ({ subjectId }) => {
      const view = useView(subjectId)
      return view && line.calls.money(subjectId, view.quotation).receipt
    },
  }
}
