// An agent's own page: what it is owed and when it is paid, where to, and what was paid so far.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  saveAgentAccount,
  viewOwnSettlements,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { settlementProblems } from '@marsa/model/finance/settlements/settlement-problems.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { financeTitles } from '../titles.ts'
import { AccountLines, RunTable, settlementReads, useOwedColumns } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'
import '../finance.css'

function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const holder = useMe()?.companyNameEn ?? ''
  const [iban, setIban] = useState('')
  const [password, setPassword] = useState('')
  const save = useCommand(saveAgentAccount, { refreshes: [...settlementReads], onDone: onClose })
  const sentences = save.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.enterTitle)}
      send={t(words.save)}
      command={save}
      beside={['iban', 'password']}
      onClose={onClose}
      onSend={() => save.mutate({ body: { iban, password } })}
    >
      <p>{t(words.enterBody, { holder })}</p>
      <TextInput
        label={t(words.iban)}
        dir="ltr"
        maxLength={40}
        value={iban}
        error={sentences['iban']}
        onChange={setIban}
      />
      <PasswordInput
        label={t(words.password)}
        value={password}
        error={sentences['password']}
        onChange={setPassword}
      />
    </CommandDialog>
  )
}

export function OwnSettlementsPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(financeTitles.settlements))
  const query = useQuery(ask(viewOwnSettlements))
  const columns = useOwedColumns()
  const [isEntering, setEntering] = useState(false)
  return (
    <div className="stack g5">
      <div className="list-h">
        <h1>{t(financeTitles.settlements)}</h1>
        {query.data && <p className="muted">{t(words.ownLead, { rate: query.data.ratePercent })}</p>}
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {(data) => (
          <div className="stack g6">
            <div className="grid c3 figs">
              <div className="card card-b stack g1">
                <span className="dense muted">{t(words.next)}</span>
                <Money value={data.next?.net ?? '0.00'} size="l" />
                <span className="cap muted">
                  {data.next
                    ? t(words.nextOn, { day: date(data.next.on, lang) })
                    : t(words.noNext, { least: money(data.minimum, data.currency, lang) })}
                </span>
              </div>
              <div className="card card-b stack g1">
                <span className="dense muted">{t(words.released)}</span>
                <Money value={data.released} size="l" />
              </div>
              <div className="card card-b stack g1">
                <span className="dense muted">{t(words.held)}</span>
                <Money value={data.held} size="l" />
              </div>
            </div>
            <Card title={t(words.account)}>
              <div className="row between wrap g4">
                <AccountLines account={data.account} />
                <ActionButton
                  refusal={data.accountRefusal}
                  problems={settlementProblems}
                  onPress={() => setEntering(true)}
                >
                  {t(data.account ? words.change : words.enter)}
                </ActionButton>
              </div>
            </Card>
            <Card title={t(words.owed)} flush={data.owed.length > 0}>
              {data.owed.length === 0 ? (
                <p className="muted">{t(words.nothingOwed)}</p>
              ) : (
                <DataTable
                  label={t(words.owed)}
                  rows={data.owed}
                  rowKey={({ transactionId }) => transactionId}
                  columns={columns}
                />
              )}
            </Card>
            <Card title={t(words.runs)} flush={data.runs.length > 0}>
              {data.runs.length === 0 ? (
                <p className="muted">{t(words.noRuns)}</p>
              ) : (
                <RunTable rows={data.runs} />
              )}
            </Card>
          </div>
        )}
      </Loaded>
      {isEntering && <AccountDialog onClose={() => setEntering(false)} />}
    </div>
  )
}
