// The frame of the form of a vehicle or a driver: saving it, and taking it out of use.
import { useState, type ReactNode } from 'react'
import { fleetProblems, fleetReads, type road } from './fleet-calls.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import type { Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { fleetText as words } from './fleet-text.ts'

type FrameProps = {
  title: string
  /** One that is there already, with its name and the bookings that it is in. */
  known: { id: string; name: string; jobs: readonly string[] } | undefined
  retire: typeof road.retireVehicle | typeof road.retireDriver
  save: { isPending: boolean; error: Refusal | null }
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

export function FleetDialog({ title, known, retire: contract, save, onSave, onClose, children }: FrameProps) {
  const t = useT()
  const [isRetiring, setRetiring] = useState(false)
  const retire = useCommand(contract, {
    refreshes: fleetReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.retired), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={title}
      size="l"
      onClose={onClose}
      back={t(words.back)}
      send={t(words.save)}
      pendingLabel={t(words.saving)}
      more={
        known && (
          <ActionButton
            variant="danger-quiet"
            refusal={known.jobs.length > 0 ? 'trucks.in-use' : null}
            problems={fleetProblems}
            onPress={() => setRetiring(true)}
          >
            {t(words.retire)}
          </ActionButton>
        )
      }
      command={save}
      onSend={onSave}
    >
      {children}
      {known && (
        <AlertDialog
          title={t(words.retireTitle, { name: `\u2068${known.name}\u2069` })}
          isOpen={isRetiring}
          onClose={() => setRetiring(false)}
          actionLabel={t(words.retire)}
          keepLabel={t(words.back)}
          isPending={retire.isPending}
          pendingLabel={t(words.saving)}
          onAction={() => retire.mutate({ query: { id: known.id }, body: {} })}
        >
          <p>{t(words.retireBody)}</p>
        </AlertDialog>
      )}
    </CommandDialog>
  )
}
