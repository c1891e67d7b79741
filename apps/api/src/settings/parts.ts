// What the settings ask of folders that stand above them: they are given it by whoever assembles the product.
import type { SettingKey } from '@marsa/model/kit/settings.ts'
import type { Tx } from '../kit/db.ts'

type Both = { en: string; ar: string }

export type SettingNotice = {
  to: { userIds: string[] }
  template: 'setting-proposed' | 'setting-approved' | 'setting-refused'
  params: { name: Both; colleague: string; from: Both; to: Both }
  subjectId: string
}

export type SettingsParts = {
  /** Makes the next call read the settings anew. */
  forget: () => void
  /** Refuses a session whose last sign-in or check is too long ago. */
  refuseStale: (tx: Tx, sessionId: string) => Promise<void>
  notify: (tx: Tx, notice: SettingNotice) => Promise<void>
}

/** The setting that something is said of, the proposal, and from what to what. */
export type About = { key: SettingKey; id: string; from: unknown; to: unknown }
