// Changes of settings that need two administrators, for tests of what the settings do.
import { decideSetting, resetSetting, saveSetting } from '@marsa/model/settings/endpoints.ts'
import type { SettingKey } from '@marsa/model/kit/settings.ts'
import { maybe } from '../src/kit/db.ts'
import { sql } from '../src/kit/sql.ts'
import type { Answer, TestApp } from './app.ts'
import { addPerson, type Person } from './people.ts'

const reason = 'Because of the test'

/** An administrator who has just shown again who they are. */
const freshAdministrator = async (app: TestApp): Promise<Person> => {
  const person = await addPerson(app.db, 'admin')
  await app.owner.query(`update sessions set checked_at = now() where id = $1`, [person.sessionId])
  return person
}

/** Has a second administrator approve what waits; answers the first answer. */
const approved = async (app: TestApp, answer: Answer): Promise<Answer> => {
  const id = answer.body.proposal?.proposalId as string | undefined
  if (id === undefined) return answer
  const second = await freshAdministrator(app)
  const { status } = await app.ask(second, decideSetting, { query: { id }, body: { isConfirmed: true } })
  if (status !== 200) throw new Error(`the change was not approved: ${status}`)
  return answer
}

/** Gives a setting a value, or its default back where none is named, with as many administrators as that needs. */
export const settle = async (app: TestApp, key: SettingKey, value?: unknown): Promise<void> => {
  const first = await freshAdministrator(app)
  const known = await maybe<{ version: number }>(app.db, sql`select version from settings where key = ${key}`)
  const version = known?.version ?? 0
  const answer =
    value === undefined
      ? await app.ask(first, resetSetting, { query: { key }, body: { version, reason } })
      : await app.ask(first, saveSetting, { query: { key }, body: { value, version, reason } })
  if (answer.status !== 200) throw new Error(`${key} was not changed: ${String(answer.body.code)}`)
  await approved(app, answer)
}
