// What an agent can do with the chosen requests: decline to quote them, with one reason.
import { useState } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { declineRequests } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Choice } from '../../ui/lists/choice.ts'
import { ReasonDialog } from '../../requests/door.tsx'
import { freightReads } from '../queries.ts'
import { refusedOf, type Refused } from '../../requests/door.tsx'
import { BulkActionBar } from './bar.tsx'
import { numberIn, RefusedList } from './refused-list.tsx'

/** What waits for an answer, whether or not a quotation is begun. */
const isOpen = (row: ShipmentSummary): boolean => row.nextAction === 'answer-request'

export function DeclineBar({ choice }: DeclineBarProps) {
  const t = useT()
  const { lang } = useLang()
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<Refused[]>()
  const open = choice.chosen.filter(isOpen)
  const decline = useCommand(declineRequests, {
    refreshes: freightReads,
    quiet: true,
    onDone: ({ outcomes }) => {
      const left = refusedOf(outcomes, numberIn(open), (id) => `/${lang}/freight/requests/${id}`)
      const count = outcomes.length - left.length
      if (count > 0) void toast({ title: t(bulkActionText.declined, { count }), tone: 'success' })
      setAsking(false)
      if (left.length === 0) return choice.clear()
      setRefused(left)
    },
  })
  const counts = { part: number(open.length, lang), all: number(choice.chosen.length, lang) }
  return (
    <>
      <BulkActionBar choice={choice}>
        {open.length > 0 && (
          <Button changes onPress={() => setAsking(true)}>
            {t(bulkActionText.decline, counts)}
          </Button>
        )}
      </BulkActionBar>
      {asking && (
        <ReasonDialog
          title={t(bulkActionText.declineTitle, { count: open.length })}
          body={t(bulkActionText.declineBody)}
          action={t(bulkActionText.declineDo)}
          isPending={decline.isPending}
          error={decline.error}
          onAction={(reason) => decline.mutate({ body: { ids: open.map((row) => row.RequestId), reason } })}
          onClose={() => setAsking(false)}
        />
      )}
      {refused && (
        <Dialog
          title={t(bulkActionText.refused, { count: refused.length })}
          isOpen
          onClose={() => {
            setRefused(undefined)
            choice.clear()
          }}
        >
          <RefusedList refused={refused} />
        </Dialog>
      )}
    </>
  )
}

export type DeclineBarProps = { choice: Choice<ShipmentSummary> }
