// Tells the other administrators what one of them does about a protection.
import type { Actor } from '@marsa/model/kit/access.ts'
import type { SettingKey } from '@marsa/model/kit/settings.ts'
import { rowOf } from '@marsa/model/settings/registry.ts'
import type { Tx } from '../kit/db.ts'
import { notify } from '../messages/door.ts'
import { otherAdministrators } from './proposals.store.ts'

export const tellAdministrators = async (
  tx: Tx,
  actor: Actor,
  template: 'setting-proposed' | 'setting-approved' | 'setting-refused',
  about: { key: SettingKey; id: string },
): Promise<void> =>
  notify(tx, {
    to: { userIds: await otherAdministrators(tx, actor.userId) },
    template,
    params: { name: rowOf(about.key).name, colleague: `${actor.firstName} ${actor.lastName}` },
    subjectId: about.id,
  })
