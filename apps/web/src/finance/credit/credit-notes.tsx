// What was asked about an application and answered, oldest first.
import type { ReactNode } from 'react'
import type { CreditApplication } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { creditText as words } from './credit-text.ts'
import './credit.css'

export function CreditNotes({ notes, action }: { notes: CreditApplication['notes']; action?: ReactNode }) {
  const t = useT()
  if (notes.length === 0) return null
  return (
    <Card title={t(words.questions)} footer={action}>
      <ul className="stack g4 credit-notes">
        {notes.map(({ kind, text, by, at }) => (
          <li key={at} className="stack g1">
            <span className="cap muted">
              {t(words[kind])} · <bdi>{by}</bdi> · <When value={at} />
            </span>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
