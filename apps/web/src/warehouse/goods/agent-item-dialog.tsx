// One item of the inventory: what it is, how many, its condition and photos at intake and at release.
import { useRef, useState } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { saveStorageItems } from '@marsa/model/warehouse/goods-endpoints.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { agentItemsText as words } from './agent-items-text.ts'
import {
  emptyItem,
  itemProblems,
  listWith,
  removeRefusal,
  takenOf,
  valuesOf,
  type ItemValues,
} from './agent-item-values.ts'
import { storageReads } from '../queries.ts'
import { ItemFields } from './agent-item-fields.tsx'

export type ItemDialogProps = { storage: StorageDetail; item?: StoredItemView; onClose: () => void }

export function ItemDialog({ storage, item, onClose }: ItemDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const { storageRequestID, version, items, releases, goods } = storage
  const [values, setValues] = useState<ItemValues>(() => (item ? valuesOf(item) : emptyItem))
  // A new form for each further item, so that photos begin anew.
  const [turn, setTurn] = useState(0)
  const [tried, setTried] = useState(false)
  const [coming, setComing] = useState({ photosIn: false, photosOut: false })
  const [removing, setRemoving] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const taken = item ? takenOf(item) : 0
  const problems = itemProblems(values, taken)
  const stays = useRef(false)
  const waits = coming.photosIn || coming.photosOut ? t(words.photoComing) : undefined
  const save = useCommand(saveStorageItems, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.saved), tone: 'success' })
      if (!stays.current) return onClose()
      setValues(emptyItem)
      setTried(false)
      setTurn((before) => before + 1)
      first.current?.focus()
    },
  })
  const send = (change: Parameters<typeof listWith>[1]) =>
    save.mutate({ query: { id: storageRequestID }, body: { items: listWith(items, change), version } })
  const submit = (stay: boolean) => {
    setTried(true)
    stays.current = stay
    if (Object.keys(problems).length > 0) return first.current?.focus()
    send({ save: values })
  }
  const serverErrors = tried
    ? Object.fromEntries(
        Object.entries(problems).map(([field, code]) => [field, sentence(warehouseProblems, lang, code)]),
      )
    : {}
  return (
    <CommandDialog
      title={item ? t(words.editTitle, { name: item.name }) : t(words.add)}
      onClose={onClose}
      back={t(words.back)}
      send={t(words.save)}
      pendingLabel={t(words.saving)}
      disabledReason={waits}
      more={
        item ? (
          <ActionButton
            variant="danger-quiet"
            refusal={removeRefusal(item.itemId, releases)}
            problems={warehouseProblems}
            onPress={() => setRemoving(true)}
          >
            {t(words.remove)}
          </ActionButton>
        ) : (
          <Button
            changes
            isPending={save.isPending && stays.current}
            pendingLabel={t(words.saving)}
            disabledReason={waits}
            onPress={() => !save.isPending && submit(true)}
          >
            {t(words.saveAnd)}
          </Button>
        )
      }
      command={{ isPending: save.isPending && !stays.current && !removing, error: save.error }}
      beside={[]}
      onSend={() => !save.isPending && submit(false)}
    >
      <ItemFields
        key={turn}
        requestId={storageRequestID}
        values={values}
        taken={taken}
        leaves={(item?.released ?? 0) > 0 || goods === 'OUT_FOR_DELIVERY' || goods === 'DELIVERED'}
        serverErrors={serverErrors}
        first={first}
        onUploading={(side, is) => setComing((before) => ({ ...before, [side]: is }))}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      {item && (
        <AlertDialog
          title={t(words.removeTitle, { name: item.name })}
          isOpen={removing}
          onClose={() => setRemoving(false)}
          actionLabel={t(words.remove)}
          keepLabel={t(words.back)}
          isPending={save.isPending}
          pendingLabel={t(words.saving)}
          onAction={() => {
            stays.current = false
            send({ remove: item.itemId })
          }}
        >
          <p>{t(words.removeBody)}</p>
        </AlertDialog>
      )}
    </CommandDialog>
  )
}
