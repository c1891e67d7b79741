// A rule whose quotations are taken back one after another is switched off, and its agent told (R4).
import { mostWithdrawn } from '@marsa/model/freight/cards/card-rule.ts'
import type { Tx } from '../../kit/db.ts'
import type { QuotationRow } from '../../requests/door.ts'
import { publishEvent } from '../publish-event.ts'
import type { RequestRow } from '../requests.store.ts'
import { findCard } from './cards.store.ts'
import { cardOfRuled, lastWithdrawn, lockRulesOf, ruleOf, switchOff } from './rules.store.ts'

export const countWithdrawn = async (
  tx: Tx,
  request: RequestRow,
  { id, company_id: companyId, by_rule }: QuotationRow,
  now: Date,
): Promise<void> => {
  const cardId = by_rule ? await cardOfRuled(tx, id) : undefined
  if (cardId === undefined) return
  await lockRulesOf(tx, companyId)
  const rule = await ruleOf(tx, cardId)
  if (!rule || rule.off_at || !(await lastWithdrawn(tx, rule, mostWithdrawn))) return
  await switchOff(tx, cardId, 'WITHDRAWN', now)
  const card = (await findCard(tx, companyId, cardId))?.name ?? ''
  await publishEvent(tx, 'ruleOff', request, { quote: { id, companyId }, card })
}
