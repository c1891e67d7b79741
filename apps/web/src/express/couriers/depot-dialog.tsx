// A depot: its code, its names, where it is, the emirates that it serves.
import { useState } from 'react'
import { areaCodes, depotAddressLength } from '@marsa/model/express/couriers/courier.ts'
import {
  courierSetupEndpoints as calls,
  type DepotView,
} from '@marsa/model/express/couriers/courier-endpoints.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AreaChoice } from './area-choice.tsx'
import { couriersText, courierDialogText as words } from './couriers-text.ts'

type DepotDialogProps = {
  depot: DepotView | null
  /** Emirates that other depots serve. */
  taken: readonly Emirate[]
  onClose: () => void
}

export function DepotDialog({ depot, taken, onClose }: DepotDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const [code, setCode] = useState(depot?.code ?? '')
  const [nameEn, setNameEn] = useState(depot?.name.en ?? '')
  const [nameAr, setNameAr] = useState(depot?.name.ar ?? '')
  const [addressEn, setAddressEn] = useState(depot?.address.en ?? '')
  const [addressAr, setAddressAr] = useState(depot?.address.ar ?? '')
  const [areas, setAreas] = useState<Emirate[]>(depot?.areas ?? [])
  const command = useCommand(calls.saveDepot, {
    refreshes: [calls.listCouriers],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const named = depot && { name: `\u2068${depot.name[lang]}\u2069` }
  return (
    <CommandDialog
      title={named ? t(couriersText.changeNamed, named) : t(couriersText.addDepot)}
      onClose={onClose}
      back={t(words.back)}
      send={t(words.save)}
      pendingLabel={t(words.saving)}
      command={command}
      beside={['code', 'nameEn', 'nameAr', 'addressEn', 'addressAr', 'areas']}
      onSend={() =>
        command.mutate({ body: { id: depot?.id ?? null, code, nameEn, nameAr, addressEn, addressAr, areas } })
      }
    >
      <TextInput
        label={t(words.code)}
        hint={t(words.codeHint)}
        dir="ltr"
        maxLength={3}
        value={code}
        error={errorOf('code')}
        onChange={(typed) => setCode(typed.toUpperCase())}
      />
      <TextInput
        label={t(words.nameEn)}
        dir="ltr"
        maxLength={60}
        value={nameEn}
        error={errorOf('nameEn')}
        onChange={setNameEn}
      />
      <TextInput
        label={t(words.nameAr)}
        dir="rtl"
        maxLength={60}
        value={nameAr}
        error={errorOf('nameAr')}
        onChange={setNameAr}
      />
      <TextInput
        label={t(words.addressEn)}
        hint={t(words.addressHint)}
        dir="ltr"
        maxLength={depotAddressLength}
        value={addressEn}
        error={errorOf('addressEn')}
        onChange={setAddressEn}
      />
      <TextInput
        label={t(words.addressAr)}
        dir="rtl"
        maxLength={depotAddressLength}
        value={addressAr}
        error={errorOf('addressAr')}
        onChange={setAddressAr}
      />
      <AreaChoice
        value={areas}
        open={areaCodes.filter((area) => !taken.includes(area))}
        error={errorOf('areas')}
        onChange={setAreas}
      />
    </CommandDialog>
  )
}
