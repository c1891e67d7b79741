// What is asked when a claim is filed, withdrawn, and decided.
import { useState } from 'react'
import {
  claimEndpoints as calls,
  type Claim,
  type ClaimView,
} from '@marsa/model/express/claims/claim-endpoints.ts'
import { claimProblems } from '@marsa/model/express/claims/claim-problems.ts'
import { photosRefusal } from '@marsa/model/express/claims/claim.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { AddPhotos, ClaimPhotos, photoLimit } from './claim-photos.tsx'
import { claimReads } from './claim-reads.ts'
import { claimWords as words } from './claim-words.ts'

const problems = () => Promise.resolve(claimProblems)

type FileProps = { shipmentId: string; view: ClaimView; onClose: () => void }

export function FileDialog({ shipmentId, view, onClose }: FileProps) {
  const t = useT()
  const { lang } = useLang()
  const { cause, most, fee, photos } = view
  const [amount, setAmount] = useState(most)
  const [reason, setReason] = useState('')
  const command = useCommand(calls.fileClaim, {
    refreshes: claimReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.filed), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  const isLost = cause === 'LOST'
  const hasValue = parseMoney(most) > 0n
  return (
    <CommandDialog
      title={t(words.fileTitle)}
      send={t(words.send)}
      back={t(words.back)}
      command={command}
      refusal={cause ? photosRefusal(cause, photos.length) : undefined}
      problems={problems}
      beside={['amount', 'reason']}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId, amount: amount.trim(), reason: reason.trim() } })}
    >
      {hasValue && (
        <MoneyInput
          label={t(words.amount)}
          hint={t(words.amountHint, { most: money(most, 'AED', lang) })}
          value={amount}
          error={said?.['amount']}
          onChange={setAmount}
        />
      )}
      {isLost && (
        <p className="muted">
          {t(hasValue ? words.feeBeside : words.feeAlone, { fee: money(fee, 'AED', lang) })}
        </p>
      )}
      <TextArea
        label={t(isLost ? words.lostReason : words.damagedReason)}
        value={reason}
        limit={500}
        rows={3}
        dir="auto"
        error={said?.['reason']}
        onChange={setReason}
      />
      <ClaimPhotos photos={photos} />
      <AddPhotos
        shipmentId={shipmentId}
        hint={t(isLost ? words.photosLostHint : words.photosHint, { limit: photoLimit })}
      />
    </CommandDialog>
  )
}

export function PhotosDialog({ shipmentId, view, onClose }: FileProps) {
  const t = useT()
  // Photos are sent as they are chosen, so the dialog has nothing to send.
  const command = { isPending: false, error: null, reset: () => undefined }
  return (
    <CommandDialog title={t(words.addPhotos)} back={t(words.close)} command={command} onClose={onClose}>
      <ClaimPhotos photos={view.photos} />
      <AddPhotos shipmentId={shipmentId} hint={t(words.photosHint, { limit: photoLimit })} />
    </CommandDialog>
  )
}

export function WithdrawDialog({ claimId, onClose }: { claimId: string; onClose: () => void }) {
  const t = useT()
  const command = useCommand(calls.withdrawClaim, {
    refreshes: claimReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.withdrawn), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.withdrawTitle)}
      tone="danger"
      send={t(words.withdraw)}
      back={t(words.back)}
      command={command}
      onClose={onClose}
      onSend={() => command.mutate({ body: { claimId } })}
    >
      <p>{t(words.withdrawBody)}</p>
    </CommandDialog>
  )
}

type Decision = 'accept' | 'refuse'

export function DecideDialog({
  claim,
  view,
  onClose,
}: {
  claim: Claim
  view: ClaimView
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const { claimId, asked, cause } = claim
  const [decision, setDecision] = useState<Decision>('accept')
  const [amount, setAmount] = useState(asked)
  const [answer, setAnswer] = useState('')
  const isAccepted = decision === 'accept'
  const command = useCommand(calls.decideClaim, {
    refreshes: claimReads,
    quiet: true,
    onDone: ({ isPaid }) => {
      onClose()
      const done = isPaid ? words.decidedPaid : isAccepted ? words.decidedWaits : words.decidedRefused
      void toast({ title: t(done), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.decide)}
      send={t(isAccepted ? words.accept : words.refuse)}
      back={t(words.back)}
      tone={isAccepted ? undefined : 'danger'}
      refusal={isAccepted ? (claim.decideRefusal ?? undefined) : undefined}
      problems={problems}
      command={command}
      beside={['amount', 'answer']}
      onClose={onClose}
      onSend={() =>
        command.mutate({
          body: { claimId, isAccepted, answer: answer.trim(), ...(isAccepted && { amount: amount.trim() }) },
        })
      }
    >
      <RadioCards
        label={t(words.decision)}
        value={decision}
        choices={[
          { id: 'accept', label: t(words.accept), detail: t(words.acceptBody) },
          { id: 'refuse', label: t(words.refuse), detail: t(words.refuseBody) },
        ]}
        onChange={(id) => setDecision(id as Decision)}
      />
      {isAccepted && (
        <>
          {parseMoney(asked) > 0n && (
            <MoneyInput
              label={t(words.acceptAmount)}
              hint={t(words.amountHint, { most: money(asked, 'AED', lang) })}
              value={amount}
              error={said?.['amount']}
              onChange={setAmount}
            />
          )}
          {cause === 'LOST' && (
            <p className="muted">{t(words.acceptFee, { fee: money(view.fee, 'AED', lang) })}</p>
          )}
        </>
      )}
      <TextArea
        label={t(words.answerLabel)}
        value={answer}
        limit={500}
        rows={3}
        dir="auto"
        error={said?.['answer']}
        onChange={setAnswer}
      />
    </CommandDialog>
  )
}
