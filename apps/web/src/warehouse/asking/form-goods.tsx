// What is stored and how much space it takes.
import { Calculator } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { storageFormText as words } from './form-text.ts'
import { useStorageForm } from './use-storage-form.ts'
import { FormField, FormFields, usePartState } from './form-field.tsx'

const SpaceDialog = lazy(async () => ({ default: (await import('./space-dialog.tsx')).SpaceDialog }))

export function FormGoods() {
  return (
    <>
      <FormFields part="goods" special={{ cbm: <Space key="cbm" /> }} />
      <Details />
    </>
  )
}

/** The space, typed or calculated. */
function Space() {
  const t = useT()
  const { set } = useStorageForm()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="st-space">
      <FormField name="cbm" />
      <Button icon={Calculator} changes={false} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t(words.calculate)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SpaceDialog
            onTake={(cubicMetres) => set({ cbm: String(cubicMetres) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Folded until something stands in it or is wrong with it. */
function Details() {
  const t = useT()
  const { filled, wrong } = usePartState('details')
  const [isOpen, setOpen] = useState(filled)
  return (
    <details
      className="st-fold"
      open={isOpen || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(words.details)}</summary>
      <div className="stack g5">
        <p className="hint">{t(words.detailsHint)}</p>
        <div className="grid c2">
          <FormFields part="details" />
        </div>
      </div>
    </details>
  )
}
