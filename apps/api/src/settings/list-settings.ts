// Every setting with the value in force, who changed it last, and the change that waits for a second administrator.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { SettingKey, SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listSettings as contract, SettingInForce } from '@marsa/model/settings/endpoints.ts'
import { settingKeys, settingsFrom } from '@marsa/model/settings/registry.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { openProposals, type SettingProposal } from './proposals.store.ts'
import { settingStates, type SettingState } from './settings.store.ts'

export const viewSetting = (
  key: SettingKey,
  settings: SettingsInForce,
  state: SettingState | undefined,
  proposal: SettingProposal | undefined,
  readerId: string,
): SettingInForce => ({
  key,
  value: settings[key],
  isChanged: state?.is_set === true,
  version: state?.version ?? 0,
  changedAt: state ? toOffset(state.changed_at) : null,
  changedBy: state ? { id: state.changed_by, name: state.changer } : null,
  proposal: proposal
    ? {
        proposalId: proposal.id,
        to: proposal.to_value,
        isReset: proposal.is_reset,
        reason: proposal.reason,
        at: toOffset(proposal.proposed_at),
        by: { id: proposal.proposed_by, name: proposal.proposer },
        own: proposal.proposed_by === readerId,
      }
    : null,
})

export const listSettings = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { userId } = signedIn(call)
  const [states, proposals] = await Promise.all([settingStates(call.db), openProposals(call.db)])
  const stored = states.filter((state) => state.is_set).map(({ key, value }) => [key, value] as const)
  const settings = settingsFrom(Object.fromEntries(stored))
  return {
    items: settingKeys.map((key) =>
      viewSetting(
        key,
        settings,
        states.find((state) => state.key === key),
        proposals.find((proposal) => proposal.key === key),
        userId,
      ),
    ),
  }
}
