// Who follows the tariff is told of the version in force: at the start, when one is added, and when one begins.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tariffParams } from '@marsa/model/express/pricing/tariff-params.ts'
import { channels } from '../../app.ts'
import { openDb, type Db } from '../../kit/db.ts'
import { openListener, type Listener } from '../../kit/listen.ts'
import { quiet, turningClock } from '../../../test/app.ts'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTariffs } from './tariffs.ts'

let database: TestDatabase
let owner: pg.Client
let db: Db
let listener: Listener
beforeAll(async () => {
  database = await testDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  db = openDb(database.url)
  listener = openListener(database.url, channels, quiet)
  await listener.ready
})
afterAll(async () => {
  await listener.close()
  await db.destroy()
  await owner.end()
  await database.drop()
})

const addVersion = async (validFrom: Date, moreFils: number): Promise<void> => {
  await owner.query(
    `with added as (insert into express_tariffs (valid_from) values ($1) returning id),
      old as (select id from express_tariffs order by valid_from limit 1)
     insert into express_tariff_cells (tariff_id, service, plan, from_grams, base_fils, per_kg_fils)
     select added.id, service, plan, from_grams, base_fils + $2, per_kg_fils
     from added, old join express_tariff_cells c on c.tariff_id = old.id`,
    [validFrom, moreFils],
  )
}

test('prices on pages follow the tariff without a start', async () => {
  const clock = turningClock()
  const told: string[] = []
  const tariffs = openTariffs(db, listener, { clock, log: quiet })
  tariffs.follow((tariff) => told.push(tariffParams(tariff)['parcelHere']!))
  const last = () => told.at(-1)
  await expect.poll(last).toBe('21.00')
  await addVersion(new Date(clock.now().getTime() - 60_000), 100)
  await expect.poll(last).toBe('22.05')
  await addVersion(new Date(clock.now().getTime() + 1_500), 200)
  expect(last()).toBe('22.05')
  await expect.poll(last, { timeout: 5_000 }).toBe('23.10')
})
