// The link to the service levels of a reader; the dialog comes with its press.
import { Gauge } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { serviceLevelOf, serviceLevelText } from '@marsa/model/site/service-levels.ts'
import type { Me } from '../../accounts/door.tsx'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'

export const ServiceLevelDialog = lazy(async () => ({
  default: (await import('./service-level-dialog.tsx')).ServiceLevelDialog,
}))

/** Stands at the end of the second row. */
export function ServiceLevels({ me }: { me: Me }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const form = serviceLevelOf(me)
  if (!form) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-t btn-sm push"
        style={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={Gauge} size="s" />
        {t(serviceLevelText.link)}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ServiceLevelDialog form={form} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
