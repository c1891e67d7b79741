// Several of a list: what is chosen stands as chips that are taken away again, the rest is chosen from.
import { X } from 'lucide-react'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Select } from '../../ui/fields/select.tsx'

type ListProps = {
  label: string
  choices: Readonly<Record<string, Record<Lang, string>>>
  value: readonly string[]
  error: string | undefined
  /** What stands there while none is chosen; left out, that one may be. */
  placeholder?: string
  onChange: (value: string[]) => void
}

export function ChosenList({ label, choices, value, error, placeholder, onChange }: ListProps) {
  const t = useT()
  const { lang } = useLang()
  const nameOf = (code: string) => choices[code]?.[lang] ?? code
  return (
    <div className="stack g2">
      <Select
        label={label}
        optional
        placeholder={placeholder ?? t(words.chooseCharge)}
        error={error}
        options={Object.keys(choices)
          .filter((code) => !value.includes(code))
          .map((id) => ({ id, label: nameOf(id) }))}
        onChange={(code) => onChange([...value, code])}
      />
      {value.length > 0 && (
        <ul className="row g1 wrap q-chosen" aria-label={label}>
          {value.map((code) => (
            <li key={code} className="tag">
              {nameOf(code)}
              <IconButton
                icon={X}
                label={t(words.removeCharge, { charge: nameOf(code) })}
                onPress={() => onChange(value.filter((each) => each !== code))}
                bare
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
