// Pickups: how many a slot of each emirate takes usually, and days that differ or are closed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CalendarCog, Pencil } from 'lucide-react'
import {
  listSlotCapacities,
  saveSlotCapacity,
  type SlotDay,
} from '@marsa/model/express/setup/slot-endpoints.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { setupText, slotSetupText as words } from './setup-text.ts'

const LazySlotDialog = lazyPart(async () => (await import('./slot-dialog.tsx')).SlotDialog)

/** `area` is of an emirate's usual number; without it a day is set. */
type Editing = { area?: Emirate; capacity: number }

export function SlotsView() {
  const t = useT()
  const { lang } = useLang()
  const isAdmin = useMe()?.roleName === 'admin'
  const [editing, setEditing] = useState<Editing>()
  const add = isAdmin && (
    <Button icon={CalendarCog} variant="primary" changes onPress={() => setEditing({ capacity: 0 })}>
      {t(words.add)}
    </Button>
  )
  return (
    <Loaded query={useQuery(ask(listSlotCapacities, {}))} card skeleton={<Skeleton block="320px" />}>
      {({ usual, days }) => (
        <div className="stack g5">
          <Card title={t(words.usual)}>
            <div className="stack g4">
              <p className="dense muted">{t(words.usualBody)}</p>
              <ul className="stack g3">
                {usual.map(({ area, capacity, isDefault }) => (
                  <li key={area} className="row between wrap g2">
                    <span>
                      {emirates[area][lang]}: <strong className="num">{number(capacity, lang)}</strong>{' '}
                      {isDefault && <span className="muted dense">{t(words.asUsual)}</span>}
                    </span>
                    {isAdmin && (
                      <Button
                        size="s"
                        variant="text"
                        icon={Pencil}
                        changes
                        aria-label={t(setupText.changeNamed, { name: emirates[area][lang] })}
                        onPress={() => setEditing({ area, capacity })}
                      >
                        {t(setupText.change)}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </Card>
          {days.length === 0 ? (
            <div className="card">
              <Empty title={t(words.noDays)} action={add}>
                {t(words.noDaysBody)}
              </Empty>
            </div>
          ) : (
            <Card title={t(words.days)} flush aside={add}>
              <Days days={days} isAdmin={isAdmin} />
            </Card>
          )}
          {editing && <LazySlotDialog {...editing} onClose={() => setEditing(undefined)} />}
        </div>
      )}
    </Loaded>
  )
}

function Days({ days, isAdmin }: { days: SlotDay[]; isAdmin: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const reset = useCommand(saveSlotCapacity, {
    refreshes: [listSlotCapacities],
    onDone: () => void toast({ title: t(setupText.saved), tone: 'success' }),
  })
  return (
    <DataTable
      label={t(words.days)}
      rows={days}
      rowKey={({ area, day }) => `${day} ${area}`}
      columns={[
        { id: 'day', head: t(words.day), names: true, cell: ({ day }) => date(day, lang) },
        { id: 'area', head: t(words.emirate), cell: ({ area }) => emirates[area][lang] },
        {
          id: 'capacity',
          head: t(words.capacity),
          end: true,
          cell: ({ capacity }) =>
            capacity === 0 ? <Tag tone="waiting">{t(words.closed)}</Tag> : number(capacity, lang),
        },
        { id: 'taken', head: t(words.taken), end: true, cell: ({ taken }) => number(taken, lang) },
        { id: 'by', head: t(words.by), cell: ({ by }) => <bdi>{by}</bdi> },
        ...(isAdmin
          ? [
              {
                id: 'reset',
                head: <span className="vh">{t(words.reset)}</span>,
                cell: ({ area, day }: SlotDay) => (
                  <Button
                    size="s"
                    variant="text"
                    changes
                    isPending={reset.isPending}
                    aria-label={t(words.resetNamed, {
                      name: `${date(day, lang)}${comma(lang)}${emirates[area][lang]}`,
                    })}
                    onPress={() => reset.mutate({ body: { areas: [area], day, capacity: null } })}
                  >
                    {t(words.reset)}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
