// The sealed audit trail: every way in which somebody with all rights over the database could bend it is found.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from './sql.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { audit } from './audit.ts'
import { checkAuditChain, sealAudit } from './audit-chain.ts'
import { codeOf, one, openDb, rows, systemTransaction, type Db } from './db.ts'

let database: TestDatabase
let db: Db
let owner: pg.Client
let folder: string
let today: string
beforeEach(async () => {
  database = await testDatabase()
  db = openDb(database.url)
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'marsa-roots-'))
  today = (await one<{ day: string }>(db, sql`select (now() at time zone 'UTC')::date as day`)).day
})
afterEach(async () => {
  await owner.end()
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (...actions: string[]) =>
  systemTransaction(db, async (tx) => {
    // The chain seals whatever a row says.
    for (const action of actions as AuditAction[])
      await audit(tx, { kind: 'system', action, objectKind: 'test' })
  })
const check = () => checkAuditChain(db, today, folder)
/** As somebody whom no trigger stops. */
const tamper = async (statement: string) => {
  await owner.query('set session_replication_role = replica')
  await owner.query(statement)
  await owner.query('set session_replication_role = origin')
}
/** Three rows, sealed, and known to be settled. */
const sealed = async () => {
  await write('one')
  await sealAudit(db, folder)
  await write('two', 'three')
  for (let run = 0; run < 3; run++) await sealAudit(db, folder)
}

test('what nobody has touched is in order, run by run, with roots outside the database', async () => {
  expect(await sealAudit(db, folder)).toBe(0)
  await sealed()
  expect(await check()).toEqual([])
  const roots = (await readFile(join(folder, `${today}.log`), 'utf8')).trim().split('\n')
  expect(roots.map((line) => line.split(' ')[0])).toEqual(['1', '3'])
  expect(await sealAudit(db, folder)).toBe(0)
})

test('a backlog is sealed in portions, none left out', async () => {
  await write(...Array.from({ length: 25 }, (_, index) => `row ${index}`))
  expect(await sealAudit(db, folder, 10)).toBe(25)
  for (let run = 0; run < 3; run++) await sealAudit(db, folder, 10)
  expect(await check()).toEqual([])
})

test('a row that commits after later ones is sealed when it comes', async () => {
  await db.transaction(async (late) => {
    await audit(late, { kind: 'system', action: 'saveHoliday', objectKind: 'test' })
    await write('removeHoliday')
    for (let run = 0; run < 3; run++) await sealAudit(db, folder)
  })
  for (let run = 0; run < 3; run++) await sealAudit(db, folder)
  expect(await check()).toEqual([])
  expect(
    await rows(
      db,
      sql`select a.action from audit_seals s join audit_log a on a.id = s.audit_id order by position`,
    ),
  ).toEqual([{ action: 'removeHoliday' }, { action: 'saveHoliday' }])
})

test.each([
  ['a changed row', `update audit_log set reason = 'nothing happened' where action = 'two'`, 'was changed'],
  [
    'a changed time',
    `update audit_log set at = at - interval '1 second' where action = 'two'`,
    'was changed',
  ],
  ['a missing row', `delete from audit_log where action = 'two'`, 'is missing'],
  [
    'a row and its link missing',
    `with gone as (delete from audit_log where action = 'two' returning id) delete from audit_seals where audit_id in (select id from gone)`,
    'the chain is broken',
  ],
  [
    'the newest rows missing with their links',
    `with gone as (delete from audit_log where action in ('two', 'three') returning id) delete from audit_seals where audit_id in (select id from gone)`,
    'ends before position 3',
  ],
  [
    'a row put between others',
    `insert into audit_log (id, at, actor_kind, action, object_kind) overriding system value values (-5, now(), 'admin', 'forged', 'test')`,
    'was added later',
  ],
])('%s is found', async (_, statement, fault) => {
  await sealed()
  await tamper(statement)
  expect((await check()).join('\n')).toContain(fault)
})

test('a row that is written now and claims an older time is found', async () => {
  await sealed()
  await owner.query(
    `insert into audit_log (at, actor_kind, action, object_kind) values (now() - interval '3 minutes', 'admin', 'forged', 'test')`,
  )
  await sealAudit(db, folder)
  expect((await check()).join('\n')).toContain('claims an older time')
})

test('a chain that was computed anew differs from its roots', async () => {
  await sealed()
  await tamper(
    `update audit_log set reason = 'nothing happened' where action = 'two'; delete from audit_seals; delete from audit_seal_runs`,
  )
  await sealAudit(db, folder)
  expect(await check()).toEqual([`position 3 of ${today} differs from its root file`])
})

test('a root that is cut short by a crash is no root', async () => {
  await sealed()
  const file = join(folder, `${today}.log`)
  await writeFile(file, `${await readFile(file, 'utf8')}4 ab`)
  expect(await check()).toEqual([])
})

test('the application can neither write links nor change them', async () => {
  await sealed()
  const refused = [
    sql`insert into audit_seals (day, position, audit_id, previous, hash) values (now()::date, 9, 9, ''::bytea, ''::bytea)`,
    sql`update audit_seals set hash = ''::bytea`,
    sql`delete from audit_seal_runs`,
    sql`delete from integrity_checks`,
  ]
  for (const statement of refused) expect(await statement.execute(db).then(() => '', codeOf)).toBe('42501')
})
