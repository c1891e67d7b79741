// Sample parcels of each service: what they cost before and after a new version, side by side.
import { useState } from 'react'
import type { TariffCell } from '@marsa/model/express/pricing/tariff.ts'
import { sampleParcels, tariffPlans, type SamplePrice } from '@marsa/model/express/setup/tariff-change.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { serviceNames, services, type Plan, type Service } from '@marsa/model/express/services.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { money, number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Segments } from '../../ui/fields/segments.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { tariffText as words } from './setup-text.ts'

export const usePlanName = (): ((plan: Plan | 'NONE') => string) => {
  const t = useT()
  return (plan) => t(plan === 'NONE' ? words.noPlan : planNames[plan])
}

/** Without `before` the prices stand alone. */
export function Samples({ before, after }: { before?: readonly TariffCell[]; after: readonly TariffCell[] }) {
  const t = useT()
  const { lang } = useLang()
  const planName = usePlanName()
  const [service, setService] = useState<Service>('DOMESTIC')
  const samples = sampleParcels(before ?? after, after, service)
  const isSame = samples.every(({ prices }) =>
    tariffPlans.every((plan) => prices[plan].before === prices[plan].after),
  )
  const title = t(before ? words.samples : words.pricesNow)
  return (
    <Card title={title}>
      <div className="stack g4">
        <p className="dense muted">{t(before ? words.samplesBody : words.net)}</p>
        <Segments
          label={title}
          segments={services.map((id) => ({ id, label: t(serviceNames[id]) }))}
          value={service}
          onChange={(id) => setService(id as Service)}
        />
        {before && isSame && <p className="dense">{t(words.noChange)}</p>}
        <DataTable
          label={`${title}: ${t(serviceNames[service])}`}
          rows={samples}
          rowKey={({ grams }) => String(grams)}
          columns={[
            {
              id: 'weight',
              head: t(words.weight),
              names: true,
              cell: ({ grams }) => (
                <bdi className="num">
                  {number(grams / 1000, lang)} {lang === 'ar' ? 'كغم' : 'kg'}
                </bdi>
              ),
            },
            ...tariffPlans.map((plan) => ({
              id: plan,
              head: planName(plan),
              end: true,
              cell: ({ prices }: (typeof samples)[number]) => <Change of={prices[plan]} />,
            })),
          ]}
        />
      </div>
    </Card>
  )
}

function Change({ of: { before, after } }: { of: SamplePrice }) {
  const t = useT()
  const { lang } = useLang()
  const now = after === undefined ? '–' : <Money value={toWire(after)} />
  if (before === after || before === undefined) return now
  const old = money(toWire(before), 'AED', lang)
  return (
    <span className="row wrap g2">
      <s className="muted dense" aria-label={t(words.before, { price: old })}>
        <Money value={toWire(before)} />
      </s>
      <strong>{now}</strong>
    </span>
  )
}
