// The days by which finance's steps begin to wait.
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { evidenceDays } from './vat/view-evidence.ts'
import type { WaitingDays } from './waiting.store.ts'

export const waitingDays = (today: string, settings: SettingsInForce): WaitingDays => ({
  today,
  vatPeriod: settings['vat.period'],
  ...evidenceDays(today, settings['vat.evidence-days']),
})
