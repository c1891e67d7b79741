// Rules whose author no longer administers the agent are paused, and its administrators told how to take them over.
import { companyAdministrators } from '../../accounts/door.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { pauseRulesOfLeavers } from './rules.store.ts'

export const pauseRules = (db: Db, now: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    for (const { card_id: cardId, company_id: companyId, card, author } of await pauseRulesOfLeavers(tx, now))
      await notify(tx, {
        to: { userIds: await companyAdministrators(tx, companyId) },
        template: 'rule-paused',
        params: { card, name: author },
        subjectId: cardId,
        version: now.toISOString(),
      })
  })
