// The database access: typed values, the application's narrow role, who acts, and transactions that start over on a conflict.
import pg from 'pg'
import { sql } from './sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { audit } from './audit.ts'
import {
  codeOf,
  maybe,
  one,
  openDb,
  poolUse,
  readOnlyTransaction,
  rows,
  systemTransaction,
  transaction,
  type Db,
  type Tx,
} from './db.ts'
import { writeLast, type LastWrite } from './last-writes.ts'
import { once } from './once.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = openDb(database.url, { max: 4 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const failing = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(() => undefined, codeOf)

describe('values', () => {
  test('of 64 bits are whole numbers, days are texts, instants are to the millisecond', async () => {
    const row = await one<Record<string, unknown>>(
      db,
      sql`select 9007199254740993::bigint as big, '2026-02-28'::date as day, '2026-11-21 08:30:15.123456+00'::timestamptz as at,
        '1999-12-31 23:59:59+00'::timestamptz as whole, '2026-11-21 12:00:00.5+04'::timestamptz as offset, null::timestamptz as none,
        '0044-03-15 10:00:00+00 BC'::timestamptz as ancient`,
    )
    expect(row).toMatchObject({
      big: 9007199254740993n,
      day: '2026-02-28',
      at: new Date('2026-11-21T08:30:15.123Z'),
      whole: new Date('1999-12-31T23:59:59Z'),
      offset: new Date('2026-11-21T08:00:00.500Z'),
      none: null,
    })
    expect((row['ancient'] as Date).getUTCFullYear()).toBe(-43)
  })

  test('go in as they come out', async () => {
    const at = new Date('2026-11-21T08:30:15.123Z')
    expect(
      await one(
        db,
        sql`select ${at}::timestamptz as at, ${2n ** 62n}::bigint as big, ${['a', 'ب']}::text[] as list`,
      ),
    ).toEqual({ at, big: 2n ** 62n, list: ['a', 'ب'] })
  })

  test('that are missing are distinguished from rows that are', async () => {
    expect(await maybe(db, sql`select 1 as a where false`)).toBeUndefined()
    await expect(one(db, sql`select 1 as a where false`)).rejects.toThrow('answered none')
  })
})

describe('the application', () => {
  test('owns nothing: no change of tables, moves, ledger or audit', async () => {
    const commands = [
      sql`drop table request_feedback`,
      sql`insert into transitions values ('quotation', 'x', '', 'Q_ACCEPTED', 'customer')`,
      sql`update audit_log set reason = ''`,
      sql`delete from audit_log`,
      sql`delete from ledger_entries`,
      sql`update ledger_transactions set amount_fils = 1`,
      sql`delete from quotations`,
      sql`truncate request_events`,
    ]
    for (const command of commands) expect(await failing(command.execute(db))).toBe('42501')
  })

  test('waits for no statement longer than five seconds and for no lock longer than two', async () => {
    expect(
      await rows(
        db,
        sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
      ),
    ).toEqual([
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '5000' },
    ])
  })
})

describe('a transaction', () => {
  test('is audited as who acts in it, and nobody acts after it', async () => {
    const userId = '018f0000-0000-7000-8000-000000000001'
    await once(db, { userId, requestId: 'req-7' }, undefined, (tx) =>
      audit(tx, { kind: 'customer', action: 'removeHoliday', objectKind: 'test' }),
    )
    await systemTransaction(db, (tx) =>
      audit(tx, { kind: 'system', action: 'saveHoliday', objectKind: 'test' }),
    )
    expect(
      await rows(
        db,
        sql`select actor_id, request_id, action from audit_log where object_kind = 'test' order by id`,
      ),
    ).toEqual([
      { actor_id: userId, request_id: 'req-7', action: 'removeHoliday' },
      { actor_id: null, request_id: null, action: 'saveHoliday' },
    ])
  })

  test('finds the key of its answer without reading all keys', async () => {
    const owner = new pg.Client(database.url)
    await owner.connect()
    await owner.query(`insert into idempotency_keys (user_id, key, route, body_hash)
      select gen_random_uuid(), gen_random_uuid()::text, 'POST /x', '' from generate_series(1, 10000)`)
    await owner.query('vacuum analyze idempotency_keys')
    await owner.end()
    const single = openDb(database.url, { max: 1 })
    const scans = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(single)
      return one(single, sql`select seq_scan from pg_stat_user_tables where relname = 'idempotency_keys'`)
    }
    const before = await scans()
    const userId = '018f0000-0000-7000-8000-000000000002'
    const claim = { userId, key: 'key-of-one', route: 'POST /x', body: {} }
    const answer = () => Promise.resolve({ done: true })
    await once(single, { userId, requestId: 'req-8' }, claim, answer)
    expect(await scans()).toEqual(before)
    expect(
      await once(single, { userId, requestId: 'req-9' }, claim, () => Promise.reject(new Error())),
    ).toEqual({ done: true })
    await single.destroy()
  })

  test('leaves nothing behind when it fails', async () => {
    const work = systemTransaction(db, async (tx) => {
      await audit(tx, { kind: 'system', action: 'loadLicences', objectKind: 'test' })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await rows(db, sql`select from audit_log where action = 'loadLicences'`)).toEqual([])
  })

  test('writes what is written last at its end, and nothing of it when it fails', async () => {
    const numbers: LastWrite<{ prefix: string; last: number }> = {
      queries: (given) => sql`numbered as (insert into limit_counters (budget, key, spent, resets_at)
        select prefix, '', last, now() from jsonb_to_recordset(${given}) as g (prefix text, last int))`,
    }
    const budgets: LastWrite<{ budget: string }> = {
      queries: (given) => sql`named as (select set_config('marsa.named', budget, false)
        from jsonb_to_recordset(${given}) as g (budget text))`,
      read: 'named',
    }
    const written = () =>
      rows(
        db,
        sql`select budget as prefix, spent as last from limit_counters where budget like 'L%' order by 1`,
      )
    const write = async (tx: Tx): Promise<void> => {
      await writeLast(tx, numbers, { prefix: 'L1', last: 1 })
      await writeLast(tx, budgets, { budget: 'read' })
      // Half of a sign of two parts, as a text that was cut has it.
      await writeLast(tx, numbers, { prefix: 'L2\ud83d', last: 2 })
      expect(await rows(tx, sql`select from limit_counters where budget like 'L%'`)).toEqual([])
    }
    const failed = systemTransaction(db, async (tx) => {
      await write(tx)
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    expect(await written()).toEqual([])
    const one = openDb(database.url, { max: 1 })
    await systemTransaction(one, write)
    expect(await written()).toEqual([
      { prefix: 'L1', last: 1 },
      { prefix: 'L2\ufffd', last: 2 },
    ])
    expect(await rows(one, sql`select current_setting('marsa.named') as named`)).toEqual([{ named: 'read' }])
    await one.destroy()
  })

  test('starts over after a deadlock, and both of those who met get through', async () => {
    await sql`insert into number_sequences values ('A', 1, 0), ('B', 1, 0)`.execute(db)
    let runs = 0
    let arrived = 0
    const bothHold = Promise.withResolvers<void>()
    const count = (first: string, second: string) =>
      transaction(db, async (tx) => {
        runs++
        await sql`update number_sequences set last = last + 1 where prefix = ${first}`.execute(tx)
        if (++arrived === 2) bothHold.resolve()
        await bothHold.promise
        await sql`update number_sequences set last = last + 1 where prefix = ${second}`.execute(tx)
      })
    await Promise.all([count('A', 'B'), count('B', 'A')])
    expect(runs).toBe(3)
    expect(await rows(db, sql`select last from number_sequences where year = 1`)).toEqual([
      { last: 2 },
      { last: 2 },
    ])
  })

  test('gives up after the third conflict, and at once on any other error', async () => {
    let runs = 0
    const fail = (code: string) =>
      transaction(db, async () => {
        runs++
        throw Object.assign(new Error('made'), { code })
      })
    await expect(fail('40001')).rejects.toThrow('made')
    expect(runs).toBe(3)
    await expect(fail('23505')).rejects.toThrow('made')
    expect(runs).toBe(4)
  })
})

describe('a transaction of those who may only look', () => {
  test('reads what anybody of the application reads, and is the application again afterwards', async () => {
    const who = sql`select current_user::text as who`
    expect(await readOnlyTransaction(db, (tx) => one(tx, who))).toEqual({ who: 'marsa_readonly' })
    expect(await readOnlyTransaction(db, (tx) => rows(tx, sql`select * from requests, quotations`))).toEqual(
      [],
    )
    expect(await one(db, who)).toEqual({ who: 'marsa_app' })
  })

  test('changes nothing, neither by mistake nor with a transaction that may write', async () => {
    const write = sql`update companies set name_en = 'mine'`
    expect(await failing(readOnlyTransaction(db, (tx) => write.execute(tx)))).toBe('25006')
    const { writable } = await one<{ writable: string | null }>(
      db,
      sql`select string_agg(c.relname, ', ') as writable from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind = 'r'
          and has_table_privilege('marsa_readonly', c.oid, 'insert, update, delete, truncate')`,
    )
    expect(writable).toBeNull()
    const { callable } = await one<{ callable: string | null }>(
      db,
      sql`select string_agg(p.proname, ', ') as callable from pg_proc p
        where p.pronamespace = 'marsa'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
          and has_function_privilege('marsa_readonly', p.oid, 'execute')`,
    )
    expect(callable).toBeNull()
  })

  test('sees no password, no key and no memory of calls', async () => {
    const read = (statement: string) =>
      failing(readOnlyTransaction(db, (tx) => sql.raw(statement).execute(tx)))
    expect(await read('select email from users')).toBeUndefined()
    expect(await read('select password_hash from users')).toBe('42501')
    expect(await read('select answer from idempotency_keys')).toBe('42501')
  })
})

test('a pool says how much of it is in use', async () => {
  const small = openDb(database.url, { max: 1 })
  const waiting = await small.transaction(async (held) => {
    await one(held, sql`select 1 as a`)
    const later = one(small, sql`select 1 as a`)
    expect(poolUse(small)).toEqual({ open: 1, idle: 0, waiting: 1 })
    return { later }
  })
  await waiting.later
  expect(poolUse(small)).toEqual({ open: 1, idle: 1, waiting: 0 })
  await small.destroy()
})
