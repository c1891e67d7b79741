// Several statuses of a list chosen in a panel that a button opens.
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { requestListText as words } from './text.ts'

export type StatusFilterProps = {
  statuses: Readonly<Record<string, TextRow>>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function StatusFilter({ statuses, chosen, onChange }: StatusFilterProps) {
  const t = useT()
  return (
    <Popover label={t(words.status)} trigger={<Button icon={ListFilter}>{t(words.status)}</Button>}>
      {(close) => (
        <Choices
          statuses={statuses}
          chosen={chosen}
          onChange={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </Popover>
  )
}

function Choices({ statuses, chosen, onChange }: StatusFilterProps) {
  const t = useT()
  const [ticked, setTicked] = useState(chosen)
  return (
    <form
      className="stack g3"
      onSubmit={(event) => {
        event.preventDefault()
        onChange([...ticked])
      }}
    >
      <div className="stack g2 status-choices">
        {Object.entries(statuses).map(([status, row]) => (
          <Checkbox
            key={status}
            value={ticked.includes(status)}
            onChange={(on) => setTicked(on ? [...ticked, status] : ticked.filter((each) => each !== status))}
          >
            {t(row)}
          </Checkbox>
        ))}
      </div>
      <Button type="submit" variant="primary" block changes={false}>
        {t(words.show)}
      </Button>
    </form>
  )
}
