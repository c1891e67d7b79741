// Asks until when a document is valid, before it is uploaded.
import { documentReviewText } from '@marsa/model/documents/review-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'

type ExpiryProps = { value: string | null; onChange: (day: string | null) => void }

export function DocumentExpiry({ value, onChange }: ExpiryProps) {
  const t = useT()
  return (
    <DateInput
      label={t(documentReviewText.expiresOn)}
      hint={t(documentReviewText.expiresHint)}
      value={value}
      onChange={onChange}
      min={dayOf(new Date())}
    />
  )
}
