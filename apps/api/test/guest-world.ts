// Guests of tests: a number that is proved by a code, and the token that it opens.
import { guestEndpoints as calls } from '@marsa/model/express/guest/guest-endpoints.ts'
import type { TestApp } from './app.ts'
import { applicantsOf, freshAddress, freshMobile } from './applicants.ts'
import { parcelWorldOf } from './parcel-world.ts'

export const guestWorldOf = (app: TestApp) => {
  const parcels = parcelWorldOf(app)
  const { solved, codeFor } = applicantsOf(app)
  const proved = async (mobile = freshMobile(), ip = freshAddress()) => {
    const sent = await app.ask(null, calls.sendGuestCode, { body: { mobile, captcha: await solved() }, ip })
    if (sent.status !== 200) throw new Error(`no code: ${sent.body.code}`)
    const cookie = String(sent.headers['set-cookie']).split(';')[0]!
    return { mobile, ip, cookie, code: await codeFor(mobile), sent: sent.body as object }
  }
  type Proved = Awaited<ReturnType<typeof proved>>
  const email = (mobile: string) => `guest-${mobile.slice(-7)}@test.example`
  const enter = ({ mobile, ip, cookie, code }: Proved, headers: Record<string, string> = { cookie }) =>
    app.ask(null, calls.newGuest, {
      body: { name: 'Mariam Al Suwaidi', mobile, email: email(mobile), smsCode: code },
      ip,
      headers,
    })
  const guest = async (mobile = freshMobile()) => {
    const answer = await enter(await proved(mobile))
    if (answer.status !== 200) throw new Error(`no guest: ${answer.body.code}`)
    return { mobile, email: email(mobile), token: answer.body.token as string }
  }
  const save = (token: string, change: object = {}) =>
    app.ask(null, calls.saveGuestShipment, { body: { ...parcels.form(), terms: true, token, ...change } })
  const pay = (token: string, more: object = {}) =>
    app.ask(null, calls.payGuestShipment, { body: { token, ...more } })
  const view = (token: string) => app.ask(null, calls.viewGuestShipment, { body: { token } })
  const cancel = (token: string, comments = 'Not needed any more') =>
    app.ask(null, calls.cancelGuestShipment, { body: { token, comments } })
  const paper = (token: string, which: 'label' | 'receipt') =>
    app.ask(null, calls.downloadGuestPaper, { body: { token, paper: which } })
  /** The one of a guest, and its last payment. */
  const rowOf = async ({ mobile }: { mobile: string }) => {
    const { rows } = await app.owner.query<{ id: string; session_id: string; company_id: string }>(
      `select s.id, s.company_id, (select p.id from payment_sessions p where p.subject_id = s.id order by p.fencing desc limit 1) as session_id
        from express_guests g join express_shipments s on s.id = g.shipment_id where g.mobile = $1 order by g.made_at desc`,
      [mobile],
    )
    return rows[0]!
  }
  const sent = async (change: object = {}, given?: Awaited<ReturnType<typeof guest>>) => {
    const who = given ?? (await guest())
    for (const answer of [await save(who.token, change), await pay(who.token)])
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    const row = await rowOf(who)
    await parcels.settle(row.session_id, 'succeeded')
    return { ...who, ...row }
  }
  return { ...parcels, proved, enter, guest, save, pay, view, cancel, paper, rowOf, sent }
}
