// What the database holds by itself, should the code above it be wrong: moves, awards, bookings, completions (N9-N13).
import { randomUUID } from 'node:crypto'
import { sql, type Sql } from '../../kit/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestMachine } from '@marsa/model/freight/request-machine.ts'
import { quotationMachine } from '@marsa/model/requests/quotation.ts'
import { actorKinds } from '@marsa/model/kit/machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { codeOf, rows, systemTransaction } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { transitionRows } from '../../kit/transitions.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const refusal = async (statement: Sql): Promise<string | undefined> =>
  statement.execute(app.db).then(() => undefined, codeOf)
const stateOf = async (table: string, id: string): Promise<unknown> =>
  (await rows<{ state: string }>(app.db, sql`select state from ${sql.table(table)} where id = ${id}`))[0]!
    .state
const auditCount = async (id: string): Promise<number> =>
  (await rows(app.db, sql`select from audit_log where object_id = ${id}`)).length

describe('a state', () => {
  test('is not written without its move (N10)', async () => {
    const journey = await world.quoted()
    const before = await auditCount(journey.requestId)
    for (const state of requestMachine.states.filter((each) => each !== 'QS_FIN'))
      expect([
        state,
        await refusal(sql`update requests set state = ${state} where id = ${journey.requestId}`),
      ]).toEqual([state, 'MA001'])
    for (const state of quotationMachine.states.filter((each) => each !== 'Q_SUBMITTED'))
      expect([
        state,
        await refusal(sql`update quotations set state = ${state} where id = ${journey.quotations[0]!.id}`),
      ]).toEqual([state, 'MA001'])
    expect([await stateOf('requests', journey.requestId), await auditCount(journey.requestId)]).toEqual([
      'QS_FIN',
      before,
    ])
  })

  test('is not reached by a move of another actor or from another state', async () => {
    const journey = await world.quoted()
    const id = journey.requestId
    const set = (state: string, name: string, as: string) =>
      refusal(
        sql`update requests set state = ${state}, move = ${name}, moved_as = ${as}, version = version + 1 where id = ${id}`,
      )
    expect(await set('QS_AWP', 'accept', 'agent')).toBe('MA001')
    expect(await set('QS_PPA', 'bookWithHalf', 'gateway')).toBe('MA001')
    expect(await set('QS_CMP', 'complete', 'customer')).toBe('MA001')
    expect(
      await refusal(
        sql`update quotations set state = 'Q_ACCEPTED', move = 'award', moved_as = 'gateway', version = version + 1 where id = ${journey.quotations[0]!.id}`,
      ),
    ).toBe('MA001')
  })

  test('is not begun anywhere but at a beginning', async () => {
    const { customer, requestId } = await world.submitted()
    const insert = (state: string, name: string) =>
      refusal(sql`insert into requests (line, number, company_id, user_id, state, move, moved_as, form)
      select 'freight', ${randomUUID()}, ${customer.companyId}, ${customer.userId}, ${state}, ${name}, 'customer', form
      from requests where id = ${requestId}`)
    expect(await insert('QS_RCD', 'save')).toBe('MA001')
    expect(await insert('QS_SUB', 'submit')).toBe('MA001')
  })

  test('is moved only from where the machine says, and by one of two who try', async () => {
    const journey = await world.quoted()
    const request = {
      table: 'requests',
      machine: requestMachine,
      id: journey.requestId,
      as: 'customer',
    } as const
    const cancel = () => systemTransaction(app.db, (tx) => move(tx, { ...request, move: 'cancel' }))
    await expect(systemTransaction(app.db, (tx) => move(tx, { ...request, move: 'submit' }))).rejects.toThrow(
      'kit.moved-on',
    )
    await expect(
      systemTransaction(app.db, (tx) => move(tx, { ...request, move: 'cancel', version: 1 })),
    ).rejects.toThrow('kit.moved-on')
    const results = await Promise.allSettled([cancel(), cancel(), cancel()])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Problem)
  })

  test('is listed by the database exactly as by the model', async () => {
    for (const machine of [requestMachine, quotationMachine]) {
      const [check] = await rows<{ text: string }>(
        app.db,
        sql`select pg_get_constraintdef(oid) as text from pg_constraint
        where conname = ${machine === requestMachine ? 'requests_state' : 'quotations_state_check'}`,
      )
      // The states of requests are listed line by line.
      const [, ofFreight] = /THEN([^]*)ELSE/.exec(check!.text) ?? []
      expect(
        [...(ofFreight ?? check!.text).matchAll(/'(\w+)'::text/g)].map((match) => match[1]).toSorted(),
      ).toEqual([...machine.states].toSorted())
      const stored = await rows(
        app.db,
        sql`select move, from_state, to_state, actor_kind from transitions where machine = ${machine.name}`,
      )
      expect(stored).toHaveLength(new Set(transitionRows([machine]).map((row) => JSON.stringify(row))).size)
    }
  })
})

/** Tries every move from the row's state to every state as everybody; each success is taken back. Answers what the guard let through. */
const tryEverything = (table: string, id: string, states: readonly string[], moves: readonly string[]) => `
  do $$
  declare m text; s text; a text;
  begin
    create temporary table if not exists let_through (entry text);
    truncate let_through;
    foreach m in array array['${moves.join("','")}'] loop
      foreach s in array array['${states.join("','")}'] loop
        foreach a in array array['${actorKinds.join("','")}'] loop
          begin
            update ${table} set state = s, move = m, moved_as = a, version = version + 1 where id = '${id}';
            raise exception 'taken back' using errcode = 'TB000';
          exception
            when sqlstate 'TB000' then insert into let_through values (m || ' ' || s || ' ' || a);
            when sqlstate 'MA001' then null;
          end;
        end loop;
      end loop;
    end loop;
  end $$`

test('from every state, by every move, to every state, by every kind of actor the database lets through the table alone', async () => {
  // A completed request has all that any state needs: a posting, an invoice.
  const { requestId } = await world.completed({ agents: 1 })
  const moves = Object.entries(requestMachine.moves)
  for (const state of requestMachine.states) {
    await app.owner.query('alter table requests disable trigger requests_freight_guard')
    await app.owner.query('update requests set state = $1 where id = $2', [state, requestId])
    await app.owner.query('alter table requests enable trigger requests_freight_guard')
    await app.owner.query(
      tryEverything(
        'requests',
        requestId,
        requestMachine.states,
        moves.map(([name]) => name),
      ),
    )
    const { rows: found } = await app.owner.query<{ entry: string }>('select entry from let_through')
    const listed = moves.flatMap(([name, { from, to, actors }]) =>
      from.some((each) => each === state)
        ? (to.length ? to : [state]).flatMap((target) => actors.map((actor) => `${name} ${target} ${actor}`))
        : [],
    )
    expect([state, found.map(({ entry }) => entry).toSorted()]).toEqual([state, listed.toSorted()])
  }
})

describe('an award', () => {
  test('is one a round (N9)', async () => {
    const journey = await world.booked()
    const loser = journey.quotations[1]!.id
    await app.owner.query('alter table quotations disable trigger quotations_guard')
    expect(
      await app.owner
        .query(`update quotations set state = 'Q_ACCEPTED' where id = $1`, [loser])
        .then(() => undefined, codeOf),
    ).toBe('23505')
    await app.owner.query('alter table quotations enable trigger quotations_guard')
  })

  test('has totals that add up, a file and a validity', async () => {
    const { id } = (await world.quoted()).quotations[0]!
    expect(await refusal(sql`update quotations set total_fils = total_fils - 1 where id = ${id}`)).toBe(
      '23514',
    )
    expect(await refusal(sql`update quotations set file_document_id = null where id = ${id}`)).toBe('23514')
    expect(await refusal(sql`update quotations set valid_until = null where id = ${id}`)).toBe('23514')
  })
})

describe('a booking', () => {
  test('stands on a posting of its own request and of the exact amount (N12)', async () => {
    const [journey, other] = [await world.booked(), await world.booked()]
    const set = (change: Sql) => refusal(sql`update requests set ${change} where id = ${journey.requestId}`)
    expect(await set(sql`booking_transaction_id = null`)).toBe('23514')
    expect(await set(sql`booking_fils = booking_fils - 1`)).toBe('23503')
    expect(await set(sql`booking_kind = 'payment.full'`)).toBe('23503')
    expect(
      await set(
        sql`booking_transaction_id = (select booking_transaction_id from requests where id = ${other.requestId})`,
      ),
    ).toBe('23503')
  })
})

describe('a completion', () => {
  test('stands on the invoice, which then stays (N13)', async () => {
    const journey = await world.completed({ agents: 1 })
    expect(
      await refusal(sql`update requests set invoice_document_id = null where id = ${journey.requestId}`),
    ).toBe('23514')
    expect(
      await refusal(
        sql`update documents set deleted_at = now() where id = (select invoice_document_id from requests where id = ${journey.requestId})`,
      ),
    ).toBe('23503')
  })
})
