// Network International's N-Genius Online over HTTP: hosted payment page, purchase in minor units, refunds of captures.
import { z } from 'zod'
import type { GatewayStatus } from '@marsa/model/finance/payment-session.ts'
import { GatewayError, type Gateway, type GatewayOrder, type OrderRequest } from './gateway.ts'

export type NGeniusOptions = {
  /** Address of the API, without a trailing slash. */
  url: string
  apiKey: string
  outlet: string
  timeoutMs?: number
  now?: () => number
}

const amount = z.object({ currencyCode: z.string(), value: z.int() })
const link = z.object({ href: z.string() })
const operation = z.object({
  _links: z.object({ self: link.optional(), 'cnp:refund': link.optional() }),
  amount,
})
const payment = z.object({
  reference: z.string().optional(),
  state: z.string(),
  amount,
  _links: z.object({ self: link.optional(), 'cnp:refund': link.optional() }).optional(),
  _embedded: z
    .object({ 'cnp:capture': z.array(operation).optional(), 'cnp:refund': z.array(operation).optional() })
    .optional(),
})
const order = z.object({
  reference: z.string(),
  merchantOrderReference: z.string().optional(),
  amount,
  _links: z.object({ payment: link.optional() }),
  _embedded: z.object({ payment: z.array(payment).min(1) }),
})
const orderPage = z.object({
  _embedded: z.object({ orders: z.array(order) }),
  page: z.object({ totalPages: z.int() }),
})
type NGeniusOrder = z.infer<typeof order>

/** Payment states of N-Genius in our words; a state that we do not know decides nothing. */
const statuses: Record<string, GatewayStatus> = {
  CAPTURED: 'succeeded',
  PURCHASED: 'succeeded',
  PARTIALLY_CAPTURED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'refunded',
  FAILED: 'failed',
  DECLINED: 'failed',
  CANCELLED: 'cancelled',
  REVERSED: 'cancelled',
}

/** What the gateway says in an error. */
const messageOf = async (answer: Response): Promise<string> => {
  const error = z.object({ message: z.string() }).safeParse(await answer.json().catch(() => undefined))
  return error.success ? error.data.message.slice(0, 200) : ''
}

const total = (operations: readonly { amount: { value: number } }[] = []): bigint =>
  operations.reduce((all, each) => all + BigInt(each.amount.value), 0n)

const toOrder = (found: NGeniusOrder): GatewayOrder => {
  const paid = found._embedded.payment[0]!
  const captures = paid._embedded?.['cnp:capture'] ?? []
  return {
    ref: found.reference,
    key: found.merchantOrderReference ?? '',
    payUrl: found._links.payment?.href ?? '',
    status: statuses[paid.state] ?? 'pending',
    amountFils: captures.length > 0 ? total(captures) : BigInt(paid.amount.value),
    currency: (captures[0]?.amount ?? paid.amount).currencyCode,
    refundedFils: total(paid._embedded?.['cnp:refund']),
  }
}

/** Where the capture of an order is refunded; the link must stay on the gateway's own host. */
const refundPath = (found: NGeniusOrder, base: string): string => {
  const paid = found._embedded.payment[0]!
  const capture = paid._embedded?.['cnp:capture']?.[0]
  const self = capture?._links.self?.href
  const href =
    capture?._links['cnp:refund']?.href ?? paid._links?.['cnp:refund']?.href ?? (self && `${self}/refund`)
  if (!href) throw new GatewayError(`order ${found.reference} has no capture to refund`)
  const url = new URL(href)
  if (url.origin !== new URL(base).origin)
    throw new GatewayError(`a refund link leads to another host: ${url.origin}`)
  return url.pathname
}

const orderBody = (request: OrderRequest): object => ({
  action: 'PURCHASE',
  amount: { currencyCode: request.currency, value: Number(request.amountFils) },
  language: request.language,
  merchantOrderReference: request.key,
  merchantAttributes: {
    redirectUrl: request.returnUrl,
    cancelUrl: request.cancelUrl,
    skipConfirmationPage: true,
  },
  merchantDefinedData: {
    descriptionEn: request.description.title.en,
    descriptionAr: request.description.title.ar,
    lines: JSON.stringify(request.description.lines),
    expiresAt: request.expiresAt.toISOString(),
  },
})

type Token = { value: string; until: number }

/** A gateway over the N-Genius API. Tokens are kept until half a minute before they end. */
export const nGenius = (options: NGeniusOptions): Gateway => {
  const { url, apiKey, outlet, timeoutMs = 8000, now = Date.now } = options
  const orders = `/transactions/outlets/${encodeURIComponent(outlet)}/orders`
  let token: Promise<Token> | undefined

  const request = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(`${new URL(url).origin}${path}`, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new GatewayError(`${init.method} ${path}: no answer`, { cause: error })
    }
  }
  const signIn = async (): Promise<Token> => {
    const answer = await request('/identity/auth/access-token', {
      method: 'POST',
      headers: { authorization: `Basic ${apiKey}`, 'content-type': 'application/vnd.ni-identity.v1+json' },
    })
    if (!answer.ok) throw new GatewayError(`the gateway refused the service account: ${answer.status}`)
    const issued = z.object({ access_token: z.string(), expires_in: z.number() }).parse(await answer.json())
    return { value: issued.access_token, until: now() + (issued.expires_in - 30) * 1000 }
  }
  const bearer = async (): Promise<string> => {
    const held = await token?.catch(() => undefined)
    if (!held || held.until <= now()) token = signIn()
    return (await token!).value
  }
  /** One retry with a new token: the gateway may end a token early. */
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await request(path, {
        method,
        headers: {
          authorization: `Bearer ${await bearer()}`,
          accept: 'application/vnd.ni-payment.v2+json',
          ...(body && { 'content-type': 'application/vnd.ni-payment.v2+json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.status !== 401 || attempt === 2) return answer
      token = undefined
    }
  }
  const read = async <Schema extends z.ZodType>(
    answer: Response,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    if (!answer.ok)
      throw new GatewayError(`${answer.url}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
    try {
      return schema.parse(await answer.json())
    } catch (error) {
      throw new GatewayError(`${answer.url}: an answer of another shape`, { cause: error })
    }
  }
  const findOrder = async (ref: string): Promise<NGeniusOrder | undefined> => {
    const answer = await send('GET', `${orders}/${encodeURIComponent(ref)}`)
    return answer.status === 404 ? undefined : read(answer, order)
  }
  const mustFind = async (ref: string): Promise<NGeniusOrder> => {
    const found = await findOrder(ref)
    if (!found) throw new GatewayError(`the gateway does not know order ${ref}`)
    return found
  }

  return {
    isSet: url !== '',
    open: async (wanted) => toOrder(await read(await send('POST', orders, orderBody(wanted)), order)),
    find: async (ref) => {
      const found = await findOrder(ref)
      return found && toOrder(found)
    },
    cancel: async (ref) => {
      const answer = await send('PUT', `${orders}/${encodeURIComponent(ref)}/cancel`)
      // 409 and 422: it was captured or has ended by itself; the order says which.
      if (!answer.ok && answer.status !== 409 && answer.status !== 422) await read(answer, order)
      return toOrder(await mustFind(ref))
    },
    refund: async (ref, refundedInAllFils, isStillMine) => {
      const found = await mustFind(ref)
      const { refundedFils, currency } = toOrder(found)
      const missing = refundedInAllFils - refundedFils
      if (missing <= 0n) return toOrder(found)
      const value = { amount: { currencyCode: currency, value: Number(missing) } }
      await isStillMine()
      const answer = await send('POST', refundPath(found, url), value)
      if (!answer.ok) throw new GatewayError(`Refund refused: ${answer.status} ${await messageOf(answer)}`)
      return toOrder(await mustFind(ref))
    },
    list: async (from, to) => {
      const found: GatewayOrder[] = []
      for (let page = 0, pages = 1; page < pages; page++) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          to: to.toISOString(),
          page: String(page),
          size: '100',
        })
        const answer = await read(await send('GET', `${orders}?${query}`), orderPage)
        found.push(...answer._embedded.orders.map(toOrder))
        pages = answer.page.totalPages
      }
      return found
    },
  }
}
