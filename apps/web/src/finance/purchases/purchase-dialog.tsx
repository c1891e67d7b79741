// Enters a purchase: the draft, its file, and the recording follow one another; what has gone through is not repeated.
import { useState } from 'react'
import { chart } from '@marsa/model/finance/books/chart.ts'
import {
  draftPurchase,
  listPurchases,
  recordPurchase,
  uploadPurchaseInvoice,
} from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import {
  purchaseAccounts,
  purchaseSubject,
  purchaseTreatments,
  purchaseTreatmentText,
  type PurchaseAccount,
  type PurchaseTreatment,
} from '@marsa/model/finance/purchases/purchase.ts'
import { parseMoney, toWire, vatOf } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { proofForm, ProofInput } from '../parts/proof-file.tsx'
import { purchaseWords as words } from './purchase-words.ts'

const wholeAmount = /^\d{1,12}(\.\d{1,2})?$/
/** What 5 % comes to, for the reader to correct by a few fils. */
const suggestedVat = (net: string, treatment: PurchaseTreatment): string =>
  treatment === 'none' || !wholeAmount.test(net) ? '0.00' : toWire(vatOf(parseMoney(net), 'standard'))

const invoiceForm = (purchaseId: string, file: File): FormData =>
  proofForm(purchaseSubject.idField, purchaseId, 'SUPPLIER_INVOICE', file)

export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [supplier, setSupplier] = useState('')
  const [trn, setTrn] = useState('')
  const [invoiceNumber, setInvoiceNumber] = useState('')
  const [invoicedOn, setInvoicedOn] = useState<string | null>(null)
  const [treatment, setTreatment] = useState<PurchaseTreatment>('standard')
  const [account, setAccount] = useState<PurchaseAccount>('carrier_cost')
  const [net, setNet] = useState('')
  const [vat, setVat] = useState('')
  const [file, setFile] = useState<File>()
  const [drafted, setDrafted] = useState<string>()
  const record = useCommand(recordPurchase, {
    refreshes: [listPurchases],
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.recorded), tone: 'success' })
      onClose()
    },
  })
  const upload = useCommand(uploadPurchaseInvoice, {
    quiet: true,
    onDone: (_, { form }) => {
      const id = form?.get(purchaseSubject.idField)
      if (typeof id === 'string') record.mutate({ query: { id } })
    },
  })
  const draft = useCommand(draftPurchase, {
    quiet: true,
    refreshes: [listPurchases],
    onDone: ({ purchaseId }) => {
      setDrafted(purchaseId)
      if (file) upload.mutate({ form: invoiceForm(purchaseId, file) })
    },
  })
  const send = (): void => {
    if (!file) return
    if (drafted) {
      upload.mutate({ form: invoiceForm(drafted, file) })
      return
    }
    draft.mutate({
      body: {
        supplier,
        trn: trn.trim() === '' ? null : trn.trim(),
        invoiceNumber,
        invoicedOn: invoicedOn ?? '',
        net,
        vat,
        treatment,
        account,
      },
    })
  }
  const sentences = draft.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.add)}
      send={t(words.record)}
      side
      command={{
        isPending: draft.isPending || upload.isPending || record.isPending,
        error: draft.error ?? upload.error ?? record.error,
      }}
      beside={['supplier', 'trn', 'invoiceNumber', 'invoicedOn', 'net', 'vat']}
      {...(!file && { disabledReason: t(words.chooseFile) })}
      onClose={onClose}
      onSend={send}
    >
      <p>{t(words.addBody)}</p>
      <TextInput
        label={t(words.supplier)}
        value={supplier}
        error={sentences['supplier']}
        onChange={setSupplier}
      />
      <TextInput label={t(words.trn)} dir="ltr" value={trn} error={sentences['trn']} onChange={setTrn} />
      <TextInput
        label={t(words.invoiceNumber)}
        dir="ltr"
        value={invoiceNumber}
        error={sentences['invoiceNumber']}
        onChange={setInvoiceNumber}
      />
      <DateInput
        label={t(words.invoicedOn)}
        value={invoicedOn}
        error={sentences['invoicedOn']}
        onChange={setInvoicedOn}
      />
      <Select
        label={t(words.treatment)}
        value={treatment}
        options={purchaseTreatments.map((id) => ({ id, label: t(purchaseTreatmentText[id]) }))}
        onChange={(id) => {
          const next = purchaseTreatments.find((each) => each === id) ?? treatment
          setTreatment(next)
          setVat(suggestedVat(net, next))
        }}
      />
      <Select
        label={t(words.account)}
        value={account}
        options={purchaseAccounts.map((id) => ({ id, label: t(chart[id]) }))}
        onChange={(id) => setAccount(purchaseAccounts.find((each) => each === id) ?? account)}
      />
      <MoneyInput
        label={t(words.net)}
        value={net}
        error={sentences['net']}
        onChange={(next) => {
          setNet(next)
          setVat(suggestedVat(next, treatment))
        }}
      />
      <MoneyInput label={t(words.vat)} value={vat} error={sentences['vat']} onChange={setVat} />
      <ProofInput label={t(words.file)} onChange={setFile} />
    </CommandDialog>
  )
}
