// The API keys of the company, with what each may do, when it was used, and the way to end it.
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, Plus, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { revokeApiKey, type ApiKey } from '@marsa/model/integrations/endpoints.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { When } from '../../ui/values/when.tsx'
import { keyReads, keysQuery } from '../queries.ts'
import { scopeText, words } from '../text.ts'
import { KeyEditor } from './key-editor.tsx'

const readOnly = {
  active: { tone: 'good', icon: CircleCheck },
  expired: { tone: 'neutral', icon: TimerOff },
  revoked: { tone: 'neutral', icon: Ban },
  stopped: { tone: 'bad', icon: Ban },
} as const

function Revoke({ row }: { row: ApiKey }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const revoke = useCommand(revokeApiKey, {
    refreshes: keyReads,
    onDone: () => {
      setAsking(false)
      void toast({ title: t(words.revoked), tone: 'success' })
    },
  })
  if (row.state === 'revoked' || row.state === 'expired') return null
  return (
    <>
      <Button
        size="s"
        variant="text"
        changes
        aria-label={t(words.revokeOne, { label: row.label })}
        onPress={() => setAsking(true)}
      >
        {t(words.revoke)}
      </Button>
      <AlertDialog
        isOpen={asking}
        title={t(words.revokeTitle, { label: row.label })}
        actionLabel={t(words.revoke)}
        isPending={revoke.isPending}
        onAction={() => revoke.mutate({ query: { keyId: row.keyId } })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.revokeBody)}</p>
      </AlertDialog>
    </>
  )
}

export function KeyList() {
  const t = useT()
  const query = useQuery(keysQuery)
  const [making, setMaking] = useState(false)
  const columns: Column<ApiKey>[] = [
    {
      id: 'key',
      head: t(words.key),
      names: true,
      cell: ({ label, hint }) => (
        <span className="stack g1">
          <span>{label}</span>
          <bdi dir="ltr" className="muted hook-address">
            {hint}
          </bdi>
        </span>
      ),
    },
    {
      id: 'scopes',
      head: t(words.allowed),
      cell: ({ scopes }) => (
        <ul className="dense">
          {scopes.map((scope) => (
            <li key={scope}>{t(scopeText[scope])}</li>
          ))}
        </ul>
      ),
    },
    { id: 'by', head: t(words.madeBy), cell: (row) => <bdi>{row.madeBy}</bdi> },
    {
      id: 'used',
      head: t(words.lastUsed),
      cell: (row) => (row.lastUsedAt ? <When value={row.lastUsedAt} /> : t(words.never)),
    },
    { id: 'until', head: t(words.expires), cell: (row) => <When value={row.expiresAt} as="date" /> },
    {
      id: 'state',
      head: t(words.state),
      cell: ({ state }) => <Badge {...readOnly[state]} label={t(words[state])} />,
    },
    { id: 'acts', head: <span className="vh">{t(words.manage)}</span>, cell: (row) => <Revoke row={row} /> },
  ]
  const items = query.data?.items ?? []
  return (
    <>
      <Card
        title={t(words.keys)}
        aria-busy={query.isPending}
        aside={
          <Button icon={Plus} changes onPress={() => setMaking(true)}>
            {t(words.addKey)}
          </Button>
        }
      >
        <div className="stack g4">
          <p className="muted">{t(words.keysLead)}</p>
          <Loaded query={query} />
          {query.data && items.length === 0 && (
            <Empty level={3} title={t(words.noKeys)}>
              {t(words.noKeysBody)}
            </Empty>
          )}
          {(query.isPending || items.length > 0) && (
            <DataTable
              label={t(words.keys)}
              columns={columns}
              rows={items}
              rowKey={(row) => row.keyId}
              pending={query.isPending}
            />
          )}
        </div>
      </Card>
      {making && <KeyEditor onClose={() => setMaking(false)} />}
    </>
  )
}
