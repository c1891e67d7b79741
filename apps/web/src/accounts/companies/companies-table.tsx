// The rows of companies.
import { CircleCheck, CircleSlash, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { comma } from '@marsa/model/kit/text.ts'
import type { ListedCompany } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { agentModes, type CompanyState } from '@marsa/model/accounts/companies/companies-rules.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import { CompanyMark } from '../../ui/values/company-mark.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { companiesText, kindText, modeText, stateText } from './companies-text.ts'
import { peopleTitles } from '../users/people-titles.ts'
import { useLogo } from './use-logo.ts'
import type { CompanySearch } from '../users/people-search.ts'

const badges: Record<CompanyState, [BadgeTone, LucideIcon]> = {
  active: ['good', CircleCheck],
  waiting: ['waiting', Clock],
  rejected: ['neutral', CircleX],
  suspended: ['bad', CircleSlash],
}

export function CompanyStatus({ state }: { state: CompanyState }) {
  const t = useT()
  const [tone, icon] = badges[state]
  return <Badge tone={tone} icon={icon} label={t(stateText[state])} />
}

/** The services of an agent in the order of the product. */
export function ModeNames({ modes }: { modes: readonly string[] }) {
  const t = useT()
  const { lang } = useLang()
  const named = agentModes.filter((mode) => modes.includes(mode)).map((mode) => t(modeText[mode]))
  return <>{named.join(comma(lang)) || '—'}</>
}

function NameCell({ row, href }: { row: ListedCompany; href: string }) {
  const { lang } = useLang()
  const name = lang === 'ar' ? row.nameAr : row.nameEn
  const logo = useLogo(row)
  return (
    <span className="row g2">
      <CompanyMark name={name} logo={logo} />
      <span>
        <a className="strong" href={href}>
          {name}
        </a>
        {row.agentCode && (
          <span className="sub">
            <Ref value={row.agentCode} />
          </span>
        )}
      </span>
    </span>
  )
}

export function CompanyTable({ rows, pending, hrefOf }: CompanyTableProps) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<ListedCompany>[] = [
    {
      id: 'company',
      head: t(companiesText.company),
      names: true,
      cell: (row) => <NameCell row={row} href={hrefOf({ company: row.companyId })} />,
    },
    { id: 'kind', head: t(companiesText.kind), cell: (row) => t(kindText[row.kind]) },
    { id: 'services', head: t(companiesText.services), cell: (row) => <ModeNames modes={row.modes} /> },
    { id: 'people', head: t(companiesText.people), end: true, cell: (row) => number(row.people, lang) },
    { id: 'state', head: t(companiesText.state), cell: (row) => <CompanyStatus state={row.state} /> },
  ]
  return (
    <DataTable
      label={t(peopleTitles.companies)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.companyId}
      pending={pending}
    />
  )
}

type CompanyTableProps = {
  rows: ListedCompany[]
  pending: boolean
  hrefOf: (change: Partial<CompanySearch>) => string
}
