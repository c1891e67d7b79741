// Visitors who left: one mail about unread answers in a quiet period, and a link that leads back once; search is folded.
import { randomUUID } from 'node:crypto'
import { sql } from '../../kit/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as chat from '@marsa/model/messages/chat/chat-endpoints.ts'
import { visitorMail } from '@marsa/model/messages/chat/chat.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { rows } from '../../kit/db.ts'

let app: TestApp
let desk: Person
beforeAll(async () => {
  app = await testApp()
  desk = await addPerson(app.db, 'desk')
})
beforeEach(() => {
  app.clock.reset()
})
afterAll(() => app.close())

const must = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, body])
  return body
}
const hour = 3_600_000
let address = 0

type Visitor = { email: string; id: string; cookie: string; headers: { cookie: string }; ip: string }

const begun = async (text: string, language = 'ar', fullName = 'Latifa Al Falasi'): Promise<Visitor> => {
  const email = `${randomUUID()}@visitor.example`
  const ip = `192.0.2.${++address}`
  const visitor = { fullName, email, mobile: '050 555 0142' }
  const first = await app.ask(null, chat.sendChatMessage, {
    body: { clientId: randomUUID(), text, visitor, language },
    ip,
  })
  must(first)
  const cookie = (first.headers['set-cookie'] as string[])[0]!.split(';')[0]!
  const headers = { cookie }
  const { id } = must(await app.ask(null, chat.viewGeneralChat, { headers, ip }))
  return { email, id, cookie, headers, ip }
}
const answer = async ({ id }: Visitor, text: string) =>
  must(await app.ask(desk, chat.sendChatMessage, { body: { clientId: randomUUID(), text, id } }))
const mails = ({ email }: Visitor) =>
  rows<{ language: string; body: string; link: string; reason: string; is_secret: boolean }>(
    app.db,
    sql`select language, body, link, reason, is_secret from outbox_messages where recipient = ${email} order by id`,
  )
/** What is due later happens now, by the clock of the product. */
const later = async ({ id }: Visitor) => {
  await app.owner.query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
    `chat.mail-answer:${id}`,
  ])
  await app.work()
}
const tokenOf = (link: string) => /token=([\w-]{43})$/.exec(link)![1]!
const goBack = (token: string, ip: string) => app.ask(null, chat.returnToChat, { body: { token }, ip })

describe('a visitor who left', () => {
  test('gets one mail with the first lines in their language, and no other before the quiet period is over', async () => {
    const visitor = await begun('هل تشحنون إلى الفجيرة؟')
    await answer(visitor, `نعم.\n${'كل يوم '.repeat(80)}`)
    await later(visitor)
    const [mail, ...more] = await mails(visitor)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'ar', reason: 'visitor', is_secret: true })
    expect(mail!.body).toContain('نعم.\nكل يوم')
    expect(mail!.body.length).toBeLessThan(500)
    expect(mail!.link).toMatch(/^\/ar\/help\/conversation\?token=/)
    await answer(visitor, 'وكذلك إلى خورفكان.')
    await later(visitor)
    expect(await mails(visitor)).toHaveLength(1)
    app.clock.pass(visitorMail.quietHours * hour + 1000)
    await later(visitor)
    const [, second] = await mails(visitor)
    expect(second!.body).toContain('خورفكان')
    expect(second!.body).not.toContain('نعم.')
    await later(visitor)
    expect(await mails(visitor)).toHaveLength(2)
  })

  test('gets none for what they have read', async () => {
    const visitor = await begun('Hello', 'en')
    await answer(visitor, 'Good morning.')
    must(await app.ask(null, chat.readChat, { body: { upTo: 99 }, headers: visitor.headers, ip: visitor.ip }))
    await later(visitor)
    expect(await mails(visitor)).toEqual([])
  })

  test('comes back by the link once, in another browser, and to nobody else', async () => {
    const visitor = await begun('Hello', 'en')
    await answer(visitor, 'Good morning.')
    await later(visitor)
    const token = tokenOf((await mails(visitor))[0]!.link)
    const stored = await rows(app.db, sql`select from chat_returns where token_hash = ${Buffer.from(token)}`)
    expect(stored).toEqual([])
    const back = await goBack(token, '192.0.2.200')
    must(back)
    const cookie = (back.headers['set-cookie'] as string[])[0]!.split(';')[0]!
    const thread = must(await app.ask(null, chat.viewGeneralChat, { headers: { cookie }, ip: '192.0.2.200' }))
    expect([thread.id, thread.items.at(-1).text]).toEqual([visitor.id, 'Good morning.'])
    const again = await goBack(token, '192.0.2.201')
    expect([again.status, again.body.code, again.headers['set-cookie']]).toEqual([
      404,
      'chat.link',
      undefined,
    ])
    expect((await goBack('a'.repeat(43), '192.0.2.201')).status).toBe(404)
    const trail = await rows(
      app.db,
      sql`select from audit_log where object_id = ${visitor.id} and action = 'returnToChat'`,
    )
    expect(trail).toHaveLength(1)
  })

  test('finds a link that is too old closed, and one of two the newer', async () => {
    const visitor = await begun('Hello', 'en')
    await answer(visitor, 'One.')
    await later(visitor)
    app.clock.pass(visitorMail.quietHours * hour + 1000)
    await answer(visitor, 'Two.')
    await later(visitor)
    const [first, second] = (await mails(visitor)).map(({ link }) => tokenOf(link))
    expect((await goBack(first!, '192.0.2.202')).status).toBe(404)
    app.clock.pass(visitorMail.linkDays * 24 * hour)
    expect((await goBack(second!, '192.0.2.202')).status).toBe(404)
  })

  test('comes back without script: the form of the page sets the cookie and leads on', async () => {
    const visitor = await begun('Hello', 'en')
    await answer(visitor, 'Good morning.')
    await later(visitor)
    const form = {
      method: 'POST',
      remoteAddress: '192.0.2.203',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: '',
    } as const
    const { link } = (await mails(visitor))[0]!
    const forwarded = await app.http.inject({ ...form, url: link })
    const ends = await app.http.inject({ ...form, url: forwarded.headers.location! })
    expect([ends.statusCode, ends.headers.location]).toEqual([303, '/en/help/contact#chat'])
    expect(String(ends.headers['set-cookie'])).toContain('marsa_chat')
    const twice = await app.http.inject({ ...form, url: forwarded.headers.location! })
    expect(twice.headers.location).toBe('/en/help/conversation#invalid')
  })
})

describe('the desk searches', () => {
  const found = async (query: object): Promise<string[]> =>
    (
      must(await app.ask(desk, chat.listChats, { query: { filter: 'all', ...query } })).items as {
        id: string
      }[]
    ).map(({ id }) => id)

  test('messages folded as in Arabic, every word in any order', async () => {
    const { id } = await begun('مَتى تَصِلُ الشُّحنة إلى أُمّ القُوَين؟ الحاوية ٤٠ قدمًا — مســتعجل، لدى مستودعي')
    for (const text of [
      'ام القوين',
      'القوين الشحنه',
      'متي تصل',
      '40 قدما',
      'مستعجل',
      'لدي مستودعى',
      'الحاويه',
    ])
      expect([text, (await found({ text })).includes(id)]).toEqual([text, true])
    for (const text of ['الفجيرة', '41 قدما', 'القوين الفجيرة', '100%'])
      expect([text, (await found({ text })).includes(id)]).toEqual([text, false])
  })

  test('people folded, with and without what they dial at home', async () => {
    const { id } = await begun('Hello', 'en', 'فاطِمة الهاشِمي')
    for (const person of ['فاطمه الهاشمى', '050 555 0142', '+971505550142'])
      expect([person, (await found({ person })).includes(id)]).toEqual([person, true])
    expect(await found({ person: 'فاطمة المنصوري' })).not.toContain(id)
  })

  test('by an index', async () => {
    await app.owner.query('set enable_seqscan = off')
    const { rows: plan } = await app.owner.query(
      `explain select chat_id from chat_messages m where fold_text(m.body) like '%fujairah%'`,
    )
    await app.owner.query('reset enable_seqscan')
    expect(JSON.stringify(plan)).toContain('chat_messages_search')
  })
})
