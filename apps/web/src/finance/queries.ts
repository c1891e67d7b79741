// Reads of payments; their cache keys stand nowhere else.
import { queryOptions } from '@tanstack/react-query'
import { abandonPayment, completePayment, getPaymentStatus } from '@marsa/model/finance/endpoints.ts'
import { call } from '../kit/call.ts'
import { ask } from '../kit/query.ts'

/** Asks the gateway once through the server when the payer is back, or gives the payment up when the payer left. */
export const comebackQuery = (sessionId: string, left: boolean) =>
  queryOptions({
    queryKey: [left ? abandonPayment.verb : completePayment.verb, sessionId],
    queryFn: () => call(left ? abandonPayment : completePayment, { body: { sessionId } }),
    staleTime: Infinity,
  })

const pollMs = 3000

/** How a payment stands, asked again until it is known. */
export const paymentQuery = (sessionId: string) =>
  queryOptions({
    ...ask(getPaymentStatus, { sessionId }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.isKnown ? false : pollMs),
  })
