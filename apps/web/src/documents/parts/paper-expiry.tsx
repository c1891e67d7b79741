// Asks until when a paper is valid, before it is uploaded.
import { paperText } from '@marsa/model/documents/paper-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/date-input.tsx'

type ExpiryProps = { value: string | null; onChange: (day: string | null) => void }

export function PaperExpiry({ value, onChange }: ExpiryProps) {
  const t = useT()
  return (
    <DateInput
      label={t(paperText.expiresOn)}
      hint={t(paperText.expiresHint)}
      value={value}
      onChange={onChange}
      min={dayOf(new Date())}
    />
  )
}
