// The last sign-ins: when, with what, from where.
import { useQuery } from '@tanstack/react-query'
import { listSignIns } from '@marsa/model/accounts/own-sessions/sessions-endpoints.ts'
import { methodText, sessionsText } from '@marsa/model/accounts/own-sessions/sessions-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { dateTime } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { DeviceName } from './device-name.tsx'
import { SecurityPart } from './security-part.tsx'

const methods: Record<string, TextRow> = methodText

export function SignInHistory() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(listSignIns))
  return (
    <SecurityPart title={t(sessionsText.history)} lead={t(sessionsText.historyLead)} query={query}>
      {({ items }) => (
        <DataTable
          label={t(sessionsText.history)}
          rows={items}
          rowKey={(item) => item.id}
          columns={[
            { id: 'at', head: t(sessionsText.when), names: true, cell: (item) => dateTime(item.at, lang) },
            { id: 'device', head: t(sessionsText.device), cell: (item) => <DeviceName agent={item.agent} /> },
            {
              id: 'address',
              head: t(sessionsText.address),
              cell: (item) => <bdi dir="ltr">{item.address}</bdi>,
            },
            {
              id: 'how',
              head: t(sessionsText.how),
              cell: (item) => t(methods[item.method] ?? methodText.password),
            },
          ]}
        />
      )}
    </SecurityPart>
  )
}
