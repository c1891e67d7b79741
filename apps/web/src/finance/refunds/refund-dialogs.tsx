// The steps of a refund by bank transfer: proposed with the payer's account, decided by a second person, and paid with its proof.
import { useState } from 'react'
import {
  decideRefundTransfer,
  downloadRefundProof,
  listRefunds,
  payRefundTransfer,
  proposeRefundTransfer,
  uploadRefundProof,
  withdrawRefundTransfer,
  type RefundRow,
} from '@marsa/model/finance/refunds/refund-endpoints.ts'
import { refundProof, refundTransferSubject } from '@marsa/model/finance/refunds/refund.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { download } from '../../kit/call.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { proofForm, ProofInput } from '../parts/proof-file.tsx'
import { refundWords as words } from './refund-words.ts'

type Transfer = NonNullable<RefundRow['transfer']>
type OfRefund = { row: RefundRow; onClose: () => void }
type OfTransfer = OfRefund & { transfer: Transfer }

const reads = [listRefunds]
const isolated = (number: string): string => `\u2066${number}\u2069`

/** What is paid, to whom, and why anybody may believe the account. */
function Summary({ row, transfer }: { row: RefundRow; transfer: Transfer }) {
  const t = useT()
  return (
    <dl className="dl">
      <div>
        <dt>{t(words.amount)}</dt>
        <dd>
          <Money value={row.amount} strong /> · <Ref value={row.subjectNumber} />
        </dd>
      </div>
      <div>
        <dt>{t(words.holder)}</dt>
        <dd>
          <bdi>{transfer.holder}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t(words.iban)}</dt>
        <dd>
          {transfer.iban ? (
            <Ref value={transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')} />
          ) : (
            t(words.ends, { end: isolated(transfer.ibanEnd) })
          )}
        </dd>
      </div>
      <div>
        <dt>{t(words.confirmedAs)}</dt>
        <dd>
          <bdi>{transfer.note}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t(words.proposedBy)}</dt>
        <dd>
          <bdi>{transfer.proposedBy}</bdi>
        </dd>
      </div>
    </dl>
  )
}

export function ProposeDialog({ row, onClose }: OfRefund) {
  const t = useT()
  const { lang } = useLang()
  const [holder, setHolder] = useState(lang === 'ar' ? row.companyNameAr : row.companyNameEn)
  const [iban, setIban] = useState('')
  const [note, setNote] = useState('')
  const propose = useCommand(proposeRefundTransfer, {
    refreshes: reads,
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.proposed), tone: 'success' })
      onClose()
    },
  })
  const sentences = propose.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.propose)}
      send={t(words.sendProposal)}
      side
      command={propose}
      beside={['holder', 'iban', 'note']}
      onClose={onClose}
      onSend={() => propose.mutate({ query: { id: row.refundId }, body: { holder, iban, note } })}
    >
      <p>
        <Money value={row.amount} strong /> · <Ref value={row.subjectNumber} />
      </p>
      <p>{t(words.proposeBody)}</p>
      <TextInput
        label={t(words.holder)}
        dir="auto"
        maxLength={140}
        value={holder}
        error={sentences['holder']}
        onChange={setHolder}
      />
      <TextInput
        label={t(words.iban)}
        dir="ltr"
        placeholder="AE00 0000 0000 0000 0000 000"
        value={iban}
        error={sentences['iban']}
        onChange={setIban}
      />
      <TextArea
        label={t(words.confirmed)}
        hint={t(words.confirmedHint)}
        dir="auto"
        limit={500}
        value={note}
        error={sentences['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}

export function DecideDialog({ row, transfer, onClose }: OfTransfer) {
  const t = useT()
  const [isChecked, setChecked] = useState(false)
  const decide = useCommand(decideRefundTransfer, {
    refreshes: reads,
    quiet: true,
    onDone: (_, { body }) => {
      void toast({ title: t(body?.isApproved ? words.approved : words.rejected), tone: 'success' })
      onClose()
    },
  })
  const send = (isApproved: boolean) =>
    decide.mutate({ query: { id: transfer.transferId }, body: { isApproved, isChecked } })
  return (
    <CommandDialog
      title={t(words.decideTitle)}
      send={t(words.approve)}
      more={
        <Button variant="danger-quiet" isPending={decide.isPending} onPress={() => send(false)}>
          {t(words.reject)}
        </Button>
      }
      command={decide}
      onClose={onClose}
      onSend={() => send(true)}
    >
      <Summary row={row} transfer={transfer} />
      <p>{t(words.decideBody)}</p>
      {(isChecked || decide.error?.code === 'refund.gateway-silent') && (
        <Checkbox value={isChecked} onChange={setChecked}>
          {t(words.checked)}
        </Checkbox>
      )}
    </CommandDialog>
  )
}

export function PayDialog({ row, transfer, onClose }: OfTransfer) {
  const t = useT()
  const [reference, setReference] = useState('')
  const [paidOn, setPaidOn] = useState<string | null>(null)
  const [file, setFile] = useState<File>()
  const [hasProof, setHasProof] = useState(transfer.proof !== null)
  const pay = useCommand(payRefundTransfer, {
    refreshes: reads,
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.paid), tone: 'success' })
      onClose()
    },
  })
  const sendPaid = () =>
    pay.mutate({ query: { id: transfer.transferId }, body: { reference, paidOn: paidOn ?? '' } })
  const upload = useCommand(uploadRefundProof, {
    quiet: true,
    refreshes: reads,
    onDone: () => {
      setHasProof(true)
      sendPaid()
    },
  })
  const sentences = pay.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.payTitle, { number: isolated(transfer.number) })}
      send={t(words.pay)}
      side
      command={{ isPending: upload.isPending || pay.isPending, error: upload.error ?? pay.error }}
      beside={['reference', 'paidOn']}
      {...(!hasProof && !file && { disabledReason: t(words.chooseProof) })}
      onClose={onClose}
      onSend={() => {
        if (hasProof || !file) sendPaid()
        else
          upload.mutate({
            form: proofForm(refundTransferSubject.idField, transfer.transferId, refundProof, file),
          })
      }}
    >
      <Summary row={row} transfer={transfer} />
      <p>{t(words.payBody, { number: isolated(transfer.number) })}</p>
      <TextInput
        label={t(words.bankReference)}
        dir="ltr"
        maxLength={35}
        value={reference}
        error={sentences['reference']}
        onChange={setReference}
      />
      <DateInput label={t(words.paidOn)} value={paidOn} error={sentences['paidOn']} onChange={setPaidOn} />
      {transfer.proof ? (
        <p>
          <Button
            variant="text"
            onPress={() =>
              void download(downloadRefundProof, { query: { documentId: transfer.proof!.documentId } })
            }
          >
            {t(words.hasProof, { name: transfer.proof.name })}
          </Button>
        </p>
      ) : (
        <ProofInput label={t(words.proof)} onChange={setFile} />
      )}
    </CommandDialog>
  )
}

export function WithdrawDialog({ row, transfer, onClose }: OfTransfer) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ReasonDialog
      title={t(words.withdrawTitle)}
      send={t(words.withdraw)}
      tone="danger"
      label={t(words.reason)}
      endpoint={withdrawRefundTransfer}
      input={(reason) => ({ query: { id: transfer.transferId }, body: { reason } })}
      refreshes={reads}
      done={t(words.withdrawn)}
      onClose={onClose}
    >
      <p>
        <Ref value={transfer.number} /> · {money(row.amount, 'AED', lang)} · <bdi>{transfer.holder}</bdi>
      </p>
      <p>{t(words.withdrawBody)}</p>
    </ReasonDialog>
  )
}
