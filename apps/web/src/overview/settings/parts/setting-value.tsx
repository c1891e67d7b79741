// A value of a setting in words, one line below the other.
import type { SettingRow } from '@marsa/model/settings/setting.ts'
import { valueLines } from '@marsa/model/settings/value-words.ts'
import { useLang } from '../../../kit/direction.tsx'

export function SettingValue({ row, value }: { row: SettingRow; value: unknown }) {
  const { lang } = useLang()
  const outside = ['phone', 'email', 'link'].includes(row.entry.kind) && value !== null
  return valueLines(lang, row, value).map((line) => (
    <span key={line} className="set-line">
      {outside ? <bdi dir="ltr">{line}</bdi> : <bdi>{line}</bdi>}
    </span>
  ))
}
