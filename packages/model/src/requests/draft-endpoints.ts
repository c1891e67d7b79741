// The calls of a line whose requests may be kept as drafts before they are sent (F1-F3, F21; T1-T3, T18).
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { bulkIds, Outcome } from '../kit/bulk-action.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as fields from '../kit/fields.ts'
import { type QuotedLine } from '../lines.ts'
import { usualCode, type UsualProblem } from './usual-problems.ts'

type Line<Draft extends z.ZodType<object>, Sending extends z.ZodRawShape> = {
  line: QuotedLine
  /** One of its requests in the names of its calls, as `usualEndpoints` takes it. */
  noun: string
  draft: Draft
  /** What is said when it is sent, and what may stand against it beside the form. */
  sending: z.ZodObject<Sending, z.core.$strict>
  problems?: readonly string[]
}

export const draftCalls = <Draft extends z.ZodType<object>, Sending extends z.ZodRawShape>({
  line,
  noun,
  draft,
  sending,
  problems = [],
}: Line<Draft, Sending>) => {
  const path = line.charAt(0).toUpperCase() + line.slice(1)
  const id = fields.id(usualCode(line, 'not-found'))
  const refusals = (...codes: UsualProblem[]) =>
    ['not-found' as const, ...codes].map((code) => usualCode(line, code))
  const shared = { method: 'POST', policy: customers, scope: 'requests.write', acting: 'writers' } as const
  const copied = z.strictObject({ id: z.string(), number: z.string() })
  return {
    /** Keeps what is entered so far; nothing is checked yet but its size. */
    saveDraft: endpoint({
      ...shared,
      verb: `save${noun}Draft`,
      path: `${path}/SaveRequest`,
      body: z.strictObject({ id: id.nullable(), form: draft }),
      answer: copied.extend({ savedAt: z.string() }),
      problems: refusals(),
    }),
    submitDraft: endpoint({
      ...shared,
      verb: `submit${noun}`,
      submits: true,
      path: `${path}/SubmitRequest/{id}`,
      query: z.strictObject({ id }),
      body: sending,
      answer: copied.extend({ invitedAgents: z.int(), answerBy: z.string().nullable() }),
      problems: [...refusals(), ...problems],
    }),
    /** Sends each draft as `submitDraft` does, in a transaction of its own; one that is refused holds no other up. */
    submitDrafts: endpoint({
      ...shared,
      verb: `submit${noun}Drafts`,
      submits: true,
      path: `${path}/SubmitRequests`,
      body: sending.extend({ ids: bulkIds }),
      answer: z.strictObject({ outcomes: z.array(Outcome) }),
      problems,
    }),
    removeDraft: endpoint({
      ...shared,
      verb: `remove${noun}Draft`,
      path: `${path}/RemoveDraft/{id}`,
      query: z.strictObject({ id }),
      answer: ok,
      problems: refusals(),
    }),
    /** Copies a request of any state into a new draft. */
    clone: endpoint({
      ...shared,
      verb: `clone${noun}`,
      path: `${path}/CloneRequest/{id}`,
      query: z.strictObject({ id }),
      answer: copied,
      problems: refusals(),
    }),
  }
}
export type DraftCalls = ReturnType<typeof draftCalls<z.ZodType<object>, z.ZodRawShape>>
