// Contracts of the wire: one row a call, from which the server, the browser client, OpenAPI and the access tests are made.
import type { z } from 'zod'
import type { ActingScope, Actor, Capability, Policy } from './access.ts'
import type { RateLimitName } from './limit.ts'
import type { ApiScope } from './scope.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The person themselves, or an object of the audit trail and the parameter that names it. */
export type ReadRecord = 'person' | { kind: string; by: string }

/** A body with files: one in `file`, or several in `files`, and the text fields beside them. */
export type Multipart = { files: 'one' | 'many'; fields?: z.ZodType }

export type Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** Business verb, also the operation id: `acceptQuote`. */
  verb: string
  /** Row of the call list this conforms to, where it has one: `C048`. */
  call?: string
  method: Method
  /** Documented path under `/api/`, without a leading slash; `{id}` marks a path parameter. */
  path: string
  /** Other documented ways to the same verb: a POST twin for a GET that changes state, a second spelling. */
  twins?: readonly { method: Method; path?: string }[]
  /** Who may call it; the store narrows rows by the relation. */
  policy: Policy
  /** What somebody must be allowed beside their role. */
  capability?: Capability
  /** What an API key must be allowed for it; left out it is closed to keys. */
  scope?: ApiScope
  query?: Query
  body?: Body
  answer: Answer
  /** Codes of the problems the verb may answer, beside those every call may (see `kitProblems`). */
  problems?: readonly string[]
  /** A GET that writes: guarded against prefetch and cross-site use, never cached. Every other method writes too. */
  writes?: true
  /** Set for calls that browsers make by themselves: they do not count as use of the session (Z47). */
  background?: true
  /** Answers a token that is no longer valid like a visitor, instead of refusing it: for signing out. */
  anyToken?: true
  /** Sends a request: a failure that nobody has foreseen says that it was not submitted. */
  submits?: true
  /**
   * Who may call it while acting for somebody: `any` of them, `writers` whose scope is writing, or `nobody`. Left out it is
   * `any` for what only reads and `nobody` for the rest, so that money and everything new is closed until it is opened here.
   */
  acting?: 'any' | 'writers' | 'nobody'
  /** What somebody who acts for another looks at with it; see `readRecordOf`. */
  readRecord?: ReadRecord
  /** Open to those who have to set up a second factor first. */
  beforeFactor?: true
  /** Rate limits that each call takes a point from, beside the limits of all calls; over one of them it answers 429. */
  limit?: readonly RateLimitName[]
  /** Seconds a shared cache may keep the answer; only for public look-ups. */
  cache?: number
  /** The answer is a file of this media type instead of JSON; `any` means the stored one. */
  file?: string
  /** The body is multipart and read by the verb itself. */
  multipart?: Multipart
  /** Names the limits of such a body that hold wherever it is sent from; pages read them, too. */
  screen?: string
  /** The answer is an event stream. */
  stream?: true
  /** A browser navigates to it, and it leads the browser on (302), whatever happens. */
  redirect?: true
}

/** Declares a contract and keeps its schemas' types. */
export const endpoint = <
  const Query extends z.ZodType,
  const Body extends z.ZodType,
  const Answer extends z.ZodType,
>(
  definition: Endpoint<Query, Body, Answer>,
): Endpoint<Query, Body, Answer> => definition

export type QueryOf<E> = E extends Endpoint<infer Q, z.ZodType, z.ZodType> ? z.infer<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.infer<B> : never
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer A> ? z.infer<A> : never

/** True when calling it changes something. */
export const isWrite = (definition: Pick<Endpoint, 'method' | 'writes'>): boolean =>
  definition.method !== 'GET' || definition.writes === true

/** Why somebody whose role would do may not call it: what they were not given. */
export const capabilityRefusal = (
  actor: Pick<Actor, 'capabilities'> | null,
  { capability }: Pick<Endpoint, 'capability'>,
): `kit.needs.${Capability}` | undefined =>
  capability && !actor?.capabilities.includes(capability) ? `kit.needs.${capability}` : undefined

/** Why this is not done while acting for somebody, or undefined where it may be. */
export const actingRefusal = (
  scope: ActingScope,
  definition: Pick<Endpoint, 'method' | 'writes' | 'acting'>,
): string | undefined => {
  const open = definition.acting ?? (isWrite(definition) ? 'nobody' : 'any')
  if (open === 'any' || (open === 'writers' && scope === 'write')) return undefined
  return scope === 'read' && isWrite(definition) ? 'kit.read-only' : 'kit.acting'
}

/**
 * What a look by somebody who acts for another is recorded as (Z02), or undefined where it is none: what writes has its own
 * rows, and what anybody may see, or a browser asks by itself, shows nothing of the person unless the contract says so.
 */
export const readRecordOf = (
  definition: Pick<Endpoint, 'method' | 'writes' | 'readRecord' | 'policy' | 'background' | 'stream'>,
): ReadRecord | undefined => {
  if (isWrite(definition) || definition.stream) return undefined
  if (definition.readRecord) return definition.readRecord
  return definition.background || definition.policy.visitor ? undefined : 'person'
}
