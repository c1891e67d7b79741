// Why each changed or added charge of a final quotation differs from the accepted one: one field a line.
import { finalChanges, type PricedLine } from '@marsa/model/requests/final-changes.ts'
import { finalQuoteText as words } from '@marsa/model/requests/quote-form-text.ts'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { isBlank, chargeLine, type EditLine } from './charge-lines.ts'
import { nameOfLine } from './quote-values.ts'

/** The filled lines that differ from what was accepted. */
export const changedLines = (accepted: readonly PricedLine[], lines: readonly EditLine[]): EditLine[] => {
  const filled = lines.filter((line) => !isBlank(line))
  const changes = finalChanges(accepted, filled.map(chargeLine))
  return filled.filter((_, index) => changes[index]!.change !== 'same')
}

type Props = {
  lines: readonly EditLine[]
  reasons: Readonly<Record<string, string>>
  /** Sentences of the server, by key of the line and field. */
  serverErrors: Record<string, string>
  onChange: (key: string, reason: string) => void
}

export function FinalReasons({ lines, reasons, serverErrors, onChange }: Props) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <div className="card-b stack g4">
      {lines.map((line, index) => (
        <TextInput
          key={line.key}
          label={t(words.reasonOf, { charge: nameOfLine(line, t) })}
          hint={index === 0 ? t(words.reasonHint) : undefined}
          value={reasons[line.key] ?? ''}
          error={serverErrors[`${line.key} reason`]}
          maxLength={300}
          onChange={(reason) => onChange(line.key, reason)}
        />
      ))}
    </div>
  )
}
