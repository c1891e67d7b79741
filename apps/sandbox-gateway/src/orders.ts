// The gateway's orders in memory, each change in the journal first; late approvals wait here for their moment.
import {
  approveLate,
  cancel,
  chargeBack,
  closeCard,
  isCaptured,
  newOrder,
  refund,
  decide,
  isPayable,
  type NewOrder,
  type Order,
  type Outcome,
} from './order.ts'
import { openJournal } from './journal.ts'

export type OrdersOptions = {
  journalFile: string
  now: () => Date
  /** Milliseconds between the merchant's cancellation and a late approval. */
  lateMs: number
  /** Hears of every change of state. */
  changed: (order: Order) => void
}

export type Orders = ReturnType<typeof openOrders>

export const openOrders = ({ journalFile, now, lateMs, changed }: OrdersOptions) => {
  const journal = openJournal<Order>(journalFile)
  const byReference = new Map<string, Order>()
  const byMerchantReference = new Map<string, string>()
  const byCode = new Map<string, string>()
  const timers = new Set<NodeJS.Timeout>()

  const remember = (order: Order): void => {
    byReference.set(order.reference, order)
    byMerchantReference.set(`${order.outlet} ${order.merchantOrderReference}`, order.reference)
    byCode.set(order.code, order.reference)
  }
  const save = (before: Order | undefined, after: Order): Order => {
    if (after === before) return after
    const at = now().toISOString()
    const isNew = isCaptured(after) && !(before && isCaptured(before))
    const saved = { ...after, updatedAt: at, ...(isNew && { capturedAt: at }) }
    journal.append(saved)
    remember(saved)
    if (before && before.state !== saved.state) changed(saved)
    return saved
  }
  const get = (reference: string | undefined): Order | undefined => byReference.get(reference ?? '')
  const approveAfter = (reference: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const order = get(reference)
      if (order?.late) save(order, approveLate(order))
    }, lateMs)
    timers.add(timer)
  }

  for (const order of journal.entries) remember(order)
  for (const order of byReference.values())
    if (order.late && order.state === 'CANCELLED') approveAfter(order.reference)

  return {
    get,
    byCode: (code: string): Order | undefined => get(byCode.get(code)),
    /** The same merchant reference gives the same order; undefined when it comes with another amount. */
    open: (input: NewOrder): { order: Order; isNew: boolean } | undefined => {
      const known = get(byMerchantReference.get(`${input.outlet} ${input.merchantOrderReference}`))
      if (!known) return { order: save(undefined, newOrder(input, now().toISOString())), isNew: true }
      const same =
        known.amount.value === input.amount.value && known.amount.currencyCode === input.amount.currencyCode
      return same ? { order: known, isNew: false } : undefined
    },
    /** The payer's choice on the hosted page; a second choice changes nothing. */
    choose: (order: Order, outcome: Outcome): Order =>
      isPayable(order) ? save(order, decide(order, outcome)) : order,
    cancel: (order: Order): Order | undefined => {
      const cancelled = cancel(order)
      if (!cancelled) return undefined
      const saved = save(order, cancelled)
      if (saved !== order && saved.late) approveAfter(saved.reference)
      return saved
    },
    refund: (order: Order, value: number): Order | undefined => {
      const refunded = refund(order, value, now().toISOString())
      return refunded && save(order, refunded)
    },
    closeCard: (order: Order): Order | undefined => {
      const closed = closeCard(order)
      return closed && save(order, closed)
    },
    chargeBack: (order: Order): Order | undefined => {
      const charged = chargeBack(order, now().toISOString())
      return charged && save(order, charged)
    },
    /** Those that were captured, oldest first. */
    captured: (): Order[] => [...byReference.values()].filter(isCaptured),
    /** Orders of an outlet created in a period, oldest first. */
    list: (outlet: string, from: string, to: string): Order[] =>
      [...byReference.values()].filter(
        (order) => order.outlet === outlet && order.createdAt >= from && order.createdAt < to,
      ),
    close: (): void => {
      for (const timer of timers) clearTimeout(timer)
      journal.close()
    },
  }
}
