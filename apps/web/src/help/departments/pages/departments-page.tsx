// The departments that a signed-in person may turn to (C022); administrators keep the list here.
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../accounts/door.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { useT } from '../../../kit/t.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
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
  const { data, isPending, isError, error, refetch, isRefetching } = useQuery(directoryQuery(lang))
  if (isError)
    return (
      <div className="card">
        <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
          {error.sentence}
        </ErrorState>
      </div>
    )
  if (isPending) return <Skeleton lines={8} />
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
