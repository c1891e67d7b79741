// Filters of a list that has many: beside the search on a wide page, and behind a button next to it on a phone. Only where what is
// set stays in sight as chips.
import { ListFilter } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Button } from '../actions/button.tsx'
import { uiText } from '../text.ts'
import { useNarrow } from '../use-narrow.ts'
import './folded-filters.css'

export function FoldedFilters({ children }: { children: ReactNode }) {
  const t = useT()
  const folds = useNarrow('phone')
  const [isOpen, setOpen] = useState(false)
  const controls = useId()
  if (!folds) return children
  return (
    <>
      <Button
        className="folds"
        icon={ListFilter}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {t(uiText.filters)}
      </Button>
      {isOpen && (
        <div id={controls} className="row wrap filters folded">
          {children}
        </div>
      )}
    </>
  )
}
