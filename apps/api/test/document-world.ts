// A small world for document tests: two companies and a rival, a real store, the real routes over HTTP.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { sql } from '../src/kit/sql.ts'
import pg from 'pg'
import { documentMachine } from '@marsa/model/documents/document.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import type { Actor, Role } from '@marsa/model/kit/access.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { DocumentLine, DocumentParts } from '../src/documents/parts.ts'
import { documentRoutes } from '../src/documents/routes.ts'
import { answerProblem } from '../src/kit/answer-problem.ts'
import { systemClock } from '../src/kit/clock.ts'
import { one, openDb, type Db } from '../src/kit/db.ts'
import type { Files } from '../src/kit/files.ts'
import { openFiles } from '../src/kit/open-files.ts'
import { syncTransitions } from '../src/kit/transitions.ts'
import { testDatabase } from './database.ts'
import { identityKeys } from './identity-keys.ts'

export const makePerson = async (db: Db, role: Role): Promise<Actor> => {
  const tag = randomUUID()
  const company = await one<{ id: string }>(
    db,
    sql`insert into companies (kind, name_en, name_ar) values (${role === 'customer' ? 'person' : 'agent'}, ${`Company ${tag}`}, 'شركة')
      returning id`,
  )
  const user = await one<{ id: string }>(
    db,
    sql`insert into users (company_id, role, user_code, email, password_hash, first_name, last_name)
      values (${company.id}, ${role}, ${tag}, ${`${tag}@test.example`}, 'x', 'Maryam', 'Test') returning id`,
  )
  return {
    userId: user.id,
    companyId: company.id,
    sessionId: randomUUID(),
    role,
    email: `${tag}@test.example`,
    firstName: 'Maryam',
    lastName: 'Test',
    language: 'en',
    companyName: { en: 'Company', ar: 'شركة' },
    agentCode: null,
    modes: [],
    isCompanyAdmin: false,
    isCreditCustomer: false,
    capabilities: [],
  }
}

export type DocumentWorld = {
  db: Db
  databaseUrl: string
  files: Files
  owner: Actor
  agent: Actor
  rival: Actor
  desk: Actor
  requestId: string
  parts: DocumentParts
  address: string
  /** Lines that the API has logged as errors. */
  errors: string[]
  /** Calls the API as somebody. */
  ask: (actor: Actor | null, path: string, init?: RequestInit) => Promise<Response>
  /** Uploads over HTTP. */
  upload: (
    actor: Actor,
    files: readonly [string, Uint8Array][],
    fields?: Record<string, string>,
    path?: string,
  ) => Promise<Response>
  end: () => Promise<void>
}

/** The owner and the chosen agent share the request; a rival agent sees and adds its own documents only. */
const lineOf = (requestId: string, owner: Actor, agent: Actor, rival: Actor): DocumentLine => ({
  rights: async (_, actor, subjectId) => {
    const known =
      [owner, agent, rival].some((each) => each.companyId === actor.companyId) || actor.role === 'desk'
    if (subjectId !== requestId || !known) return undefined
    return (action, document) => {
      const strange = actor.companyId === rival.companyId || document.companyId === rival.companyId
      if (strange && document.companyId !== actor.companyId) return 'documents.id'
      return action === 'review' && actor.role === 'customer' ? 'kit.forbidden' : undefined
    }
  },
})

export const documentWorld = async (): Promise<DocumentWorld> => {
  const database = await testDatabase()
  const superuser = new pg.Client({ connectionString: database.url })
  await superuser.connect()
  await syncTransitions(superuser, [documentMachine])
  await superuser.end()
  const db = openDb(database.url, { max: 6 })
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  const files = await openFiles(pathToFileURL(folder).href)
  const [owner, agent, rival, desk] = (await Promise.all(
    (['customer', 'clearing-agent', 'clearing-agent', 'desk'] as const).map((role) => makePerson(db, role)),
  )) as [Actor, Actor, Actor, Actor]
  const requestId = randomUUID()
  const parts: DocumentParts = {
    files,
    keys: identityKeys,
    lines: { 'freight-request': lineOf(requestId, owner, agent, rival) },
  }
  const people = new Map([owner, agent, rival, desk].map((actor) => [actor.userId, actor]))
  const errors: string[] = []
  const http = Fastify({
    routerOptions: { caseSensitive: false },
    logger: { level: 'error', stream: { write: (line) => void errors.push(line) } },
  })
  http.setErrorHandler(answerProblem({ ...kitProblems, ...documentProblems }))
  const authenticate = async (token: string): Promise<Actor> => {
    const actor = people.get(token)
    if (!actor) throw new Problem('kit.signed-out')
    return actor
  }
  http.setValidatorCompiler(() => () => true)
  documentRoutes(
    { http, db, isDatabaseUp: () => true, clock: systemClock, secret: 'for tests', authenticate },
    parts,
  )
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  const ask: DocumentWorld['ask'] = (actor, path, init = {}) =>
    fetch(`${address}/api/${path}`, {
      ...init,
      headers: {
        ...(actor && { authorization: `Bearer ${actor.userId}` }),
        ...(init.headers as Record<string, string>),
      },
    })
  return {
    db,
    databaseUrl: database.url,
    files,
    owner,
    agent,
    rival,
    desk,
    requestId,
    parts,
    address,
    errors,
    ask,
    upload: (actor, sent, fields = {}, path = 'FreightAPI/upload') => {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        RequestId: requestId,
        docCode: 'COMMERCIAL_INVOICE',
        // Of a type without an end it is not looked at.
        expiresOn: '2030-01-31',
        ...fields,
      }))
        form.set(name, value)
      for (const [name, bytes] of sent) form.append('files', new Blob([new Uint8Array(bytes)]), name)
      return ask(actor, path, { method: 'POST', body: form })
    },
    end: async () => {
      await http.close()
      await db.destroy()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
