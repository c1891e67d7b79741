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

/** Words of the link; undefined for whom there is no dialog. */
export const serviceLevelLabel = (me: Me) => {
  const form = serviceLevelOf(me)
  return form && (form === 'desk' ? serviceLevelText.deskLink : serviceLevelText.link)
}

/** Stands at the end of the second row. */
export function ServiceLevels({ me }: { me: Me }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const form = serviceLevelOf(me)
  const label = serviceLevelLabel(me)
  if (!form || !label) return null
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
        {t(label)}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ServiceLevelDialog form={form} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
