// Calls of the running product, for the simulated parts of the demo that act through it as programs of companies do.
import type { AnswerOf, BodyOf, Endpoint } from '@marsa/model/kit/endpoint.ts'

/** A call was answered with something else than success. */
export class Refused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** `token` is that of a person who has signed in, or an API key. */
export const askProduct =
  (address: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    token: string | null,
    { query, body }: { query?: Record<string, string>; body?: BodyOf<E> } = {},
  ): Promise<AnswerOf<E>> => {
    const answer = await fetch(
      `${address}/api/${endpoint.path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
      {
        method: endpoint.method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      },
    )
    if (!answer.ok)
      throw new Refused(`${endpoint.verb} answered ${answer.status}: ${await answer.text()}`, answer.status)
    return (await answer.json()) as AnswerOf<E>
  }
