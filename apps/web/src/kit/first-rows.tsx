// The first rows of a list that grows with the years, and the button that shows the rest.
import { useState, type ReactNode } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { kitText } from './text.ts'
import { useT } from './t.ts'

/** `more` is null once every row is shown. */
export const useFirstRows = <Row,>(all: Row[], first: number): { rows: Row[]; more: ReactNode } => {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  if (isWhole || all.length <= first) return { rows: all, more: null }
  return {
    rows: all.slice(0, first),
    more: (
      <Button variant="text" changes={false} onPress={() => setWhole(true)}>
        {t(kitText.showAll, { count: all.length })}
      </Button>
    ),
  }
}
