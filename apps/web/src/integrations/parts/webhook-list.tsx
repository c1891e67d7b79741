// The addresses of the company with how they stand.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CirclePause, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Webhook } from '@marsa/model/integrations/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { When } from '../../ui/values/when.tsx'
import { webhooksQuery } from '../queries.ts'
import { words } from '../text.ts'
import { WebhookEditor } from './webhook-editor.tsx'
import { WebhookMenu } from './webhook-menu.tsx'

function State({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const t = useT()
  if (state === 'PAUSED') return <Badge tone="neutral" icon={CirclePause} label={t(words.PAUSED)} />
  if (state === 'FAILING') return <Badge tone="bad" icon={TriangleAlert} label={t(words.FAILING)} />
  if (failingSince) return <Badge tone="waiting" icon={TriangleAlert} label={t(words.troubled)} />
  return <Badge tone="good" icon={CircleCheck} label={t(words.ACTIVE)} />
}

export function WebhookList() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(webhooksQuery)
  const [editing, setEditing] = useState<Webhook | 'new'>()
  const { data } = query
  const columns: Column<Webhook>[] = [
    {
      id: 'label',
      head: t(words.label),
      names: true,
      cell: ({ label, address }) => (
        <span className="stack g1">
          <span>{label}</span>
          <bdi dir="ltr" className="muted hook-address">
            {address}
          </bdi>
        </span>
      ),
    },
    {
      id: 'events',
      head: t(words.events),
      cell: ({ events }) => t(words.eventCount, { count: events.length }),
    },
    { id: 'state', head: t(words.state), cell: (row) => <State webhook={row} /> },
    {
      id: 'last',
      head: t(words.lastDelivered),
      cell: (row) => (row.lastDeliveredAt ? <When value={row.lastDeliveredAt} /> : t(words.never)),
    },
    {
      id: 'acts',
      head: <span className="vh">{t(words.manage)}</span>,
      cell: (row) => (
        <WebhookMenu
          webhook={row}
          logHref={`/${lang}/user/integrations?log=${row.webhookId}`}
          onEdit={() => setEditing(row)}
        />
      ),
    },
  ]
  const add = (
    <Button icon={Plus} changes onPress={() => setEditing('new')}>
      {t(words.addWebhook)}
    </Button>
  )
  return (
    <>
      <Card title={t(words.webhooks)} aside={add} aria-busy={query.isPending}>
        <div className="stack g4">
          <p className="muted">{t(words.webhooksLead)}</p>
          <Loaded query={query} />
          {data?.items.length === 0 && (
            <Empty level={3} title={t(words.noWebhooks)}>
              {t(words.noWebhooksBody)}
            </Empty>
          )}
          {(query.isPending || Boolean(data?.items.length)) && (
            <DataTable
              label={t(words.webhooks)}
              columns={columns}
              rows={data?.items ?? []}
              rowKey={(row) => row.webhookId}
              pending={query.isPending}
            />
          )}
        </div>
      </Card>
      {editing && (
        <WebhookEditor
          webhook={editing === 'new' ? undefined : editing}
          mayBeLocal={data?.mayBeLocal ?? false}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
