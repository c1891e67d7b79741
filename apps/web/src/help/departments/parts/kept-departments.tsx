// The directory as administrators keep it: in its order, the hidden ones too, each with its tools.
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, EyeOff, Plus } from 'lucide-react'
import { useState } from 'react'
import { orderDepartments, type Department } from '@marsa/model/help/department-endpoints.ts'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { Badge } from '../../../ui/values/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { departmentReads, departmentsQuery } from '../queries.ts'
import { departmentText as words } from '../text.ts'
import { DepartmentCard } from './department-card.tsx'
import { DepartmentEditor, freshDepartment } from './department-editor.tsx'

/** The ids with one moved by a place. */
const moved = (ids: readonly string[], at: number, by: -1 | 1): string[] => {
  const next = [...ids]
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}

export function KeptDepartments() {
  const t = useT()
  const { lang } = useLang()
  const [edited, setEdited] = useState<Department>()
  const query = useQuery(departmentsQuery)
  const { data } = query
  const order = useCommand(orderDepartments, { refreshes: departmentReads })
  if (query.isError || !data) return <Loaded query={query} card skeleton={<Skeleton lines={8} />} />
  const { items } = data
  const wordsOf = (row: Department) =>
    lang === 'ar'
      ? { name: row.nameAr, contact: row.contactAr, hours: row.hoursAr }
      : { name: row.nameEn, contact: row.contactEn, hours: row.hoursEn }
  const put = (at: number, by: -1 | 1) =>
    order.mutate({
      body: {
        ids: moved(
          items.map(({ id }) => id),
          at,
          by,
        ),
      },
    })
  return (
    <div className="stack g5">
      <div>
        <Button variant="primary" icon={Plus} onPress={() => setEdited(freshDepartment)}>
          {t(words.add)}
        </Button>
      </div>
      <div className="callbacks departments">
        {items.map((row, at) => {
          const shown = wordsOf(row)
          return (
            <DepartmentCard
              key={row.id}
              department={{ ...row, ...shown }}
              aside={
                row.isHidden ? <Badge tone="neutral" icon={EyeOff} label={t(words.hidden)} /> : undefined
              }
              footer={
                <div className="row wrap">
                  <Button
                    size="s"
                    onPress={() => setEdited(row)}
                    aria-label={t(words.editNamed, { name: shown.name })}
                  >
                    {t(words.edit)}
                  </Button>
                  <IconButton
                    icon={ArrowUp}
                    label={t(words.up, { name: shown.name })}
                    isDisabled={at === 0 || order.isPending}
                    onPress={() => put(at, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t(words.down, { name: shown.name })}
                    isDisabled={at === items.length - 1 || order.isPending}
                    onPress={() => put(at, 1)}
                  />
                </div>
              }
            />
          )
        })}
      </div>
      {edited && <DepartmentEditor department={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}
