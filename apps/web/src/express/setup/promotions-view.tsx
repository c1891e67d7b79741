// Promotion codes: what each takes off, how often it was used and what it gave; new ones are made here, and ended early.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TicketPercent } from 'lucide-react'
import {
  endPromotion,
  listPromotions,
  type PromotionView,
} from '@marsa/model/express/setup/promotion-endpoints.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { promotionText as words, setupText } from './setup-text.ts'

const LazyPromotionDialog = lazyPart(async () => (await import('./promotion-dialog.tsx')).PromotionDialog)

const tones = { now: 'brand', next: 'waiting', used: 'plain', ended: 'plain' } as const

const useColumns = (onEnd: ((promotion: PromotionView) => void) | undefined): Column<PromotionView>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'code',
      head: t(words.code),
      names: true,
      cell: ({ code, descriptionEn, descriptionAr }) => (
        <span className="stack g1">
          <Ref value={code} />
          <span className="cap muted">{lang === 'ar' ? descriptionAr : descriptionEn}</span>
        </span>
      ),
    },
    { id: 'service', head: t(words.service), cell: ({ service }) => t(serviceNames[service]) },
    {
      id: 'percent',
      head: t(words.percent),
      end: true,
      cell: ({ percent }) => (
        <bdi dir="ltr" className="num">
          {percent}%
        </bdi>
      ),
    },
    {
      id: 'days',
      head: t(words.days),
      cell: ({ firstDay, lastDay }) => `${date(firstDay, lang)} – ${date(lastDay, lang)}`,
    },
    {
      id: 'state',
      head: t(words.state),
      cell: ({ state, isPublic, isFirstOnly }) => (
        <span className="row wrap g1">
          <Tag tone={tones[state]}>{t(words[state])}</Tag>
          {isPublic && <Tag>{t(words.public)}</Tag>}
          {isFirstOnly && <Tag>{t(words.firstOnlyTag)}</Tag>}
        </span>
      ),
    },
    {
      id: 'uses',
      head: t(words.uses),
      end: true,
      cell: ({ uses, mostUses, reserved }) => (
        <span className="stack g1">
          <span className="num">
            {mostUses === null
              ? number(uses, lang)
              : t(words.usesOf, { uses: number(uses, lang), most: number(mostUses, lang) })}
          </span>
          {reserved > 0 && <span className="cap muted">{t(words.reserved, { count: reserved })}</span>}
        </span>
      ),
    },
    { id: 'given', head: t(words.given), end: true, cell: ({ given }) => <Money value={given} /> },
    ...(onEnd
      ? [
          {
            id: 'end',
            head: <span className="vh">{t(words.end)}</span>,
            cell: (row: PromotionView) =>
              row.state !== 'ended' && (
                <Button
                  size="s"
                  variant="text"
                  changes
                  aria-label={t(words.endNamed, { code: row.code })}
                  onPress={() => onEnd(row)}
                >
                  {t(words.end)}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

export function PromotionsView() {
  const t = useT()
  const isAdmin = useMe()?.roleName === 'admin'
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<PromotionView>()
  const columns = useColumns(isAdmin ? setEnding : undefined)
  const end = useCommand(endPromotion, {
    refreshes: [listPromotions],
    onDone: () => {
      setEnding(undefined)
      void toast({ title: t(words.endedNow), tone: 'success' })
    },
  })
  const make = isAdmin && (
    <Button variant="primary" icon={TicketPercent} changes onPress={() => setMaking(true)}>
      {t(words.create)}
    </Button>
  )
  return (
    <Loaded query={useQuery(ask(listPromotions, {}))} card skeleton={<Skeleton block="320px" />}>
      {({ promotions }) => (
        <>
          {promotions.length === 0 ? (
            <div className="card">
              <Empty art title={t(words.none)} action={make}>
                {t(words.noneBody)}
              </Empty>
            </div>
          ) : (
            <Card title={t(setupText.promotions)} flush aside={make}>
              <DataTable
                label={t(setupText.promotions)}
                rows={promotions}
                rowKey={({ code }) => code}
                columns={columns}
              />
            </Card>
          )}
          {isMaking && <LazyPromotionDialog onClose={() => setMaking(false)} />}
          <AlertDialog
            title={t(words.endNamed, { code: ending?.code ?? '' })}
            isOpen={ending !== undefined}
            onClose={() => setEnding(undefined)}
            actionLabel={t(words.end)}
            isPending={end.isPending}
            onAction={() => ending && end.mutate({ body: { code: ending.code } })}
          >
            <p>{t(words.endBody)}</p>
          </AlertDialog>
        </>
      )}
    </Loaded>
  )
}
