// Companies and agents: read by staff, changed by administrators; suspended at once; a logo is only ever a picture (Z45).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import sharp from 'sharp'
import * as calls from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { inviteUser, viewInvitation } from '@marsa/model/accounts/users/users-endpoints.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { makePdf, makePicture } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

const view = async (companyId: string) =>
  (await app.ask(admin, calls.viewCompany, { query: { companyId } })).body
const suspend = (companyId: string, typedName: string): Promise<Answer> =>
  app.ask(admin, calls.suspendCompany, {
    query: { companyId },
    body: { reason: 'Documents have run out', typedName },
  })

describe('the list', () => {
  test('finds by name in both languages and by code, for the desk and read-only administrators too', async () => {
    const agent = await addPerson(app.db, 'clearing-agent', { modes: ['sea'] })
    await app.owner.query(
      `update companies set name_ar = 'مؤسسة الشراع الأزرق', name_en = 'Blue Sail' where id = $1`,
      [agent.companyId],
    )
    const find = async (searchText: string): Promise<string[]> =>
      (
        await app.ask(await addPerson(app.db, 'desk'), calls.listCompanies, { query: { searchText } })
      ).body.items.map((item: { companyId: string }) => item.companyId)
    expect(await find('الازرق')).toEqual([agent.companyId])
    expect(await find('blue sail')).toEqual([agent.companyId])
    expect(await find((await view(agent.companyId)).agentCode)).toEqual([agent.companyId])
    const auditor = await addPerson(app.db, 'admin-readonly')
    const kinds = await app.ask(auditor, calls.listCompanies, { query: { kind: 'agent', state: 'active' } })
    expect(kinds.body.items.every((item: { kind: string }) => item.kind === 'agent')).toBe(true)
  })
})

describe('changing', () => {
  test('keeps what another administrator wrote meanwhile, and names in the audit what changed', async () => {
    const { companyId } = await addPerson(app.db, 'business')
    const { version } = await view(companyId)
    const body = {
      version,
      nameEn: 'Rimal Trading',
      nameAr: 'رمال للتجارة',
      trn: '100 2345 6789 0003',
      addressEn: 'Street 8, Dubai',
      addressAr: 'شارع 8، دبي',
    }
    expect((await app.ask(admin, calls.saveCompany, { query: { companyId }, body })).status).toBe(200)
    expect((await app.ask(admin, calls.saveCompany, { query: { companyId }, body })).body.code).toBe(
      'kit.moved-on',
    )
    expect(await view(companyId)).toMatchObject({ nameEn: 'Rimal Trading', trn: '100234567890003' })
    const { reason } = await one<{ reason: string }>(
      app.db,
      sql`select reason from audit_log where action = 'saveCompany' and object_id = ${companyId}`,
    )
    expect(reason).toBe('nameEn, nameAr, trn')
  })

  test('of an agent takes services, code, a week and closed days, and refuses what cannot be', async () => {
    const [one, other] = [
      await addPerson(app.db, 'clearing-agent'),
      await addPerson(app.db, 'clearing-agent'),
    ]
    const week = [null, [480, 1080], [480, 1080], [480, 1080], [480, 1080], [480, 720], null]
    const save = async (companyId: string, change: Record<string, unknown>): Promise<Answer> =>
      app.ask(admin, calls.saveAgentProfile, {
        query: { companyId },
        body: {
          version: (await view(companyId)).version,
          agentCode: `AG_${companyId.slice(-6).toUpperCase()}`,
          modes: ['sea', 'air'],
          answerWeek: week,
          closedDays: ['2026-12-25', '2026-12-01', '2026-12-25'],
          ...change,
        },
      })
    expect((await save(one.companyId, {})).status).toBe(200)
    const kept = await view(one.companyId)
    expect(kept).toMatchObject({
      modes: ['sea', 'air'],
      answerWeek: week,
      closedDays: ['2026-12-01', '2026-12-25'],
    })
    const field = async (change: Record<string, unknown>): Promise<string> =>
      (await save(other.companyId, change)).body.fieldErrors[0].code
    expect(await field({ agentCode: kept.agentCode })).toBe('companies.code-taken')
    expect(await field({ agentCode: '1 not a code' })).toBe('companies.code-form')
    expect(await field({ modes: [] })).toBe('companies.mode-required')
    expect(await field({ answerWeek: [[600, 540], ...week.slice(1)] })).toBe('companies.week-order')
    expect(await field({ answerWeek: [[540, 600], null, null, null, null, null, null] })).toBe(
      'companies.week-short',
    )
    const customer = await addPerson(app.db, 'business')
    expect((await save(customer.companyId, {})).body.code).toBe('companies.no-agent')
  })
})

test('its administrators are named in both languages', async () => {
  const person = await addPerson(app.db, 'business')
  await app.owner.query(
    `update users set is_company_admin = true, first_name_ar = 'مريم', last_name_ar = 'السويدي' where id = $1`,
    [person.userId],
  )
  expect((await view(person.companyId)).administrators).toMatchObject([
    { firstName: 'Maryam', firstNameAr: 'مريم', lastNameAr: 'السويدي' },
  ])
})

describe('suspending', () => {
  test('asks for the name, then everybody is out at once and nothing is opened by old invitations', async () => {
    const password = 'Marsa#2026'
    const person = await addPerson(app.db, 'clearing-agent', { modes: ['sea'], password })
    const { companyId } = person
    const { nameEn } = await view(companyId)
    const invited = { email: 'late@test.example', role: 'clearing-agent', language: 'en', company: companyId }
    await app.ask(admin, inviteUser, { body: invited })
    const { link } = await one<{ link: string }>(
      app.db,
      sql`select link from outbox_messages where recipient = 'late@test.example'`,
    )
    const wrong = await suspend(companyId, 'another name')
    expect(wrong.body.fieldErrors[0].code).toBe('companies.typed-name')
    expect((await suspend(companyId, nameEn)).status).toBe(200)
    await expect.poll(async () => (await app.ask(person, getUserProfile)).status).toBe(401)
    const back = await app.ask(null, signIn, { body: { username: person.email, password } })
    expect(back.body.code).toBe('accounts.not-active')
    const old = await app.ask(null, viewInvitation, { body: { token: link.split('#')[1] } })
    expect(old.body.code).toBe('users.invitation-invalid')
    expect((await app.ask(admin, inviteUser, { body: invited })).body.code).toBe('companies.is-suspended')
    expect((await suspend(companyId, nameEn)).body.code).toBe('companies.is-suspended')
    const notified = await rows<{ body: string }>(
      app.db,
      sql`select body from outbox_messages where topic = 'company-suspended' and recipient = ${person.email}`,
    )
    expect(notified[0]?.body).toContain('Documents have run out.')
    expect((await app.ask(admin, calls.restoreCompany, { query: { companyId } })).status).toBe(200)
    const again = await app.ask(null, signIn, { body: { username: person.email, password } })
    expect(again.status).toBe(200)
  })

  test('is not possible for the company that runs the portal', async () => {
    expect((await suspend(admin.companyId, 'Marsa')).body.code).toBe('companies.own')
  })
})

describe('a logo', () => {
  const upload = (
    companyId: string | undefined,
    content: Uint8Array<ArrayBuffer>,
    name: string,
    by: Person = admin,
  ): Promise<Answer> => {
    const body = new FormData()
    if (companyId !== undefined) body.set('companyId', companyId)
    body.append('file', new Blob([content]), name)
    return app.ask(by, calls.uploadLogo, { body })
  }
  const bytes = (text: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(text)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test('is drawn anew, handed to people who are signed in, and replaced as a file', async () => {
    const agent = await addPerson(app.db, 'clearing-agent')
    const { agentCode } = await view(agent.companyId)
    const hidden = '<script>alert(1)</script>'
    const carrying = Buffer.concat([await makePicture(), Buffer.from(hidden)])
    expect((await upload(agent.companyId, bytes(carrying), 'logo.png')).status).toBe(200)
    const customer = await addPerson(app.db, 'customer')
    const got = await app.ask(customer, calls.downloadLogo, { query: { agentCode } })
    expect(got.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(got.raw.includes(hidden)).toBe(false)
    expect((await sharp(got.raw).metadata()).format).toBe('png')
    expect((await app.ask(null, calls.downloadLogo, { query: { agentCode } })).status).toBe(401)
    const gone = await app.ask(admin, calls.removeLogo, { query: { companyId: agent.companyId } })
    expect(gone.status).toBe(200)
    expect((await app.ask(customer, calls.downloadLogo, { query: { agentCode } })).body.code).toBe(
      'companies.no-logo',
    )
  })

  test('is no drawing with a script, no document and nothing dressed up as a picture', async () => {
    const { companyId } = await addPerson(app.db, 'clearing-agent')
    const code = async (content: string | Uint8Array, name: string): Promise<string> =>
      (await upload(companyId, bytes(Buffer.from(content)), name)).body.code
    expect(await code(svg, 'logo.svg')).toBe('documents.format')
    expect(await code(svg, 'logo.png')).toBe('documents.content')
    expect(await code(makePdf('x'), 'logo.pdf')).toBe('documents.format')
    expect(await code('not a picture', 'logo.jpg')).toMatch(/^documents\.(content|damaged)$/)
    expect((await view(companyId)).hasLogo).toBe(false)
  })

  const administrator = async (role: Parameters<typeof addPerson>[1]): Promise<Person> => {
    const person = await addPerson(app.db, role)
    await app.owner.query('update users set is_company_admin = true where id = $1', [person.userId])
    return person
  }
  const shown = (person: Person, companyId?: string): Promise<Answer> =>
    app.ask(person, calls.downloadLogo, { query: { companyId } })
  const hasLogo = async (person: Person): Promise<boolean> =>
    (await app.ask(person, getUserProfile)).body.companyHasLogo

  test.each(['business', 'clearing-agent', 'warehouse-agent', 'truck-provider'] as const)(
    'of one’s own company is put, replaced and taken away by its %s administrator',
    async (role) => {
      const boss = await administrator(role)
      expect([await hasLogo(boss), (await shown(boss)).body.code]).toEqual([false, 'companies.no-logo'])
      const [first, second] = [
        bytes(
          await sharp(await makePicture())
            .resize(40)
            .png()
            .toBuffer(),
        ),
        bytes(await makePicture()),
      ]
      expect((await upload(undefined, first, 'logo.png', boss)).status).toBe(200)
      const before = (await shown(boss)).raw
      expect((await upload(boss.companyId, second, 'logo.png', boss)).status).toBe(200)
      expect([await hasLogo(boss), (await shown(boss)).raw.equals(before)]).toEqual([true, false])
      const stored = await rows<{ key: string }>(
        app.db,
        sql`select logo_key as key from companies where id = ${boss.companyId}`,
      )
      expect(await app.files.exists(stored[0]!.key)).toBe(true)
      expect((await app.ask(boss, calls.removeLogo)).status).toBe(200)
      expect([await hasLogo(boss), await app.files.exists(stored[0]!.key)]).toEqual([false, false])
    },
  )

  test('is chosen by administrators of a company alone, and of no other company', async () => {
    const boss = await administrator('business')
    const other = await administrator('business')
    const colleague = await addPerson(app.db, 'portal', { companyId: boss.companyId })
    const individual = await addPerson(app.db, 'customer')
    const picture = bytes(await makePicture())
    const code = async (by: Person, companyId?: string) =>
      (await upload(companyId, picture, 'logo.png', by)).body.code
    expect(await code(colleague)).toBe('companies.logo-admin')
    expect(await code(other, boss.companyId)).toBe('companies.not-found')
    expect(await code(individual)).toBe('kit.forbidden')
    expect(await code(admin, individual.companyId)).toBe('companies.no-company')
    expect(await code(boss)).toBeUndefined()
    const remove = async (by: Person, companyId?: string) =>
      (await app.ask(by, calls.removeLogo, { query: { companyId } })).body.code
    expect(await remove(colleague)).toBe('companies.logo-admin')
    expect(await remove(other, boss.companyId)).toBe('companies.not-found')
    const desk = await addPerson(app.db, 'desk')
    for (const person of [boss, colleague]) expect((await shown(person)).status).toBe(200)
    expect((await shown(desk, boss.companyId)).status).toBe(200)
    expect((await shown(other, boss.companyId)).body.code).toBe('companies.no-logo')
  })
})
