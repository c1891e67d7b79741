// The departments that a signed-in person may turn to (C022); administrators keep the list here.
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../accounts/door.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { Empty } from '../../../ui/states/empty.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { helpTitles } from '../../titles.ts'
import { DepartmentCard } from '../parts/department-card.tsx'
import { KeptDepartments } from '../parts/kept-departments.tsx'
import { directoryQuery } from '../queries.ts'
import { departmentText as words } from '../text.ts'
import '../../help.css'

export function DepartmentsPage() {
  const t = useT()
  const role = useMe()?.roleName
  return (
    <div className="stack g5">
      <header className="stack g2">
        <h1>{t(helpTitles.departments)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </header>
      {role === 'admin' ? <KeptDepartments /> : <Directory />}
    </div>
  )
}

function Directory() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(directoryQuery(lang))
  const { data } = query
  if (query.isError || !data) return <Loaded query={query} card skeleton={<Skeleton lines={8} />} />
  if (data.items.length === 0)
    return (
      <div className="card">
        <Empty title={t(words.none)} />
      </div>
    )
  return (
    <div className="callbacks departments">
      {data.items.map(({ department, name, ...rest }) => (
        <DepartmentCard key={department} department={{ ...rest, name: department, contact: name }} />
      ))}
    </div>
  )
}
