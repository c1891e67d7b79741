// Where a courier or somebody of a depot works; of a courier also emirates, vehicle and the most cash in hand.
import { useState } from 'react'
import {
  usualCashLimit,
  vehicleCodes,
  vehicles,
  type Vehicle,
} from '@marsa/model/express/couriers/courier.ts'
import {
  courierSetupEndpoints as calls,
  type DepotView,
  type WorkerView,
} from '@marsa/model/express/couriers/courier-endpoints.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { AreaChoice } from './area-choice.tsx'
import { couriersText, courierDialogText as words } from './couriers-text.ts'

type WorkerDialogProps = { worker: WorkerView; depots: DepotView[]; onClose: () => void }

export function WorkerDialog({ worker, depots, onClose }: WorkerDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const isCourier = worker.role === 'courier'
  const [depotId, setDepotId] = useState(worker.depotId ?? depots[0]!.id)
  const [areas, setAreas] = useState<Emirate[]>(worker.areas)
  const [vehicle, setVehicle] = useState<Vehicle | null>(worker.vehicle)
  const [cashLimit, setCashLimit] = useState(worker.cashLimit ?? usualCashLimit)
  const command = useCommand(calls.saveWorker, {
    refreshes: [calls.listCouriers],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const depot = depots.find(({ id }) => id === depotId)
  const chooseDepot = (id: string) => {
    const open = depots.find((each) => each.id === id)?.areas ?? []
    setDepotId(id)
    setAreas((before) => before.filter((area) => open.includes(area)))
  }
  return (
    <CommandDialog
      title={t(worker.depotId ? couriersText.changeNamed : couriersText.assignNamed, {
        name: `\u2068${worker.name[lang]}\u2069`,
      })}
      onClose={onClose}
      back={t(words.back)}
      send={t(words.save)}
      pendingLabel={t(words.saving)}
      command={command}
      beside={['depotId', 'areas', 'vehicle', 'cashLimit']}
      onSend={() =>
        command.mutate({
          body: {
            userId: worker.userId,
            depotId,
            areas,
            vehicle,
            cashLimit: isCourier ? cashLimit : null,
          },
        })
      }
    >
      <Select
        label={t(words.depot)}
        options={depots.map(({ id, name, code }) => ({ id, label: name[lang], code }))}
        value={depotId}
        error={errorOf('depotId')}
        onChange={chooseDepot}
      />
      {isCourier && (
        <>
          <AreaChoice value={areas} open={depot?.areas ?? []} error={errorOf('areas')} onChange={setAreas} />
          <Select
            label={t(words.vehicle)}
            options={vehicleCodes.map((code) => ({ id: code, label: vehicles[code][lang] }))}
            value={vehicle}
            error={errorOf('vehicle')}
            onChange={(code) => setVehicle(code as Vehicle)}
          />
          <MoneyInput
            label={t(words.cashLimit)}
            hint={t(words.cashLimitHint)}
            value={cashLimit}
            error={errorOf('cashLimit')}
            onChange={setCashLimit}
          />
        </>
      )}
    </CommandDialog>
  )
}
