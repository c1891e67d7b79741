// A card gateway in memory with the same interface as the real one; what the payer and the network do is set by the test.
import { randomUUID } from 'node:crypto'
import { GatewayError, type Gateway, type GatewayOrder } from '../src/finance/gateway.ts'

export type MemoryGateway = Gateway & {
  /** What the payer or the bank did with the order of a session; the amount differs only to test mismatches. */
  settle: (
    key: string,
    change: Partial<Pick<GatewayOrder, 'status' | 'amountFils' | 'currency' | 'refundedFils'>>,
  ) => void
  order: (key: string) => GatewayOrder
  /** From now on every call fails as an unreachable gateway would. */
  reachable: (isReachable: boolean) => void
  /** Number of refunds that were really made. */
  refunds: () => number
}

export const memoryGateway = (): MemoryGateway => {
  const byKey = new Map<string, GatewayOrder & { openedAt: Date }>()
  let isReachable = true
  let refundCount = 0
  const check = (): void => {
    if (!isReachable) throw new GatewayError('no answer')
  }
  const byRef = (ref: string) => [...byKey.values()].find((order) => order.ref === ref)
  const must = (ref: string): GatewayOrder => {
    const order = byRef(ref)
    if (!order) throw new GatewayError(`the gateway does not know order ${ref}`)
    return order
  }
  return {
    isSet: true,
    open: async (request) => {
      check()
      const known = byKey.get(request.key)
      if (known) return { ...known }
      const ref = randomUUID()
      const order = {
        ref,
        key: request.key,
        payUrl: `http://gateway.invalid/?code=${ref}`,
        status: 'pending' as const,
        amountFils: request.amountFils,
        currency: request.currency,
        refundedFils: 0n,
        openedAt: new Date(),
      }
      byKey.set(request.key, order)
      return { ...order }
    },
    find: async (ref) => {
      check()
      const order = byRef(ref)
      return order && { ...order }
    },
    cancel: async (ref) => {
      check()
      const order = must(ref)
      if (order.status === 'pending') order.status = 'cancelled'
      return { ...order }
    },
    refund: async (ref, refundedInAllFils, isStillMine) => {
      check()
      const order = must(ref)
      const before = order.refundedFils
      if (refundedInAllFils > order.amountFils) throw new GatewayError('more than was captured')
      if (refundedInAllFils > before) {
        // As at the real one: what is missing was worked out before, and is sent whatever has happened since.
        await isStillMine()
        refundCount += 1
        order.refundedFils += refundedInAllFils - before
        if (order.refundedFils === order.amountFils) order.status = 'refunded'
      }
      return { ...order }
    },
    list: async (from, to) => {
      check()
      return [...byKey.values()].filter(({ openedAt }) => openedAt >= from && openedAt < to)
    },
    settle: (key, change) => void Object.assign(byKey.get(key)!, change),
    order: (key) => ({ ...byKey.get(key)! }),
    reachable: (value) => {
      isReachable = value
    },
    refunds: () => refundCount,
  }
}
