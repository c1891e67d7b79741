// The audit page: the trail with filters and export, the check of its chain, and what pages report.
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { auditText as words } from '../audit-text.ts'
import { AuditChain } from '../parts/audit-chain.tsx'
import { AuditExport } from '../parts/audit-export.tsx'
import { AuditFilters } from '../parts/audit-filters.tsx'
import { AuditTrail } from '../parts/audit-trail.tsx'
import { PageReports } from '../parts/page-reports.tsx'
import type { AuditSearch } from '../audit-search.ts'
import { overviewTitles } from '../titles.ts'
import '../overview.css'

const route = getRouteApi('/$lang/inside/admin/audit')

const addressOf = (lang: string, search: AuditSearch): string => {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const query = new URLSearchParams(pairs).toString()
  return `/${lang}/admin/audit${query && `?${query}`}`
}

export function AuditPage() {
  const t = useT()
  const { lang } = useLang()
  const { view, ...filter } = route.useSearch()
  const navigate = useNavigate()
  const tab = (id: 'trail' | 'chain' | 'reports') => ({
    id,
    label: t(words[id]),
    href: id === 'trail' ? addressOf(lang, filter) : addressOf(lang, { view: id }),
  })
  return (
    <>
      <div className="row between wrap list-h">
        <div className="stack g2">
          <h1>{t(overviewTitles.audit)}</h1>
          <p className="muted audit-lead">{t(words.lead)}</p>
        </div>
        {!view && <AuditExport filter={filter} />}
      </div>
      <div className="list-tabs">
        <TabLinks
          label={t(words.views)}
          value={view ?? 'trail'}
          tabs={[tab('trail'), tab('reports'), tab('chain')]}
        />
      </div>
      {!view && (
        <>
          <AuditFilters
            search={filter}
            onChange={(filters) => void navigate({ href: addressOf(lang, filters) })}
          />
          <AuditTrail filter={filter} />
        </>
      )}
      {view === 'chain' && <AuditChain />}
      {view === 'reports' && <PageReports />}
    </>
  )
}
