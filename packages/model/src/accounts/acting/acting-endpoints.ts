// Contracts of acting for somebody: choosing whom, beginning, the banner, the way back, and what the person sees of it.
import { z } from 'zod'
import { anyone, everyone, roles } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { cleanText } from '../../kit/id.ts'
import { mayAct } from './acting-rules.ts'
import { signInAnswer, tokens } from '../endpoints.ts'
import { atMost } from '../../kit/too-long.ts'

const scopes = ['read', 'write'] as const
const named = {
  firstName: z.string(),
  lastName: z.string(),
  firstNameAr: z.string().nullable(),
  lastNameAr: z.string().nullable(),
}

/** Why somebody acts; the person they act for reads it. */
export const actingReason = z
  .string({ error: 'acting.reason-required' })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(10, 'acting.reason-required')
      .max(...atMost(300)),
  )

export const findSubjects = endpoint({
  verb: 'findSubjects',
  method: 'GET',
  path: 'acting/people',
  policy: mayAct,
  query: z.strictObject({ searchText: z.string().max(100).optional() }),
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        userCode: z.string(),
        ...named,
        /** Masked. */
        email: z.string(),
        roleName: z.enum(roles),
        companyNameEn: z.string(),
        companyNameAr: z.string(),
      }),
    ),
  }),
  limit: ['acting.person'],
})

export const startActing = endpoint({
  verb: 'startActing',
  method: 'POST',
  path: 'acting',
  policy: mayAct,
  body: z.strictObject({
    userCode: z.string().min(1).max(60),
    reason: actingReason,
    scope: z.enum(scopes).default('read'),
  }),
  answer: signInAnswer,
  problems: ['acting.not-found', 'acting.self', 'acting.staff', 'acting.not-active', 'factors.check-needed'],
})

export const viewActing = endpoint({
  verb: 'viewActing',
  method: 'GET',
  path: 'acting',
  policy: everyone,
  answer: z.strictObject({
    /** Whether the caller may choose to change things when they begin. */
    mayChange: z.boolean(),
    /** Null for people in a session of their own. */
    acting: z
      .strictObject({
        ...named,
        userCode: z.string(),
        roleName: z.enum(roles),
        scope: z.enum(scopes),
        reason: z.string(),
        until: z.string(),
        adminToken: z.string(),
      })
      .nullable(),
  }),
  background: true,
})

export const endActing = endpoint({
  verb: 'endActing',
  method: 'POST',
  path: 'acting/end',
  policy: anyone,
  body: z.strictObject({ adminToken: z.string().max(200) }),
  answer: z.strictObject({ ...tokens.shape, rememberMe: z.boolean() }),
  problems: ['acting.over'],
  anyToken: true,
  acting: 'any',
  background: true,
})

export const listSupportVisits = endpoint({
  verb: 'listSupportVisits',
  method: 'GET',
  path: 'support-visits',
  policy: everyone,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        ...named,
        roleName: z.enum(roles),
        reason: z.string(),
        startedAt: z.string(),
        /** How many changes were made, things looked at, and files opened. */
        changes: z.int(),
        looks: z.int(),
        files: z.int(),
      }),
    ),
  }),
  acting: 'nobody',
  beforeFactor: true,
})

export const actingEndpoints = { findSubjects, startActing, viewActing, endActing, listSupportVisits }
