// What is measured against the floor: the request each call makes of the product, and of the floor.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { listStorages as storageRequestsCall } from '@marsa/model/warehouse/request-endpoints.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { actorOf } from '../apps/api/src/accounts/authenticate.ts'
import { hashPassword } from '../apps/api/src/accounts/passwords.ts'
import { actorBySession } from '../apps/api/src/accounts/sessions.store.ts'
import { readToken } from '../apps/api/src/accounts/token.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { addEvent } from '../apps/api/src/freight/execution/add-event.ts'
import { listShipments } from '../apps/api/src/freight/list-shipments.ts'
import { viewShipment } from '../apps/api/src/freight/view-shipment.ts'
import { requestLines } from '../apps/api/src/reactions.ts'
import { keepSummaries } from '../apps/api/src/requests/door.ts'
import { listStorages } from '../apps/api/src/warehouse/list-storages.ts'
import { systemClock } from '../apps/api/src/kit/clock.ts'
import { openDb, type Db } from '../apps/api/src/kit/db.ts'
import { once } from '../apps/api/src/kit/once.ts'
import type { FloorPlan } from './floor.ts'
import type { Request } from './load.ts'
import { asTemplates, recordStatements, type Statement } from './record.ts'
import { signInAll } from './sessions.ts'
import type { Target } from './targets.ts'

export const scenarioNames = ['list', 'storages', 'detail', 'command', 'sign-in'] as const
export type ScenarioName = (typeof scenarioNames)[number]
export type Side = 'product' | 'floor' | 'bare'

export type Scenarios = {
  /** A source of requests for one round; that of the command ends when every target has been used. */
  requests: (name: ScenarioName, side: Side) => () => Request | undefined
  planFile: string
}

const listQuery = { status: ['active'], sort: '-added', pageIndex: 1, pageSize: 20 }
const storageRequestsQuery = { tab: 'all', sort: '-added', pageIndex: 1, pageSize: 20 }
const milestone = 'DEPARTED'
const floorPaths = { floor: '', bare: '/bare' } as const

type Recording = { db: Db; actor: Actor; relation: Relation; query?: unknown; body?: unknown }

const callOf = (recording: Recording, key: string) => {
  const { db, actor, query, body } = recording
  const claim = { userId: actor.userId, key, route: 'addEvent', body: { query, body } }
  return {
    ...recording,
    now: new Date(),
    language: actor.language,
    settings: settingDefaults,
    once: (work: never) => once(db, actor, claim, work),
  } as never
}

/** Each call once through the product's own code, in this process, with its statements written down. */
const recordCalls = async (
  url: string,
  secret: string,
  target: Target,
  tokens: Map<string, string[]>,
): Promise<FloorPlan['statements']> => {
  const db = openDb(url, { max: 1 })
  keepSummaries(db, requestLines, systemClock)
  const signedIn = async (userId: string): Promise<Actor> => {
    const row = await actorBySession(db, readToken(secret, tokens.get(userId)?.[0] ?? '')?.sessionId ?? '')
    if (!row) throw new Error('the session of a bench user is not alive')
    return actorOf(row, true, settingDefaults)
  }
  const customer = await signedIn(target.userId)
  const agent = await signedIn(target.agentUser)
  const key = randomUUID()
  const query = { RequestId: target.requestId }
  const calls: Record<keyof FloorPlan['statements'], () => Promise<unknown>> = {
    list: () => listShipments(callOf({ db, actor: customer, relation: 'own', query: listQuery }, key)),
    storages: () =>
      listStorages(callOf({ db, actor: customer, relation: 'own', query: storageRequestsQuery }, key)),
    detail: () => viewShipment(secret)(callOf({ db, actor: customer, relation: 'own', query }, key)),
    command: () =>
      addEvent(
        callOf(
          {
            db,
            actor: agent,
            relation: 'assigned',
            query: { id: target.requestId },
            body: { code: milestone },
          },
          key,
        ),
      ),
  }
  const { requestId, number, companyId, userId, email } = target
  const templates = async (call: () => Promise<unknown>): Promise<Statement[]> =>
    asTemplates(await recordStatements(call), { requestId, number, companyId, userId, email, key })
  await db.run('select 1', []) // so that opening the connection is not among the statements
  const statements = {
    list: await templates(calls.list),
    storages: await templates(calls.storages),
    detail: await templates(calls.detail),
    command: await templates(calls.command),
  }
  await db.destroy()
  return statements
}

export type ScenarioParts = {
  url: string
  owner: pg.Client
  targets: readonly Target[]
  secret: string
  folder: string
  floorPort: number
  /** How many customers are at work. */
  people: number
}

export const prepareScenarios = async ({
  url,
  owner,
  targets,
  secret,
  folder,
  floorPort,
  people,
}: ScenarioParts): Promise<Scenarios> => {
  const first = targets[0]
  if (!first) throw new Error('no booked requests')
  const users = [...new Set(targets.flatMap((target) => [target.userId, target.agentUser]))]
  const tokens = await signInAll(owner, users, secret)
  const plan: FloorPlan = {
    databaseUrl: url,
    port: floorPort,
    statements: await recordCalls(url, secret, first, tokens),
    targets: targets.map(({ agentUser: _agent, mobile: _mobile, ...holes }) => holes),
    passwordHash: await hashPassword(demoPassword),
  }
  const planFile = path.join(folder, `floor-${floorPort}.json`)
  fs.writeFileSync(planFile, JSON.stringify(plan))
  const bearer = (userId: string) => ({ authorization: `Bearer ${tokens.get(userId)?.[0]}` })
  // The same sequence on both sides, spread over all targets.
  const active = new Set([...new Set(targets.map(({ userId }) => userId))].slice(0, people))
  const theirs = targets.map((_, index) => index).filter((index) => active.has(targets[index]?.userId ?? ''))
  const any = () => {
    let at = 0
    return (): [Target, number] => {
      at = (at + 7_919) % theirs.length
      const index = theirs[at] ?? 0
      return [targets[index] ?? first, index]
    }
  }
  const read = (productPath: (target: Target) => string, floorPath: string, side: Side) => {
    const draw = any()
    return (): Request => {
      const [target, index] = draw()
      return side === 'product'
        ? { method: 'GET', path: productPath(target), headers: bearer(target.userId) }
        : { method: 'GET', path: `${floorPaths[side]}${floorPath}?${index}` }
    }
  }
  const commands = (side: Side) => {
    let index = 0
    const body = JSON.stringify({ code: milestone })
    return (): Request | undefined => {
      const target = targets[++index]
      if (!target) return undefined
      if (side !== 'product') return { method: 'POST', path: `${floorPaths[side]}/command?${index}`, body }
      const headers = { ...bearer(target.agentUser), 'idempotency-key': randomUUID() }
      return { method: 'POST', path: `/api/FreightAPI/AddEvent/${target.requestId}`, headers, body }
    }
  }
  const signIns = (side: Side) => {
    const draw = any()
    return (): Request => {
      const body = JSON.stringify({ username: draw()[0].email, password: demoPassword })
      return { method: 'POST', path: side === 'product' ? '/api/token' : '/sign-in', body }
    }
  }
  return {
    planFile,
    requests: (name, side) => {
      if (name === 'list')
        return read(() => '/api/FreightAPI/GetQuoteList?status=active&pageSize=20', '/list', side)
      if (name === 'storages')
        return read(() => `/api/${storageRequestsCall.path}?pageSize=20`, '/storages', side)
      if (name === 'detail')
        return read(
          ({ requestId }) => `/api/FreightAPI/ShipmentDetails?RequestId=${requestId}`,
          '/detail',
          side,
        )
      return name === 'command' ? commands(side) : signIns(side)
    },
  }
}
