// Figures of express for administrators: quality of delivery, margin by service, cash by age, holds by reason.
import { useQuery } from '@tanstack/react-query'
import { comma } from '@marsa/model/kit/text.ts'
import { viewExpressFigures, type ExpressFigures } from '@marsa/model/express/figures/figure-endpoints.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { stopReason } from '@marsa/model/express/shipments/stop-reason.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { setupTitles } from '../setup/titles.ts'
import { staffFiguresText as words } from './figures-text.ts'
import { Quality } from './quality.tsx'

export function ExpressFiguresPage() {
  const t = useT()
  useTitle(t(setupTitles.figures))
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(setupTitles.figures)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Loaded query={useQuery(ask(viewExpressFigures, {}))} card skeleton={<Skeleton block="420px" />}>
        {(figures) => (
          <>
            <Quality {...figures} />
            <Margins margins={figures.margins} />
            <Cash cash={figures.cash} />
            <Holds holds={figures.holds} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Margins({ margins }: Pick<ExpressFigures, 'margins'>) {
  const t = useT()
  const { lang } = useLang()
  const losses = margins.filter(({ isLoss }) => isLoss)
  return (
    <Card title={t(words.margins)}>
      <div className="stack g4">
        <p className="dense muted">{t(words.marginsBody)}</p>
        {losses.length > 0 && (
          <Banner
            tone="attention"
            title={t(words.lossTitle)}
            action={
              <LinkButton size="s" href={`/${lang}/express/setup`}>
                {t(words.toTariff)}
              </LinkButton>
            }
          >
            {t(words.loss, {
              services: losses.map(({ service }) => t(serviceNames[service])).join(comma(lang)),
            })}
          </Banner>
        )}
        {margins.length === 0 ? (
          <p className="dense">{t(words.noMargins)}</p>
        ) : (
          <DataTable
            label={t(words.margins)}
            rows={margins}
            rowKey={({ service }) => service}
            hot={({ isLoss }) => isLoss}
            columns={[
              {
                id: 'service',
                head: t(words.service),
                names: true,
                cell: ({ service }) => t(serviceNames[service]),
              },
              {
                id: 'shipments',
                head: t(words.shipments),
                end: true,
                cell: ({ shipments }) => number(shipments, lang),
              },
              {
                id: 'earned',
                head: t(words.earned),
                end: true,
                cell: ({ earned }) => <Money value={earned} />,
              },
              { id: 'cost', head: t(words.cost), end: true, cell: ({ cost }) => <Money value={cost} /> },
              {
                id: 'margin',
                head: t(words.margin),
                end: true,
                cell: ({ margin }) => <Money value={margin} />,
              },
            ]}
          />
        )}
      </div>
    </Card>
  )
}

function Cash({ cash }: Pick<ExpressFigures, 'cash'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card title={t(words.cash)}>
      <div className="stack g3">
        <p className="dense muted">{t(words.cashBody)}</p>
        <DataTable
          label={t(words.cash)}
          rows={cash}
          rowKey={({ age }) => age}
          columns={[
            { id: 'age', head: t(words.age), names: true, cell: ({ age }) => t(words[age]) },
            { id: 'rows', head: t(words.shipments), end: true, cell: ({ rows }) => number(rows, lang) },
            {
              id: 'amount',
              head: t(words.amount),
              end: true,
              cell: ({ amount }) => <Money value={amount} />,
            },
          ]}
        />
      </div>
    </Card>
  )
}

function Holds({ holds }: Pick<ExpressFigures, 'holds'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card
      title={t(words.holds)}
      footer={
        holds.length > 0 && (
          <GoLink className="dense" href={`/${lang}/express/desk?kind=HOLD`}>
            {t(words.toQueue)}
          </GoLink>
        )
      }
    >
      {holds.length === 0 ? (
        <p className="dense">{t(words.noHolds)}</p>
      ) : (
        <DataTable
          label={t(words.holds)}
          rows={holds}
          rowKey={({ reason }) => reason}
          columns={[
            {
              id: 'reason',
              head: t(words.reason),
              names: true,
              cell: ({ reason }) => <bdi>{stopReason(lang, 'ON_HOLD', reason) || t(words.noReason)}</bdi>,
            },
            { id: 'count', head: t(words.shipments), end: true, cell: ({ count }) => number(count, lang) },
          ]}
        />
      )}
    </Card>
  )
}
