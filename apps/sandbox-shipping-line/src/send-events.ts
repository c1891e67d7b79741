// Sends a batch of events to the address of a subscription, and reads what its receiver says of each.
import type { Answer, CarrierEvent } from './happening.ts'

export type Target = { callbackUrl: string; callbackKey: string }
type Said = Pick<Answer, 'result' | 'milestone' | 'quoteNumber'>

/** As many as the receiver takes in one call. */
export const mostInBatch = 100

const text = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 60) : null)

const readSaid = async (answer: Response): Promise<Map<string, Said>> => {
  const body = (await answer.json()) as { events?: unknown } | null
  const events = Array.isArray(body?.events) ? (body.events as (Record<string, unknown> | null)[]) : []
  return new Map(
    events.map((each) => [
      text(each?.['eventID']) ?? '',
      {
        result: text(each?.['result']) ?? '',
        milestone: text(each?.['milestone']),
        quoteNumber: text(each?.['quoteNumber']),
      },
    ]),
  )
}

/** Answers in the order of the events; whoever does not answer within 10 seconds is away. */
export const sendEvents = async (
  { callbackUrl, callbackKey }: Target,
  events: readonly CarrierEvent[],
  now: () => Date,
): Promise<Answer[]> => {
  let status: number | null = null
  let said = new Map<string, Said>()
  try {
    const answer = await fetch(callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${callbackKey}` },
      body: JSON.stringify({ events }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.ok) said = await readSaid(answer)
    else await answer.body?.cancel()
    status = answer.status
  } catch {
    // Nobody there, or no answer that can be read: it is sent again.
  }
  const at = now().toISOString()
  return events.map(({ eventID }) => ({ at, status, ...said.get(eventID) }))
}
