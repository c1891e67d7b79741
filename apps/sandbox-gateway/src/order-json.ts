// An order in the JSON of N-Genius Online, version 2: links, embedded payment, capture and refunds.
import { isCaptured, refundedValue, type Order } from './order.ts'

const captureJson = (order: Order, payment: string): object => ({
  _links: {
    self: { href: `${payment}/captures/${order.captureReference}` },
    'cnp:refund': { href: `${payment}/captures/${order.captureReference}/refund` },
  },
  amount: order.amount,
  state: 'SUCCESS',
  createdTime: order.capturedAt ?? order.updatedAt,
})

const refundJson = (order: Order, payment: string) => (refund: Order['refunds'][number]) => ({
  _links: { self: { href: `${payment}/refunds/${refund.reference}` } },
  amount: { currencyCode: order.amount.currencyCode, value: refund.value },
  state: 'SUCCESS',
  createdTime: refund.at,
})

/** `apiUrl` is the address of the API, `pageUrl` that of the hosted pages. */
export const orderJson = (order: Order, apiUrl: string, pageUrl: string): Record<string, unknown> => {
  const self = `${apiUrl}/transactions/outlets/${order.outlet}/orders/${order.reference}`
  const payment = `${self}/payments/${order.paymentReference}`
  return {
    _id: `urn:order:${order.reference}`,
    _links: {
      self: { href: self },
      'cnp:cancel': { href: `${self}/cancel` },
      payment: { href: `${pageUrl}/?code=${order.code}` },
    },
    type: 'SINGLE',
    reference: order.reference,
    merchantOrderReference: order.merchantOrderReference,
    outletId: order.outlet,
    action: order.action,
    amount: order.amount,
    language: order.language,
    merchantAttributes: { redirectUrl: order.redirectUrl, cancelUrl: order.cancelUrl },
    createDateTime: order.createdAt,
    _embedded: {
      payment: [
        {
          _id: `urn:payment:${order.paymentReference}`,
          _links: { self: { href: payment }, 'cnp:cancel': { href: `${payment}/cancel` } },
          reference: order.paymentReference,
          state: order.state,
          amount: order.amount,
          orderReference: order.reference,
          outletId: order.outlet,
          updateDateTime: order.updatedAt,
          refundedAmount: { currencyCode: order.amount.currencyCode, value: refundedValue(order) },
          _embedded: {
            'cnp:capture': isCaptured(order) ? [captureJson(order, payment)] : [],
            'cnp:refund': order.refunds.map(refundJson(order, payment)),
          },
        },
      ],
    },
  }
}
