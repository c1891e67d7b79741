// Event streams over HTTP: nothing lost, nothing twice, nothing to strangers, across processes and reconnections.
import { once } from 'node:events'
import net from 'node:net'
import { randomUUID } from 'node:crypto'
import { sql } from './sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import {
  addCompany,
  addMember,
  openStream,
  startProcess,
  type Heard,
  type Member,
} from '../../test/message-world.ts'
import { openDb, rows, systemTransaction, type Db, type Tx } from './db.ts'
import { forgetEvents, publish, readPosition } from './events.ts'

let database: TestDatabase
let db: Db
let first: Awaited<ReturnType<typeof startProcess>>
let second: Awaited<ReturnType<typeof startProcess>>
let member: Member
let colleague: Member
let stranger: Member

beforeAll(async () => {
  database = await testDatabase()
  db = openDb(database.url, { max: 8 })
  ;[first, second] = await Promise.all([startProcess(database.url), startProcess(database.url)])
  const company = await addCompany(db)
  member = await addMember(db, company)
  colleague = await addMember(db, company)
  stranger = await addMember(db, await addCompany(db))
})

afterAll(async () => {
  await Promise.all([first?.close(), second?.close()])
  await db?.destroy()
  await database?.drop()
})

const publishTo = async (companyId: string, userId?: string): Promise<string> => {
  const subjectId = randomUUID()
  await systemTransaction(db, (tx) => publish(tx, { companyId, userId, kind: 'request', subjectId }))
  return subjectId
}
const subjects = (heard: readonly Heard[]) => heard.map((event) => event.data.subjectId)

/** A transaction that has published and waits to be told how it ends. */
const openTransaction = async (companyId: string) => {
  const subjectId = randomUUID()
  const published = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const done = systemTransaction(db, async (tx: Tx) => {
    await publish(tx, { companyId, kind: 'request', subjectId })
    published.resolve()
    await ending.promise
  })
  await published.promise
  return {
    subjectId,
    commit: () => (ending.resolve(), done),
    rollBack: () => (ending.reject(new Error('no')), done.catch(() => undefined)),
  }
}

test('an event raised beside one process reaches a stream held by another, and no other company', async () => {
  const [here, there, elsewhere] = await Promise.all([
    openStream(first.address, member.token),
    openStream(second.address, colleague.token),
    openStream(second.address, stranger.token),
  ])
  expect(here.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  for (const stream of [here, there, elsewhere])
    expect(await stream.next()).toMatchObject({ kind: 'ready', data: { resumed: false } })
  const subject = await publishTo(member.companyId)
  const foreign = await publishTo(stranger.companyId)
  expect(subjects(await here.take(1))).toEqual([subject])
  expect(subjects(await there.take(1))).toEqual([subject])
  expect(subjects(await elsewhere.take(1))).toEqual([foreign])
  for (const stream of [here, there, elsewhere]) stream.leave()
})

test('an event for one person is not heard by a colleague', async () => {
  const [own, other] = await Promise.all([
    openStream(first.address, member.token),
    openStream(first.address, colleague.token),
  ])
  await Promise.all([own.next(), other.next()])
  const mine = await publishTo(member.companyId, member.userId)
  const ours = await publishTo(member.companyId)
  expect(subjects(await own.take(2))).toEqual([mine, ours])
  expect(subjects(await other.take(1))).toEqual([ours])
  own.leave()
  other.leave()
})

test('a page hears what happened between its first question and its stream, and nothing older', async () => {
  const company = await addCompany(db)
  const reader = await addMember(db, company)
  await sql`insert into stream_events (company_id, kind, subject_id, at)
    values (${company}, 'request', ${randomUUID()}, now() - interval '1 minute')`.execute(db)
  const between = await publishTo(company)
  const stream = await openStream(first.address, reader.token, undefined, '?recent=true')
  expect(await stream.next()).toMatchObject({ kind: 'ready', data: { resumed: false } })
  const after = await publishTo(company)
  expect(subjects(await stream.take(2))).toEqual([between, after])
  stream.leave()
})

test('a rolled back transaction is never heard of', async () => {
  const stream = await openStream(first.address, member.token)
  await stream.next()
  const lost = await openTransaction(member.companyId)
  await lost.rollBack()
  const kept = await publishTo(member.companyId)
  expect(subjects(await stream.take(1))).toEqual([kept])
  stream.leave()
})

test('100 events over five connections and late commits arrive once each, in the order of the table', async () => {
  const heard: Heard[] = []
  let stream = await openStream(first.address, member.token)
  let last = (await stream.next())!.id
  const take = async (count: number): Promise<void> => {
    const events = await stream.take(count)
    heard.push(...events)
    last = events.at(-1)!.id
  }
  for (let round = 0; round < 5; round++) {
    // `late` began first and commits last: whoever orders by row id alone skips it.
    const late = await openTransaction(member.companyId)
    const early = await openTransaction(member.companyId)
    for (let count = 0; count < 8; count++) await publishTo(member.companyId)
    await early.commit()
    await publishTo(stranger.companyId)
    stream.leave()
    stream = await openStream(round % 2 ? first.address : second.address, member.token, last)
    expect(await stream.next()).toMatchObject({ kind: 'ready' })
    await late.commit()
    for (let count = 0; count < 10; count++) await publishTo(member.companyId)
    await take(20)
  }
  stream.leave()
  const table = await rows<{ position: string }>(
    db,
    sql`select xid::text || '-' || id as position from stream_events
      where company_id = ${member.companyId} and user_id is null order by xid, id`,
  )
  expect(heard).toHaveLength(100)
  expect(heard.map((event) => event.id)).toEqual(table.slice(-100).map((row) => row.position))
})

test('a reader far behind, or with a place that was deleted or never was, is told to load everything', async () => {
  for (const place of ['1-0', '18446744073709551615-0']) {
    const stream = await openStream(first.address, stranger.token, place)
    expect(await stream.next()).toMatchObject({ kind: 'ready', data: { resumed: false } })
    const subject = await publishTo(stranger.companyId)
    expect(subjects(await stream.take(1))).toEqual([subject])
    stream.leave()
  }
  const start = await openStream(first.address, stranger.token)
  const { id } = (await start.next())!
  start.leave()
  await sql`insert into stream_events (company_id, kind) select ${stranger.companyId}, 'request' from generate_series(1, 1001)`.execute(
    db,
  )
  // A transaction of another database of the server may hold the events back for a moment.
  await expect
    .poll(
      () =>
        rows(db, sql`select from stream_events where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`),
      { timeout: 10_000 },
    )
    .toEqual([])
  const stream = await openStream(first.address, stranger.token, id)
  expect(await stream.next()).toMatchObject({ kind: 'ready', data: { resumed: false } })
  stream.leave()
})

test('the end of a session in one process closes its stream in another, and no other stream', async () => {
  const leaving = await addMember(db, member.companyId)
  const [closing, staying] = await Promise.all([
    openStream(second.address, leaving.token),
    openStream(second.address, member.token),
  ])
  await Promise.all([closing.next(), staying.next()])
  await sql`update sessions set ended_at = now(), ended_reason = 'signed out' where id = ${leaving.sessionId}`.execute(
    first.db,
  )
  expect(await closing.next()).toBeUndefined()
  const subject = await publishTo(member.companyId)
  expect(subjects(await staying.take(1))).toEqual([subject])
  staying.leave()
  expect((await openStream(first.address, leaving.token)).status).toBe(401)
})

test('an account that is disabled loses its stream', async () => {
  const leaving = await addMember(db, member.companyId)
  const stream = await openStream(first.address, leaving.token)
  await stream.next()
  await sql`update users set status = 'DISABLED' where id = ${leaving.userId}`.execute(db)
  expect(await stream.next()).toBeUndefined()
})

test('a reader that takes nothing is dropped', async () => {
  const { hostname, port } = new URL(first.address)
  const reader = await addMember(db, await addCompany(db))
  const accepted = once(first.http.server, 'connection') as Promise<[net.Socket]>
  const socket = net.connect(Number(port), hostname)
  socket.pause()
  socket.write(
    `GET /api/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${reader.token}\r\n\r\n`,
  )
  const [[held]] = await Promise.all([accepted, once(socket, 'connect')])
  const dropped = once(held, 'close')
  const position = await openStream(first.address, reader.token) // answered after the silent one was taken
  await position.next()
  position.leave()
  for (let count = 0; count < 40 && !held.destroyed; count++)
    await systemTransaction(db, (tx) =>
      publish(tx, { companyId: reader.companyId, kind: 'x'.repeat(500_000) }),
    )
  await dropped
  socket.destroy()
})

test('old events are forgotten and the rest stays', async () => {
  await sql`insert into stream_events (company_id, kind, at) values (${member.companyId}, 'old', now() - interval '3 days')`.execute(
    db,
  )
  const subject = await publishTo(member.companyId)
  await forgetEvents(db, 2)
  const left = await rows<{ kind: string; subject_id: string }>(
    db,
    sql`select kind, subject_id from stream_events`,
  )
  expect(left).toEqual([{ kind: 'request', subject_id: subject }])
})

test('visitors and broken places are refused', async () => {
  expect((await fetch(`${first.address}/api/events`)).status).toBe(401)
  const broken = await fetch(`${first.address}/api/events?lastEventId=x`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(broken.status).toBe(422)
  expect(readPosition('18446744073709551616-1')).toBeUndefined()
  expect(readPosition('12-34')).toEqual({ xid: 12n, id: 34n })
})
