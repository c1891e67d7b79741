// Contracts of the link by which others follow a booking of a line: its customer makes it, or is told the open one, and ends it.
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as fields from '../kit/fields.ts'
import type { QuotedLine } from '../lines.ts'

type Named = { line: QuotedLine; verb: string; path: string }

const byId = (line: QuotedLine) => z.strictObject({ id: fields.id(`${line}.not-found`) })

/** The token stands behind `#` of the link, so that no log has it. */
export const shareContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: customers,
    query: byId(line),
    answer: z.strictObject({ token: z.string() }),
    problems: [`${line}.not-found`, `${line}.not-booked`],
  })

export const endShareContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: customers,
    query: byId(line),
    answer: ok,
    problems: [`${line}.not-found`, 'requests.share-none'],
  })

/** What whoever opens a link sends. */
export const SharedBody = z.strictObject({
  token: z.string({ error: 'requests.share-over' }).regex(/^[\w-]{43}$/, 'requests.share-over'),
})
