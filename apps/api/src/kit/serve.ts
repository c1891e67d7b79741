// Mounts contracts: limits -> session -> policy -> input -> verb -> answer by schema. The only place that knows HTTP.
import { createHash } from 'node:crypto'
import compile, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { may, type Actor, type Policy, type Relation } from '@marsa/model/kit/access.ts'
import {
  actingRefusal,
  capabilityRefusal,
  isWrite,
  type BodyOf,
  type Endpoint,
  type QueryOf,
} from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'
import { scopeRefusal } from '@marsa/model/kit/scope.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { noteRead, withinRight } from './acting.ts'
import { languageOf, problemOf } from './answer-problem.ts'
import type { Clock } from './clock.ts'
import { codeOf, readingOnly, type Db, type Tx } from './db.ts'
import type { CallLimits } from './call-limits.ts'
import { spendingOf, type Spending } from './limit.ts'
import { once } from './once.ts'
import { readInput } from './read-input.ts'

/** Where the settings in force come from; `forget` makes the next call read them anew. */
export type SettingsSource = {
  inForce: () => Promise<SettingsInForce>
  forget: () => void
  /** Calls back with the settings of the start and after every change. */
  follow: (listener: (settings: SettingsInForce) => void) => void
}

/** What serving needs: the HTTP server, the database, the clock, and how a bearer token becomes an actor. */
export type Server = {
  http: FastifyInstance
  db: Db
  /** Whether the database answers; while it does not, calls are refused at once instead of waiting for it. */
  isDatabaseUp: () => boolean
  clock: Clock
  /** Hides whose points a rate limit counts. */
  secret: string
  /** Left out where nobody limits calls in general: tests, the filling of the demo. */
  callLimits?: CallLimits | undefined
  /** Left out where the defaults will do. */
  settings?: SettingsSource
  /** The actor of a valid token; throws `kit.signed-out` for a token that is not. `background` calls are no use. */
  authenticate: (token: string, background: boolean) => Promise<Actor>
}

/** One call as a verb sees it. */
export type Call<E = Endpoint> = Spending & {
  db: Db
  now: Date
  /** Null for visitors, who only reach verbs whose policy names them. */
  actor: Actor | null
  /** How far the policy lets the actor reach. */
  relation: Relation
  query: QueryOf<E>
  body: BodyOf<E>
  language: Lang
  settings: SettingsInForce
  request: FastifyRequest
  reply: FastifyReply
  /** Runs work in one audited transaction, once per Idempotency-Key. */
  once: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** The same for one of several objects: the key of the call holds for each of them apart. */
  onceFor: <T>(id: string, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** The same without keeping the answer for a repeated key, for answers that hold secrets. */
  unkept: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** The caller of a verb that visitors cannot reach. */
export const signedIn = (call: { actor: Actor | null }): Actor => {
  if (!call.actor) throw new Problem('kit.signed-out')
  return call.actor
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]

/** Idempotency-Key: 8 to 200 visible signs. */
const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key))) return key
  throw new Problem('kit.invalid', {}, { 'Idempotency-Key': 'kit.field.invalid' })
}

/** The key of one object of a call; short, however long the key of the call is. */
const partKey = (key: string, id: string): string =>
  createHash('sha256').update(`${key} ${id}`).digest('base64url')

/** A GET that writes may not be triggered by a prefetch, another site or a navigation (safety rule 2). */
const refuseIndirectUse = (request: FastifyRequest): void => {
  const { headers } = request
  const purpose = `${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`
  if (
    purpose.includes('prefetch') ||
    headers['sec-fetch-site'] === 'cross-site' ||
    headers['sec-fetch-mode'] === 'navigate'
  )
    throw new Problem('kit.cross-site')
}

const relationOf = (actor: Actor | null, policy: Policy, write: boolean): Relation => {
  const relation = may(actor, policy)
  if (relation) return relation
  if (!actor) throw new Problem('kit.signed-out')
  throw new Problem(actor.role === 'admin-readonly' && write ? 'kit.read-only' : 'kit.forbidden')
}

/** What a session may not do although its person may: an API key, acting for somebody, an overdue second factor. */
const refuseSession = (actor: Actor, endpoint: Endpoint): void => {
  if (actor.key) refuse(scopeRefusal(actor.key, endpoint))
  if (actor.acting) refuse(actingRefusal(actor.acting.scope, endpoint))
  if (actor.factorDue && !endpoint.beforeFactor) refuse('kit.factor-due')
}

/** Who only looks reads as the database's reading role, so that a verb that writes all the same is stopped there (Z03). */
const isReadOnly = (actor: Actor | null, endpoint: Endpoint): boolean =>
  actor?.acting?.scope === 'read' && !endpoint.anyToken

/** The database refuses a write of who only looks: no privilege, or a transaction that reads. */
const deniedToReaders = new Set(['42501', '25006'])

const actorOf = async (
  server: Server,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Actor | null> => {
  const token = bearerOf(request)
  if (!token) return null
  try {
    return await server.authenticate(token, endpoint.background === true)
  } catch (error) {
    if (endpoint.anyToken && error instanceof Problem && error.code === 'kit.signed-out') return null
    throw error
  }
}

const callOf = async (
  server: Server,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call> => {
  const write = isWrite(endpoint)
  server.callLimits?.countAddress(request.ip)
  if (!server.isDatabaseUp()) throw new Problem('kit.unavailable')
  const settings = server.settings ? await server.settings.inForce() : settingDefaults
  const actor = withinRight(await actorOf(server, endpoint, request), settings)
  if (actor) server.callLimits?.countSession(actor.sessionId)
  const relation = relationOf(actor, endpoint.policy, write)
  refuse(capabilityRefusal(actor, endpoint))
  if (actor) refuseSession(actor, endpoint)
  if (endpoint.writes && endpoint.method === 'GET' && request.method === 'GET') refuseIndirectUse(request)
  const { query, body } = readInput(endpoint, request)
  const key = keyOf(request)
  const claim =
    actor && write && key !== undefined
      ? { userId: actor.acting?.userId ?? actor.userId, key, route: endpoint.verb, body: { query, body } }
      : undefined
  const acting = {
    userId: actor?.acting?.userId ?? actor?.userId,
    subjectId: actor?.acting && actor.userId,
    sessionId: actor?.sessionId,
    // The session of an API key is the key; its hint is what people recognise in the audit trail.
    requestId: actor?.key ? `${request.id} ${actor.key.hint}` : request.id,
  }
  const db = isReadOnly(actor, endpoint) ? readingOnly(server.db) : server.db
  const spending = spendingOf(server, {
    get address() {
      return request.ip
    },
    userId: actor?.userId,
  })
  if (actor?.key) await spending.spend('calls.key', actor.key.id)
  for (const rateLimit of endpoint.limit ?? []) await spending.spend(rateLimit)
  if (actor) await noteRead(server.db, endpoint, actor, query, request.id)
  return {
    ...spending,
    db,
    now: server.clock.now(),
    actor,
    relation,
    query,
    body,
    language: languageOf(request, actor?.language),
    settings,
    request,
    reply,
    once: (work) => once(db, acting, claim, work),
    onceFor: (id, work) => once(db, acting, claim && { ...claim, key: partKey(claim.key, id) }, work),
    unkept: (work) => once(db, acting, undefined, work),
  }
}

const toRoute = (path: string): string => `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`

/**
 * The compiled serialiser of an answer, which drops whatever the contract does not name. Compiled at its first use: most
 * processes never answer most calls, and all of them together would hold up the start.
 */
const serialiser = (endpoint: Endpoint): ((answer: unknown) => string) => {
  let write: ((answer: unknown) => string) | undefined
  return (answer) => {
    write ??= compile(
      z.toJSONSchema(endpoint.answer, {
        target: 'openapi-3.0',
        io: 'output',
        unrepresentable: 'any',
      }) as Schema,
    )
    return write(answer)
  }
}

/** Mounts a contract and its twins on a verb. A contract without a policy does not start. */
export const serve = <E extends Endpoint>(
  server: Server,
  endpoint: E,
  verb: (call: Call<E>) => Promise<unknown>,
): void => {
  if (!endpoint.policy) throw new Error(`${endpoint.verb} has no policy`)
  const ways = [{ method: endpoint.method, path: endpoint.path }, ...(endpoint.twins ?? [])]
  const isJson = endpoint.file === undefined && !endpoint.stream && !endpoint.redirect
  const write = isJson ? serialiser(endpoint) : undefined
  for (const way of ways)
    server.http.route({
      method: way.method,
      url: toRoute(way.path ?? endpoint.path),
      exposeHeadRoute: false,
      config: { verb: endpoint.verb, stream: endpoint.stream === true },
      handler: async (request, reply) => {
        const call = (await callOf(server, endpoint, request, reply)) as Call<E>
        void reply.header('cache-control', endpoint.cache ? `public, max-age=${endpoint.cache}` : 'no-store')
        const answer = await verb(call).catch((error: unknown) => {
          const denied = isReadOnly(call.actor, endpoint) && deniedToReaders.has(codeOf(error) ?? '')
          if (denied) throw new Problem('kit.read-only')
          const fails = endpoint.submits && problemOf(error) === undefined
          throw fails
            ? new Problem('kit.not-submitted', { requestId: request.id }, {}, { cause: error })
            : error
        })
        return write && !reply.sent && answer !== reply
          ? reply.type('application/json; charset=utf-8').send(write(answer))
          : answer
      },
    })
}
