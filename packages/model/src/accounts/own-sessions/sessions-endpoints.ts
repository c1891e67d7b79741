// Contracts of one's own sessions: where one is signed in, ending them, and when one has signed in.
import { z } from 'zod'
import { everyone } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'

const own = { policy: everyone, acting: 'nobody', beforeFactor: true } as const
const place = { agent: z.string(), address: z.string(), method: z.string() }

export const listSessions = endpoint({
  verb: 'listSessions',
  method: 'GET',
  path: 'sessions',
  ...own,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.uuid(),
        ...place,
        startedAt: z.string(),
        lastUsedAt: z.string(),
        thisOne: z.boolean(),
      }),
    ),
  }),
})

export const endOwnSession = endpoint({
  verb: 'endOwnSession',
  method: 'POST',
  path: 'sessions/{id}/end',
  ...own,
  query: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  answer: ok,
  problems: ['sessions.not-found'],
})

/** Ends all others and forgets every remembered device. */
export const endOtherSessions = endpoint({
  verb: 'endOtherSessions',
  method: 'POST',
  path: 'sessions/end-others',
  ...own,
  body: z.strictObject({}),
  answer: z.strictObject({ ended: z.int() }),
})

export const listSignIns = endpoint({
  verb: 'listSignIns',
  method: 'GET',
  path: 'sign-ins',
  ...own,
  answer: z.strictObject({
    items: z.array(z.strictObject({ id: z.uuid(), ...place, at: z.string() })),
  }),
})

export const sessionsEndpoints = { listSessions, endOwnSession, endOtherSessions, listSignIns }
