// Conversations: whose they are, one message for many tries, one answerer of two, what is told, and what time erases.
import { randomUUID } from 'node:crypto'
import { sql } from '../../kit/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as chat from '@marsa/model/messages/chat/chat-endpoints.ts'
import { listNotifications, listOutbox } from '@marsa/model/messages/endpoints.ts'
import { testApp, type Answer, type Ask, type TestApp } from '../../../test/app.ts'
import { makePdf, makePicture } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { one, rows } from '../../kit/db.ts'

let app: TestApp
let desk: Person
let colleague: Person
beforeAll(async () => {
  app = await testApp()
  desk = await addPerson(app.db, 'desk')
  colleague = await addPerson(app.db, 'desk')
})
beforeEach(() => {
  app.clock.reset()
})
afterAll(() => app.close())

const must = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, body])
  return body
}
const day = 86_400_000
let address = 0

/** A visitor's browser: keeps its cookie, has an address of its own. */
const newVisitor = () => {
  const ip = `198.51.100.${++address}`
  const jar: { cookie?: string } = {}
  const ask = async (endpoint: Parameters<TestApp['ask']>[1], given: Ask = {}): Promise<Answer> => {
    const headers: Record<string, string> = jar.cookie ? { cookie: jar.cookie } : {}
    const answer = await app.ask(null, endpoint, { ...given, headers: { ...headers, ...given.headers }, ip })
    const [set] = [answer.headers['set-cookie'] ?? []].flat() as string[]
    if (set) jar.cookie = set.split(';')[0]!
    return answer
  }
  return { jar, ask }
}
const visitorFacts = {
  fullName: 'Latifa Al Falasi',
  email: 'latifa@visitor.example',
  mobile: '050 555 0142',
}
const textMessage = (text: string, more: object = {}) => ({ body: { clientId: randomUUID(), text, ...more } })

/** A visitor who has written once. */
const begun = async (text = 'Do you ship to Fujairah?') => {
  const visitor = newVisitor()
  must(await visitor.ask(chat.sendChatMessage, textMessage(text, { visitor: visitorFacts, language: 'ar' })))
  const { id } = must(await visitor.ask(chat.viewGeneralChat))
  return { ...visitor, id: id as string }
}
const asked = async (person: Person, text = 'Where is my container?') => {
  must(await app.ask(person, chat.sendChatMessage, textMessage(text)))
  return must(await app.ask(person, chat.viewGeneralChat)).id as string
}
const answer = (person: Person, id: string, text = 'I will look.') =>
  app.ask(person, chat.sendChatMessage, textMessage(text, { id }))
const textsOf = (body: { items: { text: string; event: string | null }[] }) =>
  body.items.map(({ text, event }) => event ?? text)
const fileOf = (bytes: Uint8Array, name: string, fields: Record<string, string> = {}): Ask => {
  const body = new FormData()
  for (const [field, value] of Object.entries({ clientId: randomUUID(), ...fields })) body.set(field, value)
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return { body }
}

describe('a visitor', () => {
  test('says who they are once, is known by a cookie no script reads, and reads the answer', async () => {
    const visitor = newVisitor()
    const anonymous = await visitor.ask(chat.sendChatMessage, textMessage('Hello'))
    expect([anonymous.status, anonymous.body.code]).toEqual([422, 'chat.introduce'])
    const first = await visitor.ask(chat.sendChatMessage, textMessage('Hello', { visitor: visitorFacts }))
    expect(must(first)).toMatchObject({ from: 'customer', text: 'Hello', number: 1 })
    const [cookie] = first.headers['set-cookie'] as string[]
    expect(cookie).toMatch(/^__Host-marsa_chat=.+; Path=\/; SameSite=Strict; Secure; HttpOnly; Expires=/)
    const { id } = must(await visitor.ask(chat.viewGeneralChat))
    must(await answer(desk, id, 'Good morning.'))
    const thread = must(await visitor.ask(chat.viewGeneralChat))
    expect(textsOf(thread)).toEqual(['Hello', 'taken', 'Good morning.'])
    expect(thread).toMatchObject({
      state: 'IN_WORK',
      agent: { en: 'Maryam', ar: 'Maryam' },
      unread: 1,
      delivered: 3,
    })
    must(await visitor.ask(chat.readChat, { body: { upTo: 3 } }))
    const again = must(await visitor.ask(chat.viewGeneralChat, { query: { since: thread.cursor } }))
    expect(again).toMatchObject({ items: [], cursor: '3', unread: 0 })
    expect(must(await app.ask(desk, chat.viewChat, { query: { id } })).delivered).toBe(3)
  })

  test('is refused field by field', async () => {
    const visitor = { fullName: ' ', email: 'nobody', mobile: '04 123 4567' }
    const { status, body } = await newVisitor().ask(chat.sendChatMessage, textMessage('', { visitor }))
    expect(status).toBe(422)
    const codes = (body.fieldErrors as { field: string; code: string }[]).map(({ field, code }) => [
      field,
      code,
    ])
    expect(Object.fromEntries(codes)).toEqual({
      text: 'chat.text',
      'visitor.fullName': 'chat.name',
      'visitor.email': 'chat.email',
      'visitor.mobile': 'reference.mobile.form',
    })
  })

  test('does not get in by an e-mail, another visitor, or a forged cookie', async () => {
    const first = await begun()
    const [name = '', value = ''] = first.jar.cookie!.split(/=(.*)/)
    const [visitorId = '', mac = ''] = value.split('.')
    const other = await begun('Something else')
    const forged = [
      `${name}=${visitorId}`,
      `${name}=${visitorId}.`,
      // Not the last character: some of its bits stand for nothing.
      `${name}=${visitorId}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      `${name}=${randomUUID()}.${mac}`,
      `${name}=${first.id}.${mac}`,
      `${name}=x`,
    ]
    for (const cookie of forged) {
      const stranger = newVisitor()
      stranger.jar.cookie = cookie
      expect(must(await stranger.ask(chat.viewGeneralChat)).id).toBeNull()
      for (const [endpoint, given] of [
        [chat.sendChatMessage, textMessage('Let me in', { id: first.id, visitor: visitorFacts })],
        [chat.readChat, { body: { id: first.id, upTo: 1 } }],
        [chat.typeInChat, { body: {} }],
      ] as const)
        expect((await stranger.ask(endpoint, given)).status).toBe(404)
    }
    expect((await other.ask(chat.sendChatMessage, textMessage('x', { id: first.id }))).status).toBe(404)
    expect(textsOf(must(await first.ask(chat.viewGeneralChat)))).toEqual(['Do you ship to Fujairah?'])
    const sameMail = newVisitor()
    must(await sameMail.ask(chat.sendChatMessage, textMessage('Hi', { visitor: visitorFacts })))
    expect(must(await sameMail.ask(chat.viewGeneralChat)).id).not.toBe(first.id)
  })

  test('sends the first message again after its answer was lost: one conversation, one message', async () => {
    const lost = newVisitor()
    const given = textMessage('Is anybody there?', { visitor: visitorFacts })
    must(await lost.ask(chat.sendChatMessage, given))
    delete lost.jar.cookie
    must(await lost.ask(chat.sendChatMessage, given))
    expect(textsOf(must(await lost.ask(chat.viewGeneralChat)))).toEqual(['Is anybody there?'])
    app.clock.pass(2 * 3_600_000)
    delete lost.jar.cookie
    const { id } = must(await lost.ask(chat.sendChatMessage, given))
    const found = await rows(
      app.db,
      sql`select id from chat_messages where client_id = ${given.body.clientId}`,
    )
    expect(found).toHaveLength(2)
    expect(id).not.toBe((found[0] as { id: string }).id)
  })

  test('is slowed down: conversations by address, messages by caller', async () => {
    const visitor = newVisitor()
    const codes: string[] = []
    for (let tries = 0; tries < 22; tries++) {
      delete visitor.jar.cookie
      codes.push(
        (await visitor.ask(chat.sendChatMessage, textMessage('Hi', { visitor: visitorFacts }))).body.code,
      )
    }
    expect(codes.slice(20)).toEqual(['kit.too-many', 'kit.too-many'])
  })
})

describe('a customer', () => {
  test('has one conversation; what is sent again is the same message, and nobody else sees it', async () => {
    const customer = await addPerson(app.db, 'customer')
    const given = textMessage('Where is <b>my</b> <script>alert(1)</script> container?')
    const tries = await Promise.all([1, 2, 3].map(() => app.ask(customer, chat.sendChatMessage, given)))
    expect(new Set(tries.map((each) => must(each).id)).size).toBe(1)
    const thread = must(await app.ask(customer, chat.viewGeneralChat))
    expect(textsOf(thread)).toEqual([given.body.text])
    const stranger = await addPerson(app.db, 'customer', { companyId: customer.companyId })
    expect(must(await app.ask(stranger, chat.viewGeneralChat)).id).toBeNull()
    for (const [endpoint, body] of [
      [chat.sendChatMessage, textMessage('x', { id: thread.id }).body],
      [chat.typeInChat, { id: thread.id }],
      [chat.readChat, { id: thread.id, upTo: 1 }],
    ] as const)
      expect((await app.ask(stranger, endpoint, { body })).status).toBe(404)
    for (const endpoint of [chat.listChats, chat.viewChat, chat.downloadTranscript])
      expect((await app.ask(customer, endpoint, { query: { id: thread.id } })).status).toBe(403)
  })

  test('is told of an answer in the product at once, and by mail when it stays unread', async () => {
    const customer = await addPerson(app.db, 'business', { language: 'ar' })
    const id = await asked(customer)
    must(await answer(desk, id, 'One.'))
    must(await answer(desk, id, 'Two.'))
    const notes = must(await app.ask(customer, listNotifications)).items as { type: string; link: string }[]
    expect(notes).toMatchObject([{ type: 'chat-answered', link: '/ar/user/chat' }])
    const mails = async () =>
      (
        must(await app.ask(null, listOutbox, { query: { to: customer.email } })).items as {
          subject: string
        }[]
      ).map(({ subject }) => subject)
    const due = () =>
      app.owner.query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
        `chat.mail-answer:${id}`,
      ])
    await app.work()
    expect(await mails()).toEqual([])
    await due()
    await app.work()
    expect(await mails()).toEqual(['ردّ عليك مكتب الخدمة'])
    must(await answer(desk, id, 'Three.'))
    must(await app.ask(customer, chat.readChat, { body: { upTo: 99 } }))
    await due()
    await app.work()
    expect(await mails()).toHaveLength(1)
  })

  test('writes again after the end, and the conversation waits once more', async () => {
    const customer = await addPerson(app.db, 'clearing-agent')
    const id = await asked(customer)
    must(await app.ask(desk, chat.takeChat, { body: { id } }))
    must(await app.ask(desk, chat.closeChat, { body: { id, outcome: 'answered' } }))
    expect((await answer(desk, id)).body.code).toBe('chat.closed')
    expect(must(await app.ask(customer, chat.viewGeneralChat)).items.at(-1)).toMatchObject({
      event: 'closed',
      outcome: null,
    })
    await asked(customer, 'One more thing')
    const view = must(await app.ask(desk, chat.viewChat, { query: { id } }))
    expect(view.chat).toMatchObject({ state: 'OPEN', assignedTo: null, kind: 'agent', outcome: null })
    expect(textsOf(view)).toEqual(['Where is my container?', 'taken', 'closed', 'reopened', 'One more thing'])
    const waiting = must(await app.ask(desk, listNotifications)).items as {
      type: string
      subjectId: string
    }[]
    expect(waiting.filter((note) => note.type === 'chat-waiting' && note.subjectId === id)).toHaveLength(2)
  })
})

describe('the desk', () => {
  test('two take a conversation at once, one has it, the other is told', async () => {
    const id = await asked(await addPerson(app.db, 'customer'))
    const both = await Promise.all(
      [desk, colleague].map((person) => app.ask(person, chat.takeChat, { body: { id } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('chat.taken')
    const [winner, loser] = both[0]!.status === 200 ? [desk, colleague] : [colleague, desk]
    expect((await answer(loser, id)).body.code).toBe('chat.taken')
    must(await answer(winner, id))
  })

  test('two answer a waiting conversation at once: one answer', async () => {
    const id = await asked(await addPerson(app.db, 'customer'))
    const both = await Promise.all([desk, colleague].map((person) => answer(person, id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('hands over to a colleague, who is told; not to somebody else', async () => {
    const customer = await addPerson(app.db, 'customer')
    const id = await asked(customer)
    const hand = (to: string) => app.ask(desk, chat.handOverChat, { body: { id, to } })
    expect((await hand(colleague.userId)).body.code).toBe('chat.not-taken')
    must(await app.ask(desk, chat.takeChat, { body: { id } }))
    expect((await hand(customer.userId)).body.code).toBe('chat.colleague')
    must(await hand(colleague.userId))
    must(await answer(colleague, id))
    expect((await answer(desk, id)).body.code).toBe('chat.taken')
    const notes = must(await app.ask(colleague, listNotifications)).items as {
      type: string
      subjectId: string
    }[]
    expect(notes.filter((note) => note.type === 'chat-handed-over' && note.subjectId === id)).toHaveLength(1)
    const trail = await rows<{ action: string }>(
      app.db,
      sql`select action from audit_log where object_id = ${id} order by id`,
    )
    expect(trail.map(({ action }) => action)).toEqual(['openChat', 'takeChat', 'handOverChat'])
  })

  test('finds by state, words, person and day; who waits too long is marked', async () => {
    // Saturday evening: the working hour is over on Monday at 08:30.
    app.clock.at(new Date('2027-03-06T18:00:00+04:00'))
    const customer = await addPerson(app.db, 'customer')
    const id = await asked(customer, 'A very rare word: 100% زعفران_')
    const list = async (person: Person, query: Ask['query']) =>
      (
        must(await app.ask(person, chat.listChats, { query })).items as { id: string; late: boolean }[]
      ).filter((each) => each.id === id)
    app.clock.at(new Date('2027-03-08T08:29:00+04:00'))
    expect(await list(desk, { filter: 'waiting' })).toMatchObject([{ late: false }])
    app.clock.at(new Date('2027-03-08T08:31:00+04:00'))
    expect(await list(desk, { filter: 'waiting' })).toMatchObject([{ late: true }])
    expect(await list(desk, { text: '100% زعفران_' })).toHaveLength(1)
    expect(await list(desk, { text: '1000 زعفران' })).toEqual([])
    expect(await list(desk, { person: customer.email })).toHaveLength(1)
    expect(await list(desk, { person: 'somebody else' })).toEqual([])
    expect(await list(desk, { from: '2027-03-06', to: '2027-03-06' })).toHaveLength(1)
    expect(await list(desk, { from: '2027-03-07' })).toEqual([])
    must(await app.ask(colleague, chat.takeChat, { body: { id } }))
    expect(await list(desk, { filter: 'waiting' })).toMatchObject([{ late: true }])
    must(await answer(colleague, id))
    expect(await list(desk, { filter: 'waiting' })).toEqual([])
    expect(await list(desk, { filter: 'mine' })).toEqual([])
    expect(await list(colleague, { filter: 'mine' })).toHaveLength(1)
    must(await app.ask(colleague, chat.closeChat, { body: { id, outcome: 'answered' } }))
    expect(await list(desk, { filter: 'closed' })).toHaveLength(1)
  })

  test('a read-only administrator reads everything and writes nothing', async () => {
    const auditor = await addPerson(app.db, 'admin-readonly')
    const id = await asked(await addPerson(app.db, 'customer'))
    expect(must(await app.ask(auditor, chat.viewChat, { query: { id } })).mayAct).toBe(false)
    expect((await answer(auditor, id)).body.code).toBe('kit.read-only')
    expect((await app.ask(auditor, chat.takeChat, { body: { id } })).body.code).toBe('kit.read-only')
  })

  test('sees typing while it holds, and says it is typing itself', async () => {
    const customer = await addPerson(app.db, 'customer')
    const id = await asked(customer)
    must(await app.ask(customer, chat.typeInChat, { body: {} }))
    const typing = async () => must(await app.ask(desk, chat.viewChat, { query: { id } })).typing as boolean
    expect(await typing()).toBe(true)
    app.clock.pass(7_000)
    expect(await typing()).toBe(false)
    must(await app.ask(desk, chat.typeInChat, { body: { id } }))
    expect(must(await app.ask(customer, chat.viewGeneralChat)).typing).toBe(true)
  })

  test('keeps prepared answers in both languages', async () => {
    const words = { titleEn: 'Hours', titleAr: 'الدوام', textEn: 'From eight.', textAr: 'من الثامنة.' }
    const saved = must(await app.ask(desk, chat.saveCannedAnswer, { body: words }))
    must(await app.ask(colleague, chat.saveCannedAnswer, { body: { ...saved, textEn: 'From nine.' } }))
    const list = async () => must(await app.ask(desk, chat.listCannedAnswers)).items as { id: string }[]
    expect(await list()).toContainEqual({ ...saved, textEn: 'From nine.' })
    const half = await app.ask(desk, chat.saveCannedAnswer, { body: { ...words, titleAr: ' ' } })
    expect([half.status, half.body.fieldErrors[0].code]).toEqual([422, 'chat.both-languages'])
    must(await app.ask(desk, chat.removeCannedAnswer, { body: { id: saved.id } }))
    expect((await list()).map(({ id }) => id)).not.toContain(saved.id)
  })

  test('downloads a transcript in the language of the page', async () => {
    const visitor = await begun('هل تشحنون إلى الفجيرة؟')
    must(await answer(desk, visitor.id, 'نعم.'))
    const file = await app.ask(desk, chat.downloadTranscript, {
      query: { id: visitor.id },
      headers: { 'x-language': 'ar' },
    })
    const text = file.raw.toString()
    expect(file.headers['content-disposition']).toMatch(
      /attachment; filename="chat-\d{4}-\d\d-\d\d-\w+\.txt"/,
    )
    for (const part of [
      'Latifa Al Falasi',
      '+971505550142',
      'غير مُتحقَّق منه',
      'هل تشحنون',
      'Maryam من دعم مرسى:\nنعم.',
    ])
      expect(text).toContain(part)
  })
})

describe('files', () => {
  test('go both ways, once for their id, and only to the two sides', async () => {
    const customer = await addPerson(app.db, 'customer')
    const given = fileOf(await makePicture(), 'box.png')
    const clientId = (given.body as FormData).get('clientId') as string
    const sent = must(await app.ask(customer, chat.attachToChat, given))
    const again = must(
      await app.ask(customer, chat.attachToChat, fileOf(await makePicture(), 'box.png', { clientId })),
    )
    expect(again.id).toBe(sent.id)
    expect(sent.file).toMatchObject({ name: 'box.png', mediaType: 'image/png' })
    const { id } = must(await app.ask(customer, chat.viewGeneralChat))
    const back = must(await app.ask(desk, chat.attachToChat, fileOf(makePdf('answer'), 'answer.pdf', { id })))
    for (const [person, messageId] of [
      [desk, sent.id],
      [customer, back.id],
    ] as const) {
      const file = await app.ask(person, chat.downloadChatFile, { query: { messageId } })
      expect([file.status, file.headers['content-security-policy']]).toEqual([
        200,
        "sandbox; default-src 'none'",
      ])
    }
    const stranger = await addPerson(app.db, 'customer')
    for (const who of [stranger, null])
      expect((await app.ask(who, chat.downloadChatFile, { query: { messageId: sent.id } })).status).toBe(404)
    const stored = await one<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from chat_messages where chat_id = ${id} and storage_key is not null`,
    )
    expect(stored.count).toBe(2)
  })

  test.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script>'), 'page.html', 'documents.format'],
    ['a script called a picture', Buffer.from('<svg onload=alert(1)>'), 'x.png', 'documents.damaged'],
    ['nothing', Buffer.alloc(0), 'empty.pdf', 'documents.damaged'],
    ['more than 10 MB', Buffer.alloc(10_485_761, 1), 'big.pdf', 'documents.size'],
  ])('refuse %s', async (_name, bytes, name, code) => {
    const customer = await addPerson(app.db, 'customer')
    expect((await app.ask(customer, chat.attachToChat, fileOf(bytes, name))).body.code).toBe(code)
    expect(must(await app.ask(customer, chat.viewGeneralChat)).id).toBeNull()
  })

  test('a visitor introduces themselves first', async () => {
    const { status, body } = await newVisitor().ask(chat.attachToChat, fileOf(makePdf('x'), 'x.pdf'))
    expect([status, body.code]).toEqual([422, 'chat.introduce'])
  })
})

describe('time', () => {
  const again = () =>
    app.owner.query(`update graphile_worker._private_jobs set run_at = now() where key = 'timer:chat.keep'`)
  const keep = async () => {
    const exists = await again()
    if (!exists.rowCount)
      await app.owner.query(`select graphile_worker.add_job('chat.keep', '{}', job_key => 'timer:chat.keep')`)
    await app.work()
  }

  test('erases an ended conversation of a visitor with its files after 90 days, never a customer’s', async () => {
    const visitor = await begun()
    const { id: messageId } = must(await visitor.ask(chat.attachToChat, fileOf(makePdf('x'), 'x.pdf')))
    const customer = await addPerson(app.db, 'customer')
    const theirs = await asked(customer)
    for (const id of [visitor.id, theirs]) {
      must(await app.ask(desk, chat.takeChat, { body: { id } }))
      must(await app.ask(desk, chat.closeChat, { body: { id, outcome: 'answered' } }))
    }
    app.clock.pass(89 * day)
    await keep()
    expect((await app.ask(desk, chat.viewChat, { query: { id: visitor.id } })).status).toBe(200)
    expect((await app.ask(desk, chat.downloadChatFile, { query: { messageId } })).status).toBe(200)
    app.clock.pass(2 * day)
    await keep()
    expect((await app.ask(desk, chat.viewChat, { query: { id: visitor.id } })).status).toBe(404)
    expect((await app.ask(desk, chat.downloadChatFile, { query: { messageId } })).status).toBe(404)
    expect((await app.ask(desk, chat.viewChat, { query: { id: theirs } })).status).toBe(200)
    expect(must(await visitor.ask(chat.viewGeneralChat)).id).toBeNull()
    const left = await rows(app.db, sql`select id from notifications where subject_id = ${visitor.id}`)
    expect(left).toEqual([])
  })

  test('ends a visitor’s conversation in which nobody writes for 30 days', async () => {
    const visitor = await begun()
    app.clock.pass(31 * day)
    await keep()
    expect(must(await app.ask(desk, chat.viewChat, { query: { id: visitor.id } })).chat).toMatchObject({
      state: 'CLOSED',
      outcome: 'no-reply',
      waitingSince: null,
    })
  })
})
