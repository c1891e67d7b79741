// The button that opens the estimates of a request; the drawer is fetched when it is first opened.
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { landedText as words } from '@marsa/model/freight/quoting/comparison-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const LazySheet = lazyPart(async () => (await import('./estimate-sheet.tsx')).EstimateSheet)

export function EstimateButton({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon={Calculator} changes={false} onPress={() => setOpen(true)}>
        {t(words.open)}
      </Button>
      {open && <LazySheet shipment={shipment} onClose={() => setOpen(false)} />}
    </>
  )
}
