// The e-invoice of one tax document: its state, what is wrong and where it is mended, its files, and what happened to it.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exemptions } from '@marsa/model/finance/e-invoice/duty.ts'
import {
  downloadEInvoice,
  replaceEInvoice,
  resendEInvoice,
  viewEInvoice,
  type EInvoiceView,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { eInvoiceProblems } from '@marsa/model/finance/e-invoice/e-invoice-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { EInvoiceBadge, eInvoiceReads } from './e-invoice-badge.tsx'
import { eInvoiceWords as words, eventWords, menderWords } from './e-invoice-words.ts'
import { LegalDialog } from './legal-dialog.tsx'

export function EInvoicePanel({ invoiceId }: { invoiceId: string }) {
  const t = useT()
  const query = useQuery(ask(viewEInvoice, { id: invoiceId }))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="160px" />}>
      {({ eInvoice }) => (
        <Card title={t(words.title)} aside={eInvoice && <EInvoiceBadge state={eInvoice.state} />}>
          {eInvoice ? <Panel eInvoice={eInvoice} /> : <p className="muted">{t(words.none)}</p>}
        </Card>
      )}
    </Loaded>
  )
}

type Shown = { eInvoice: EInvoiceView }

function Panel({ eInvoice }: Shown) {
  const t = useT()
  const { exemption, sendBy, isLate, uuid, authorityRef, nextAt, fault, state } = eInvoice
  if (exemption) return <p className="muted">{t(exemptions[exemption])}</p>
  const isTried = state === 'SENDING' && fault !== null && nextAt !== null
  return (
    <div className="stack g5">
      <Facts
        facts={[
          [
            t(words.uuid),
            <bdi key="uuid" dir="ltr" className="fingerprint">
              {uuid}
            </bdi>,
          ],
          ...(sendBy
            ? [
                [
                  t(words.sendBy),
                  <span key="by" className={isLate ? 'err' : undefined}>
                    <When value={sendBy} as="date" />
                    {isLate && ` · ${t(words.late)}`}
                  </span>,
                ] as [string, React.ReactNode],
              ]
            : []),
          ...(authorityRef
            ? [[t(words.authorityRef), <Ref key="ref" value={authorityRef} />] as [string, React.ReactNode]]
            : []),
          ...(isTried
            ? [[t(words.nextAt), <When key="next" value={nextAt} />] as [string, React.ReactNode]]
            : []),
        ]}
      />
      <Findings eInvoice={eInvoice} />
      <Acts eInvoice={eInvoice} />
      <Files eInvoice={eInvoice} />
      <Events eInvoice={eInvoice} />
    </div>
  )
}

function Findings({ eInvoice }: Shown) {
  const t = useT()
  const { lang } = useLang()
  const mayWrite = useMe()?.roleName === 'admin'
  const [companyId, setCompanyId] = useState<string>()
  const { findings } = eInvoice
  if (findings.length === 0) return null
  const companies = [...new Set(findings.flatMap((each) => each.companyId ?? []))]
  return (
    <section className="stack g2">
      <h3>{t(words.findings)}</h3>
      <ul className="stack g2">
        {findings.map(({ id, text, by, rule, message }, index) => (
          <li key={index} className="stack">
            <span>
              <Ref value={id} /> {text[lang]} <span className="muted">({t(menderWords[by])})</span>
            </span>
            {rule && (
              <bdi dir="ltr" className="dense muted">
                {rule}: {message}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && companies.length > 0 && (
        <div className="row wrap g2">
          {companies.map((id) => (
            <Button key={id} size="s" onPress={() => setCompanyId(id)}>
              {t(words.mend)}: {t(menderWords[findings.find((each) => each.companyId === id)!.by])}
            </Button>
          ))}
        </div>
      )}
      {companyId && <LegalDialog companyId={companyId} onClose={() => setCompanyId(undefined)} />}
    </section>
  )
}

function Acts({ eInvoice }: Shown) {
  const t = useT()
  const mayWrite = useMe()?.roleName === 'admin'
  const needs = useNeeds(resendEInvoice)
  const [isAsking, setAsking] = useState(false)
  const { invoiceId, state, canResend, replaceRefusal } = eInvoice
  const resend = useCommand(resendEInvoice, {
    refreshes: eInvoiceReads,
    onDone: (answer) =>
      void toast({
        title: t(answer.state === 'HELD' ? words.stillHeld : words.onItsWay),
        tone: answer.state === 'HELD' ? 'error' : 'success',
      }),
  })
  const replace = useCommand(replaceEInvoice, {
    refreshes: eInvoiceReads,
    onDone: () => void toast({ title: t(words.left), tone: 'success' }),
  })
  if (!mayWrite || !canResend) return null
  const problems = { ...eInvoiceProblems, ...capabilityProblems }
  return (
    <div className="row wrap g3">
      <ActionButton
        variant="primary"
        refusal={needs ?? null}
        problems={problems}
        isPending={resend.isPending}
        onPress={() => resend.mutate({ query: { id: invoiceId }, body: {} })}
      >
        {t(state === 'HELD' ? words.check : words.resend)}
      </ActionButton>
      {state === 'REJECTED' && (
        <ActionButton
          refusal={needs ?? replaceRefusal}
          problems={problems}
          isPending={replace.isPending}
          onPress={() => setAsking(true)}
        >
          {t(words.replace)}
        </ActionButton>
      )}
      <AlertDialog
        title={t(words.replaceTitle)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actionLabel={t(words.replace)}
        isPending={replace.isPending}
        onAction={() =>
          replace.mutate({ query: { id: invoiceId }, body: {} }, { onSettled: () => setAsking(false) })
        }
      >
        <p>{t(words.replaceBody)}</p>
      </AlertDialog>
    </div>
  )
}

/** On a phone there are no files to read. */
function Files({ eInvoice }: Shown) {
  const t = useT()
  const { invoiceId, files } = eInvoice
  if (files.length === 0) return null
  return (
    <ul className="stack g2">
      {files.map(({ revision, sha256 }) => (
        <li key={revision} className="row wrap g3">
          <Button
            size="s"
            icon={Download}
            changes={false}
            onPress={() => void download(downloadEInvoice, { query: { id: invoiceId, revision } })}
          >
            {t(words.file, { revision: String(revision) })}
          </Button>
          <span className="dense muted">
            {t(words.hash)}{' '}
            <bdi dir="ltr" title={sha256}>
              {sha256.slice(0, 16)}…
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Events({ eInvoice }: Shown) {
  const t = useT()
  const { events } = eInvoice
  return (
    <section className="stack g2">
      <h3>{t(words.happened)}</h3>
      <ol className="stack g2">
        {events.map(({ kind, at, detail }, index) => (
          <li key={index} className="stack">
            <span className="row wrap g2">
              <When value={at} />
              <span>{eventWords[kind] ? t(eventWords[kind]) : kind}</span>
            </span>
            {detail && (
              <bdi dir="ltr" className="dense muted">
                {detail}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
