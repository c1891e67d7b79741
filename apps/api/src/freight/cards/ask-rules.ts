// Agents that are invited and have a rule: whether it quotes is looked at after the commit, so that nobody who asks waits for it.
import type { Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { holdQuotesJob } from '../job-names.ts'
import type { RequestRow } from '../requests.store.ts'
import { rulesOn } from './rules.store.ts'

export const askRules = async (
  tx: Tx,
  { id }: Pick<RequestRow, 'id'>,
  agentIds: readonly string[],
): Promise<void> => {
  const companyIds = [...new Set((await rulesOn(tx, agentIds)).map(({ company_id }) => company_id))]
  if (companyIds.length > 0) await enqueue(tx, holdQuotesJob, { requestId: id, companyIds })
}
