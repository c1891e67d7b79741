// Audit page, search, reports of pages and holidays: who finds what, in which order, and what is never found.
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import * as auditCalls from '@marsa/model/overview/audit-endpoints.ts'
import { search, type SearchHit } from '@marsa/model/overview/endpoints.ts'
import { auditFaultKind } from '@marsa/model/overview/audit-faults.ts'
import * as holidayCalls from '@marsa/model/overview/holiday-endpoints.ts'
import { listReports, transactionLog } from '@marsa/model/overview/transaction-log-endpoints.ts'
import { weeks } from '@marsa/model/reference/calendar.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { parcelWorldOf } from '../../test/parcel-world.ts'
import { storageWorldOf } from '../../test/storage-world.ts'
import { worldOf, type Journey, type World } from '../../test/world.ts'
import { one, rows } from '../kit/db.ts'
import { calendarOf } from '../reference/door.ts'

let app: TestApp
let world: World
let admin: Person
let booked: Journey
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  admin = await addPerson(app.db, 'admin')
  booked = await world.booked()
})
afterAll(() => app.close())

const trail = async (query: Record<string, string>) =>
  (await app.ask(admin, auditCalls.listAudit, { query })).body as {
    items: auditCalls.AuditEntry[]
    next: string | null
  }

describe('the audit trail', () => {
  test('is found by object number, with who did it and a link', async () => {
    const { items } = await trail({ object: booked.number })
    expect(items.length).toBeGreaterThan(3)
    expect(items.every((item) => item.objectId === booked.requestId)).toBe(true)
    expect(items.at(-1)).toMatchObject({
      actor: { id: booked.customer.userId },
      objectName: booked.number,
      link: `/freight/shipments/${booked.requestId}`,
    })
  })

  test('leads to a storage from everything about it, and is found by its number', async () => {
    const storages = storageWorldOf(app)
    const at = await storages.withItems()
    storages.must(await storages.askRelease(at, [{ itemId: at.box, quantity: 1 }]))
    const link = `/warehouse/storages/${at.requestId}`
    const { items } = await trail({ object: at.number })
    expect(items.at(-1)).toMatchObject({ objectName: at.number, link })
    for (const kind of ['storage-goods', 'storage-release', 'quotation', 'payment-session', 'document']) {
      const [newest] = (await trail({ kind })).items
      expect(newest?.link, kind).toBe(link)
    }
  })

  test('names a parcel by its waybill, and finds it by waybill and number', async () => {
    const { id } = await parcelWorldOf(app).created(await addPerson(app.db, 'customer'))
    const { number, waybill } = await one<{ number: string; waybill: string }>(
      app.db,
      sql`select number, waybill from express_shipments where id = ${id}`,
    )
    for (const object of [waybill, number]) {
      const [newest] = (await trail({ object })).items
      expect(newest).toMatchObject({ objectName: waybill, link: `/express/shipments/${id}` })
    }
  })

  test('names an e-invoice by the number of its document', async () => {
    const { id, number } = await one<{ id: string; number: string }>(
      app.db,
      sql`select id, number from tax_invoices order by issued_at limit 1`,
    )
    await app.owner.query(
      `insert into audit_log (actor_kind, action, object_kind, object_id) values ('gateway', 'report', 'e-invoice', $1)`,
      [id],
    )
    const [entry] = (await trail({ object: number, kind: 'e-invoice' })).items
    expect(entry).toMatchObject({ objectName: number, link: `/finance/invoices/${id}` })
  })

  test('is found by person, company, kind, action and day, and by several of them together', async () => {
    const { email, userId, companyId } = booked.customer
    const own = (await trail({ person: email })).items
    expect(own.length).toBeGreaterThan(0)
    expect(own.every((item) => item.actor?.id === userId || item.subject?.id === userId)).toBe(true)
    const submits = (await trail({ person: userId, kind: 'freight-request', action: 'submit' })).items
    expect(submits.map((item) => item.action)).toEqual(['submit'])
    const ofCompany = (await trail({ company: companyId })).items
    expect(ofCompany.every((item) => item.company?.id === companyId)).toBe(true)
    expect((await trail({ person: email, to: '2020-01-01' })).items).toEqual([])
    expect((await trail({ person: 'nobody at all' })).items).toEqual([])
    expect((await trail({ object: booked.number, person: admin.email })).items).toEqual([])
  })

  test('names the person for whom somebody acted', async () => {
    await app.owner.query(
      `insert into audit_log (actor_id, subject_id, actor_kind, action, object_kind) values ($1, $2, 'admin', 'view', 'test')`,
      [admin.userId, booked.customer.userId],
    )
    const { items } = await trail({ person: booked.customer.userId, kind: 'test' })
    expect(items).toMatchObject([{ actor: { id: admin.userId }, subject: { id: booked.customer.userId } }])
  })

  test('goes on exactly where a page ended, also when many rows have one time', async () => {
    await app.owner.query(
      `insert into audit_log (at, actor_kind, action, object_kind) select '2026-05-05T10:00:00Z', 'system', 'same', 'paged' from generate_series(1, 120)`,
    )
    const seen: string[] = []
    let next: string | null = null
    do {
      const page: Awaited<ReturnType<typeof trail>> = await trail({
        kind: 'paged',
        ...(next && { before: next }),
      })
      seen.push(...page.items.map((item) => item.entryId))
      next = page.next
    } while (next)
    expect(seen.length).toBe(120)
    expect(new Set(seen).size).toBe(120)
  })
})

describe('the export', () => {
  const days = { from: '2026-05-05', to: '2026-05-05' }
  test('is a CSV of a line a row, without formulas, and is itself in the trail', async () => {
    await app.owner.query(
      `insert into audit_log (at, actor_kind, action, object_kind, reason) values ('2026-05-05T11:00:00Z', 'system', 'evil', 'csv', $1)`,
      ['=HYPERLINK("http://x.example")\nsecond line'],
    )
    const { headers, raw, status } = await app.ask(admin, auditCalls.downloadAudit, {
      query: { ...days, kind: 'csv' },
    })
    expect([status, headers['x-row-count']]).toEqual([200, '1'])
    const lines = raw.toString().trim().split('\n')
    expect(lines.length).toBe(2)
    expect(lines[1]).toContain(`'=HYPERLINK(""http://x.example"") second line`)
    expect((await trail({ action: 'downloadAudit' })).items[0]).toMatchObject({ actor: { id: admin.userId } })
  })
  test('writes values of settings in words, also those that only were asked for', async () => {
    const key = 'calendar.market-week'
    const closed = Array.from({ length: 7 }, () => null)
    await app.owner.query(
      `with change as (insert into setting_changes (key, from_value, to_value, is_reset, reason, changed_by, changed_at)
          values ($1, $2, $3, false, 'Because of the test', $4, now()) returning id),
        proposal as (insert into setting_proposals (key, from_value, to_value, is_reset, version, reason, proposed_by, proposed_at)
          values ('freight.compensation-alone', '1000', '5000', false, 0, 'Larger claims', $4, now()) returning id)
      insert into audit_log (at, actor_kind, action, object_kind, object_id, reason)
        select '2026-05-06T11:00:00Z'::timestamptz, 'admin', 'saveSetting', 'setting', id, 'raw' from change
        union all select '2026-05-06T10:00:00Z', 'admin', 'proposeSetting', 'setting', id, 'raw' from proposal`,
      [key, JSON.stringify(settingDefaults[key]), JSON.stringify(closed), admin.userId],
    )
    const day = '2026-05-06'
    const { raw } = await app.ask(admin, auditCalls.downloadAudit, {
      query: { from: day, to: day, kind: 'setting' },
    })
    const [, changed, proposed] = raw.toString().trim().split('\n')
    expect(changed).toContain('Mon – Thu: ')
    expect(changed).toContain('Sun – Sat: Closed')
    expect(proposed).toContain('"AED 1,000","AED 5,000",Larger claims')
    expect(raw.toString()).not.toMatch(/\[|null|raw/)
  })
  test.each([
    [{ from: '2025-01-01', to: '2026-01-02' }, 'overview.export-days'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'overview.export-days'],
  ])('%j is refused', async (query, code) => {
    const { body } = await app.ask(admin, auditCalls.downloadAudit, { query })
    expect(body.code).toBe(code)
  })
})

test('the chain of a day is checked, and a changed row is found and explained', async () => {
  for (let run = 0; run < 3; run++) {
    await app.owner.query(`select graphile_worker.add_job('audit.seal', '{}'::json)`)
    await app.work()
  }
  const { body: list } = await app.ask(admin, auditCalls.listAuditDays)
  const [today] = list.items as auditCalls.AuditDay[]
  expect(today!.sealed).toBeGreaterThan(0)
  const check = () => app.ask(admin, auditCalls.checkAuditDay, { query: { day: today!.day } })
  expect((await check()).body).toMatchObject({ faults: [], faultCount: 0 })
  await app.owner.query('set session_replication_role = replica')
  await app.owner.query(
    `update audit_log set reason = 'nothing' where id = (select audit_id from audit_seals where position = 2 and day = $1)`,
    [today!.day],
  )
  await app.owner.query('set session_replication_role = origin')
  const { faults } = (await check()).body as { faults: string[] }
  expect(faults.map(auditFaultKind)).toContain('changed')
})

describe('the search', () => {
  const find = async (person: Person, text: string): Promise<SearchHit[]> =>
    (await app.ask(person, search, { query: { text } })).body.items
  const objects = async (person: Person, text: string) =>
    (await find(person, text)).filter(({ type }) => type !== 'question')

  test('finds one’s own request, receipt, invoice and document, and a stranger none of them', async () => {
    const stranger = await world.customer()
    const documents = await rows<{ number: string }>(
      app.db,
      sql`select number from receipts where subject_id = ${booked.requestId}
        union select number from tax_invoices where subject_id = ${booked.requestId}
        union select file_name from documents where subject_id = ${booked.requestId} and company_id = ${booked.customer.companyId}`,
    )
    expect(documents.length).toBeGreaterThan(2)
    for (const number of [booked.number, ...documents.map((row) => row.number)]) {
      expect([number, (await objects(booked.customer, number)).length > 0]).toEqual([number, true])
      expect([number, await objects(stranger, number)]).toEqual([number, []])
    }
  })

  test('gives staff companies and people, in any spelling of their names, and nobody else', async () => {
    const { companyId } = await addPerson(app.db, 'business')
    await app.owner.query(
      `update companies set name_en = 'Al Noor Trading', name_ar = 'النُّور للتجارة' where id = $1`,
      [companyId],
    )
    for (const text of ['al-noor', 'النور', 'النــور للتجاره'])
      expect((await objects(admin, text)).map(({ id }) => id)).toContain(companyId)
    expect((await objects(admin, booked.customer.email)).map(({ type }) => type)).toContain('person')
    expect(await objects(booked.customer, 'النور')).toEqual([])
    expect(await objects(booked.winner, booked.customer.email)).toEqual([])
  })

  test('finds help in both languages for everybody', async () => {
    const driver = await addPerson(app.db, 'truck-provider')
    for (const text of ['password', 'كلمة المرور'])
      expect((await find(driver, text)).some(({ type }) => type === 'question')).toBe(true)
  })

  test('finds help by a plain question', async () => {
    const driver = await addPerson(app.db, 'truck-provider')
    for (const text of ['كيف الغي طلبي', 'how do I cancle my order?'])
      expect((await find(driver, text))[0]?.id).toBe('cancel-request')
    expect(await find(driver, 'cancel a submarine')).toEqual([])
  })

  test('of signs alone finds nothing', async () => {
    expect(await find(admin, '%%')).toEqual(await find(admin, '%%'))
    expect(await find(admin, '--')).toEqual([])
  })
})

describe('what pages report', () => {
  const report = (Message: string, Action = 'route-error', person: Person | null = null) =>
    app.ask(person, transactionLog, { body: { Action, Message } })
  test('is kept without people, for administrators', async () => {
    await report('maryam@test.example could not open /en/start?x=1', 'chunk-failed', booked.customer)
    const { body } = await app.ask(admin, listReports, { query: { action: 'chunk-failed' } })
    expect(body.items).toMatchObject([{ message: '[e-mail] could not open /en/start', reader: 'customer' }])
  })
  test('has its limits: listed actions, a kilobyte, sixty a minute', async () => {
    expect((await report('x', 'make-admin')).status).toBe(422)
    expect((await report('م'.repeat(513))).status).toBe(422)
    const all = await Promise.all(Array.from({ length: 70 }, () => report('again')))
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  })
  test('is forgotten after a month', async () => {
    await app.owner.query(`update transaction_log set at = now() - interval '31 days'`)
    await app.owner.query(`select graphile_worker.add_job('overview.forget-reports', '{}'::json)`)
    await app.work()
    expect(await one(app.db, sql`select count(*)::int as left from transaction_log`)).toEqual({ left: 0 })
  })
})

test('a holiday is added, closes the day, and is changed only as it was seen', async () => {
  const body = {
    kind: 'holiday',
    firstDay: '2027-03-02',
    lastDay: '2027-03-03',
    nameEn: 'Test days',
    nameAr: 'أيام التجربة',
    certainty: 'expected',
  }
  const save = (version: number, change = {}) =>
    app.ask(admin, holidayCalls.saveHoliday, {
      query: { code: 'test-days' },
      body: { ...body, ...change, version },
    })
  expect((await save(0)).body).toMatchObject({ code: 'test-days', version: 1 })
  const { exceptions } = await calendarOf(app.db, weeks.market)
  expect([exceptions['2027-03-02'], exceptions['2027-03-03']]).toEqual([null, null])
  expect((await save(0)).body.code).toBe('overview.holiday-changed')
  expect((await save(1, { certainty: 'confirmed' })).body).toMatchObject({
    certainty: 'confirmed',
    version: 2,
  })
  expect((await save(1)).body.code).toBe('overview.holiday-changed')
  expect((await save(2, { lastDay: '2027-03-01' })).body.code).toBe('overview.days-order')
  const remove = (version: number) =>
    app.ask(admin, holidayCalls.removeHoliday, { query: { code: 'test-days', version } })
  expect((await remove(1)).status).toBe(409)
  expect((await remove(2)).status).toBe(200)
  expect((await remove(2)).status).toBe(404)
  expect((await app.ask(admin, holidayCalls.listHolidays)).body.items).not.toContainEqual(
    expect.objectContaining({ code: 'test-days' }),
  )
  expect((await calendarOf(app.db, weeks.market)).exceptions['2027-03-02']).not.toBeNull()
  // Taken out, it may be entered again under the same code.
  expect((await save(0)).body).toMatchObject({ certainty: 'expected', version: 4 })
})
