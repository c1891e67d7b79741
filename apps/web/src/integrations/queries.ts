// Webhooks, their log and API keys as the API answers them; the only place of these cache keys.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listApiKeys, listDeliveries, listWebhooks } from '@marsa/model/integrations/endpoints.ts'
import type { DeliveryState } from '@marsa/model/integrations/webhook.ts'
import { call } from '../kit/call.ts'
import { ask, keyOf } from '../kit/query.ts'

/** Milliseconds between two looks while something is on its way. */
const pollMs = 2_000

export const webhooksQuery = ask(listWebhooks, {})
export const keysQuery = ask(listApiKeys, {})

export const deliveriesQuery = (webhookId: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listDeliveries), webhookId, state],
    queryFn: ({ signal, pageParam }) =>
      call(listDeliveries, { query: { webhookId, state, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.hasMore ? last.items.at(-1)?.deliveryId : undefined),
    refetchInterval: ({ state: known }) =>
      known.data?.pages[0]?.items.some((each) => each.state === 'WAITING') ? pollMs : false,
  })

export const webhookReads = [listWebhooks, listDeliveries] as const
export const keyReads = [listApiKeys] as const
