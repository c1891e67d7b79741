// One to four seals of a container, each a line of its own.
import { Plus, Trash2 } from 'lucide-react'
import { longestSeal, mostSeals } from '@marsa/model/freight/units/unit-fields.ts'
import { unitText as words } from '@marsa/model/freight/units/unit-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type SealProps = {
  seals: readonly string[]
  errors: Record<string, string>
  onChange: (seals: readonly string[]) => void
}

export function SealFields({ seals, errors, onChange }: SealProps) {
  const t = useT()
  return (
    <div className="stack g3">
      {seals.map((seal, at) => (
        <TextInput
          key={at}
          label={t(words.seal, { at: at + 1 })}
          dir="ltr"
          maxLength={longestSeal}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={seal}
          error={errors[`seals.${at}`] ?? (at === 0 ? errors['seals'] : undefined)}
          after={
            seals.length > 1 ? (
              <IconButton
                icon={Trash2}
                label={t(words.removeSeal, { at: at + 1 })}
                onPress={() => onChange(seals.filter((_seal, index) => index !== at))}
              />
            ) : undefined
          }
          onChange={(text) => onChange(seals.map((each, index) => (index === at ? text : each)))}
        />
      ))}
      {seals.length < mostSeals && (
        <div>
          <Button size="s" icon={Plus} onPress={() => onChange([...seals, ''])}>
            {t(words.addSeal)}
          </Button>
        </div>
      )}
    </div>
  )
}
