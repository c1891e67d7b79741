// Settings that protect money or access: which way they get looser, and who may decide that they do.
import type { SettingRow } from './setting.ts'

/** Whether a change takes protection away; the direction is a property of the setting. */
export const loosens = ({ looser }: SettingRow, from: unknown, to: unknown): boolean => {
  if (looser === 'on' || looser === 'off') return to === (looser === 'on') && from !== to
  if (looser === undefined) return false
  return looser === 'higher' ? Number(to) > Number(from) : Number(to) < Number(from)
}

/** Why this administrator cannot put the change in force. */
export const decideRefusal = (askedBy: string, userId: string): string | undefined =>
  askedBy === userId ? 'settings.second-person' : undefined
