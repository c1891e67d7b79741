// Takes in a settlement report of the card gateway: its payouts and what differs is shown before anything is kept.
import { listFinanceCases, viewReconciliation } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { financeCaseKindText } from '@marsa/model/finance/bank/finance-case.ts'
import {
  importCardPayouts,
  listCardPayouts,
  previewCardPayouts,
  type PreviewedPayout,
} from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { ImportFileDialog } from '../parts/import-file-dialog.tsx'
import { payoutWords as words } from './card-payout-words.ts'

export function ImportPayoutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const preview = useCommand(previewCardPayouts, { quiet: true })
  const take = useCommand(importCardPayouts, {
    refreshes: [listCardPayouts, listFinanceCases, viewReconciliation],
    quiet: true,
    onDone: ({ payouts, known, matched, cases }) => {
      void toast({ title: t(words.imported, { payouts, known, matched, cases }), tone: 'success' })
      onClose()
    },
  })
  return (
    <ImportFileDialog
      title={t(words.importTitle)}
      send={t(words.import)}
      lead={t(words.importBody)}
      accept=".csv,.txt"
      preview={preview}
      take={take}
      onClose={onClose}
    >
      {preview.data?.payouts.map((payout) => (
        <Preview key={payout.reference} payout={payout} />
      ))}
    </ImportFileDialog>
  )
}

function Preview({ payout }: { payout: PreviewedPayout }) {
  const t = useT()
  const { lang } = useLang()
  const { reference, paidOn, isKnown, findings } = payout
  return (
    <section className="stack g3">
      <h3 className="h3">
        <Ref value={reference} /> · {date(paidOn, lang)}
      </h3>
      <dl className="dl h">
        {(['gross', 'fee', 'vat', 'net'] as const).map((name) => (
          <div key={name}>
            <dt>{t(words[name])}</dt>
            <dd>
              <Money value={payout[name]} strong={name === 'net'} />
            </dd>
          </div>
        ))}
      </dl>
      {isKnown || findings.length === 0 ? (
        <p role="status">{t(isKnown ? words.isKnown : words.noFindings)}</p>
      ) : (
        <DataTable
          label={t(words.findings)}
          rows={findings.map((row, at) => ({ ...row, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            {
              id: 'kind',
              head: t(words.findings),
              names: true,
              cell: ({ kind, subjectNumber }) => (
                <>
                  {t(financeCaseKindText[kind])}
                  {subjectNumber && (
                    <span className="block dense">
                      <Ref value={subjectNumber} />
                    </span>
                  )}
                </>
              ),
            },
            { id: 'ours', head: t(words.ours), end: true, cell: ({ ours }) => <Money value={ours} /> },
            {
              id: 'theirs',
              head: t(words.theirs),
              end: true,
              cell: ({ theirs }) => <Money value={theirs} />,
            },
          ]}
        />
      )}
    </section>
  )
}
