// The return of a tax period: what holds it up, its boxes, what filing settles, and the steps that its reader may take.
import { useState } from 'react'
import {
  fileVatReturn,
  freezeVatReturn,
  unfreezeVatReturn,
  type FiledReturnDetail,
} from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { filedReturnProblems } from '@marsa/model/finance/vat/filed-return-problems.ts'
import { vatCheckText, type VatCheck } from '@marsa/model/finance/vat/filed-return.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { monthOf } from '@marsa/model/kit/day.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { CheckBadge } from '../parts/check-badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bookHref } from '../books/books-search.ts'
import { FileDialog, FreezeDialog, UnfreezeDialog } from './return-dialogs.tsx'
import { ReturnBadge } from './return-parts.tsx'
import { returnWords as words } from './return-words.ts'
import { VatBoxes } from './vat-boxes.tsx'

const named = (name: string | null): string => `\u2068${name ?? ''}\u2069`

function Standing({ data }: { data: FiledReturnDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { state, frozenBy, frozenAt, filedBy, filedOn, reference, unfrozenBy, reason, isUnchanged } = data
  return (
    <>
      {isUnchanged === false && (
        <Banner tone="error" title={t(words.changed)}>
          {t(words.changedBody)}
        </Banner>
      )}
      {state === 'FROZEN' && frozenAt && (
        <Banner tone="info" title={t(words.frozen, { name: named(frozenBy), day: date(frozenAt, lang) })}>
          {t(words.frozenBody)}
        </Banner>
      )}
      {state === 'FILED' && filedOn && (
        <Banner
          tone="success"
          title={t(words.filed, { day: date(filedOn, lang), reference: `\u2066${reference}\u2069` })}
        >
          {t(words.filedBody, { first: named(frozenBy), second: named(filedBy) })}
        </Banner>
      )}
      {state === 'OPEN' && reason && (
        <Banner tone="attention" title={t(words.unfrozen, { name: named(unfrozenBy) })}>
          <bdi>{reason}</bdi>
        </Banner>
      )}
    </>
  )
}

export function ReturnView({ data, title }: { data: FiledReturnDetail; title: string }) {
  const t = useT()
  const { lang } = useLang()
  const isAdmin = useMe()?.roleName === 'admin'
  const days = { from: data.from, to: data.to }
  const documents = { ...days, billing: 'own' }
  return (
    <>
      <div className="row wrap g3">
        <ReturnBadge state={data.state} />
      </div>
      <Standing data={data} />
      {isAdmin && data.state !== 'FILED' && <Steps data={data} title={title} />}
      {data.state === 'OPEN' && <Checks data={data} />}
      <div className="list-card">
        <VatBoxes
          boxes={data.boxes}
          period={days}
          documentsHref={(chosen) => bookHref(lang, 'invoices', { ...documents, ...chosen })}
        />
        <p className="list-foot dense muted">
          <a href={bookHref(lang, 'invoices', documents)}>{t(words.documents, { count: data.documents })}</a>{' '}
          ·{' '}
          <a href={bookHref(lang, 'purchases', { ...days, state: 'RECORDED' })}>
            {t(words.inputs, { count: data.inputs })}
          </a>
          {data.hash && (
            <span className="block">
              {t(words.hash)}:{' '}
              <bdi dir="ltr" className="fingerprint">
                {data.hash}
              </bdi>
            </span>
          )}
        </p>
      </div>
      <Settlement data={data} />
    </>
  )
}

/** What each check counts, where its reader finds it. */
const useFoundAt = ({ from, to }: FiledReturnDetail): Record<VatCheck, string> => {
  const { lang } = useLang()
  const days = { from, to }
  return {
    output: bookHref(lang, 'ledger/vat_payable', days),
    input: bookHref(lang, 'ledger/vat_recoverable', days),
    purchases: bookHref(lang, 'purchases', { ...days, state: 'PROPOSED' }),
    'e-invoices': bookHref(lang, 'invoices', { ...days, billing: 'own', eInvoice: 'REJECTED' }),
    months: bookHref(lang, `periods/${monthOf(from)}`),
  }
}

function Checks({ data }: { data: FiledReturnDetail }) {
  const t = useT()
  const foundAt = useFoundAt(data)
  return (
    <Card title={t(words.checks)} flush>
      <p className="card-b dense muted">{t(words.checksNow)}</p>
      <DataTable
        label={t(words.checks)}
        rows={data.checks}
        rowKey={({ check }) => check}
        columns={[
          {
            id: 'check',
            head: t(words.checks),
            names: true,
            cell: ({ check, isGreen }) =>
              isGreen ? t(vatCheckText[check]) : <a href={foundAt[check]}>{t(vatCheckText[check])}</a>,
          },
          {
            id: 'state',
            head: t(words.state),
            cell: (check) => <CheckBadge check={check} red={words.red} noted={words.noted} />,
          },
        ]}
      />
    </Card>
  )
}

function Settlement({ data }: { data: FiledReturnDetail }) {
  const t = useT()
  const { lang } = useLang()
  const parts = [
    ['carried', data.carried],
    ['taken', data.taken],
    ['paid', data.paid],
    ['left', data.left],
  ] as const
  return (
    <Card title={t(words.settlement)}>
      <dl className="dl h">
        {parts.map(([part, amount]) => (
          <div key={part}>
            <dt>{t(words[part])}</dt>
            <dd>
              <Money value={amount} strong={part === 'paid'} />
            </dd>
          </div>
        ))}
      </dl>
      {data.transactionId && (
        <a
          href={bookHref(lang, 'ledger/vat_payable', {
            from: data.filedOn ?? undefined,
            to: data.filedOn ?? undefined,
          })}
        >
          {t(words.posting)}
        </a>
      )}
    </Card>
  )
}

const problems = { ...filedReturnProblems, ...capabilityProblems }

function Steps({ data, title }: { data: FiledReturnDetail; title: string }) {
  const t = useT()
  const [open, setOpen] = useState<'freeze' | 'file' | 'unfreeze'>()
  const dialog = { data, title, onClose: () => setOpen(undefined) }
  const [freezes, files, unfreezes] = [
    useNeeds(freezeVatReturn),
    useNeeds(fileVatReturn),
    useNeeds(unfreezeVatReturn),
  ]
  return (
    <div className="row wrap g3">
      {data.state === 'OPEN' && (
        <ActionButton
          variant="primary"
          refusal={freezes ?? data.freezeRefusal}
          problems={problems}
          onPress={() => setOpen('freeze')}
        >
          {t(words.freeze)}
        </ActionButton>
      )}
      {data.state === 'FROZEN' && (
        <>
          <ActionButton
            variant="primary"
            refusal={files ?? data.fileRefusal}
            problems={problems}
            onPress={() => setOpen('file')}
          >
            {t(words.file)}
          </ActionButton>
          <ActionButton
            refusal={unfreezes ?? data.unfreezeRefusal}
            problems={problems}
            onPress={() => setOpen('unfreeze')}
          >
            {t(words.unfreeze)}
          </ActionButton>
        </>
      )}
      {open === 'freeze' && <FreezeDialog {...dialog} />}
      {open === 'file' && <FileDialog {...dialog} />}
      {open === 'unfreeze' && <UnfreezeDialog {...dialog} />}
    </div>
  )
}
