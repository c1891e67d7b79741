// Which plan a year of parcels is worth, and when none is: said in one sentence, with the figures below.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adviseBundle, type BundleAdvice } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bundleWords as words } from './bundle-words.ts'

type Row = BundleAdvice['plans'][number]

export function AdviserCard() {
  const t = useT()
  const [domestic, setDomestic] = useState<number | null>(40)
  const [abroad, setAbroad] = useState<number | null>(6)
  const query = useQuery({
    ...ask(adviseBundle, { domestic: domestic ?? 0, abroad: abroad ?? 0 }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t(words.adviser)}>
      <div className="stack g4">
        <p className="muted">{t(words.adviserBody)}</p>
        <div className="row wrap g4">
          <NumberInput
            label={t(words.inside)}
            min={0}
            max={100_000}
            value={domestic}
            onChange={setDomestic}
          />
          <NumberInput label={t(words.outside)} min={0} max={100_000} value={abroad} onChange={setAbroad} />
        </div>
        <Loaded query={query} skeleton={<Skeleton lines={4} />}>
          {(advice) => <Advised advice={advice} />}
        </Loaded>
      </div>
    </Card>
  )
}

function Advised({ advice }: { advice: BundleAdvice }) {
  const t = useT()
  const { lang } = useLang()
  const amount = (wire: string) => money(wire, 'AED', lang)
  const best = advice.plans.find(({ plan }) => plan === advice.best)
  const list = amount(advice.listYear)
  const columns: Column<Row>[] = [
    { id: 'plan', head: t(words.plan), names: true, cell: ({ plan }) => t(planNames[plan]) },
    { id: 'year', head: t(words.year), end: true, cell: ({ year }) => <Money value={year} /> },
    { id: 'cost', head: t(words.cost), end: true, cell: ({ cost }) => <Money value={cost} /> },
    {
      id: 'saved',
      head: t(words.difference),
      end: true,
      cell: ({ saved }) => <Money value={saved} strong />,
    },
    { id: 'unused', head: t(words.unused), end: true, cell: ({ unused }) => <Money value={unused} /> },
  ]
  return (
    <>
      <div role="status">
        <Banner tone={best ? 'success' : 'info'}>
          {best
            ? t(words.best, {
                plan: t(planNames[best.plan]),
                saved: amount(best.saved),
                cost: amount(best.cost),
                list,
              })
            : t(words.noPlan, { list })}
        </Banner>
      </div>
      <DataTable label={t(words.adviser)} columns={columns} rows={advice.plans} rowKey={({ plan }) => plan} />
      <p className="cap muted">{t(words.beforeVat)}</p>
    </>
  )
}
