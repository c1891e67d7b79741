// A rate card is ended or removed, once it is asked.
import { endRateCard, removeRateCard, type RateCardRow } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { cardReads } from './card-queries.ts'

type DialogProps = { card: RateCardRow; onClose: () => void }

export function EndCard({ card: { cardId, name }, onClose }: DialogProps) {
  const t = useT()
  const end = useCommand(endRateCard, { refreshes: cardReads, onDone: onClose })
  return (
    <AlertDialog
      title={t(words.endTitle, { name })}
      isOpen
      onClose={onClose}
      actionLabel={t(words.end)}
      keepLabel={t(words.keep)}
      isPending={end.isPending}
      onAction={() => end.mutate({ query: { id: cardId }, body: {} })}
    >
      <p>{t(words.endBody)}</p>
    </AlertDialog>
  )
}

export function RemoveCard({ card: { cardId, name }, onClose }: DialogProps) {
  const t = useT()
  const remove = useCommand(removeRateCard, { refreshes: cardReads, onDone: onClose })
  return (
    <AlertDialog
      title={t(words.removeTitle, { name })}
      isOpen
      onClose={onClose}
      actionLabel={t(words.remove)}
      keepLabel={t(words.keep)}
      isPending={remove.isPending}
      onAction={() => remove.mutate({ query: { id: cardId } })}
    >
      <p>{t(words.removeBody)}</p>
    </AlertDialog>
  )
}
