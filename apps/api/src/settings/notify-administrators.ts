// Notifies the other administrators of what one of them does about a protection.
import type { Actor } from '@marsa/model/kit/access.ts'
import { rowOf } from '@marsa/model/settings/registry.ts'
import { valueParam } from '@marsa/model/settings/value-words.ts'
import type { Tx } from '../kit/db.ts'
import type { About, SettingNotice, SettingsParts } from './parts.ts'
import { otherAdministrators } from './proposals.store.ts'

export const notifyAdministrators = async (
  tx: Tx,
  notify: SettingsParts['notify'],
  actor: Actor,
  template: SettingNotice['template'],
  about: About,
): Promise<void> => {
  const row = rowOf(about.key)
  await notify(tx, {
    to: { userIds: await otherAdministrators(tx, actor.userId) },
    template,
    params: {
      name: row.name,
      colleague: `${actor.firstName} ${actor.lastName}`,
      from: valueParam(row, about.from),
      to: valueParam(row, about.to),
    },
    subjectId: about.id,
  })
}
