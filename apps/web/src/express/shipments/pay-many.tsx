// Many shipments that wait for their payment: what they cost together, and the ways to pay all of them at once.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { payShipments } from '@marsa/model/express/shipments/many-endpoints.ts'
import { downloadLabels } from '@marsa/model/express/label/paper-endpoints.ts'
import {
  countShipments,
  listShipments,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { inPortions, mostAtOnce } from '@marsa/model/kit/portions.ts'
import { call, download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { moneyParts, number } from '../../kit/format.ts'
import { ask, refresh } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { usePinFirst } from '../wallet/unlock-dialog.tsx'
import { payText as words } from './pay-text.ts'

type Way = 'wallet' | 'bundle'

/** Those that one call pays, and what they cost. */
export type Portion = { ids: readonly string[]; total: string }

type PayManyProps = {
  count: number
  total: string
  /** Their price is one of a bundle. */
  hasPlan: boolean
  /** Makes sure that all of them have a price, and answers them in portions; undefined where one was refused. */
  ready: () => Promise<readonly Portion[] | undefined>
  /** Why nothing can be paid yet. */
  disabledReason?: string | undefined
  isBusy?: boolean
  onPaid: (ids: readonly string[]) => void
}

export function PayMany({ count, total, hasPlan, ready, disabledReason, isBusy, onPaid }: PayManyProps) {
  const t = useT()
  const { lang } = useLang()
  const wallet = useQuery(ask(viewWallet, {})).data
  const pin = usePinFirst()
  const [way, setWay] = useState<Way>('wallet')
  const [shown, setShown] = useState<string>()
  const [short, setShort] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPaying, setPaying] = useState(false)
  const client = useQueryClient()
  const payAll = async (portions: readonly Portion[], paymentType: Way) => {
    let due = sum(portions.map((portion) => parseMoney(portion.total)))
    for (const { ids, total: portionTotal } of portions) {
      const body = {
        shipmentIds: [...ids],
        paymentType,
        total: portionTotal,
        stillDue: toWire(due),
      }
      const { status, shortfall } = await call(payShipments, { body, idempotencyKey: crypto.randomUUID() })
      if (status === 'FAILED') return setShort(shortfall ?? '0.00')
      due -= parseMoney(portionTotal)
    }
    onPaid(portions.flatMap(({ ids }) => ids))
  }
  const pay = async (paymentType: Way): Promise<void> => {
    setWay(paymentType)
    setShort(undefined)
    setRefusal(null)
    const portions = await ready()
    if (!portions) return
    // Nobody pays another sum than the one that was seen.
    const now = toWire(sum(portions.map((portion) => parseMoney(portion.total))))
    if (now !== (shown ?? total)) return setShown(now)
    setPaying(true)
    try {
      await payAll(portions, paymentType)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (!pin.asks(problem, () => void pay(paymentType))) setRefusal(problem)
    } finally {
      setPaying(false)
      void refresh(client, [isActiveMember, listShipments, countShipments, viewShipment, viewWallet])
    }
  }
  const isPending = isPaying || isBusy === true
  const button = (paymentType: Way, label: string) => (
    <Button
      variant={paymentType === (hasPlan ? 'bundle' : 'wallet') ? 'primary' : 'secondary'}
      changes
      isPending={isPending && way === paymentType}
      disabledReason={disabledReason}
      onPress={() => void pay(paymentType)}
    >
      {label}
    </Button>
  )
  return (
    <Card title={t(words.payTogether)}>
      <div className="stack g4">
        <p className="muted">{t(words.togetherBody)}</p>
        <p className="row between wrap g2">
          <span>{t(words.totalOf, { count })}</span>
          <Money value={shown ?? total} size="m" />
        </p>
        {wallet && (
          <p className="dense muted">
            {t(words.inWallet, { amount: moneyParts(wallet.available, 'AED', lang).amount })}
          </p>
        )}
        {shown !== undefined && shown !== total && (
          <Banner
            tone="attention"
            live
            title={t(words.changed, { amount: moneyParts(shown, 'AED', lang).amount })}
          />
        )}
        {short !== undefined && (
          <Banner
            tone="attention"
            live
            title={t(way === 'wallet' ? words.shortWallet : words.shortBundle, {
              amount: moneyParts(short, 'AED', lang).amount,
            })}
          />
        )}
        <RefusalBanner refusal={refusal} beside={[]} />
        <div className="row wrap g2">
          {hasPlan && button('bundle', t(words.fromCredits))}
          {button('wallet', t(words.fromWallet))}
          {refusal?.code === 'wallet.pin-none' && (
            <LinkButton href={`/${lang}/express/wallet`}>{t(words.toWallet)}</LinkButton>
          )}
        </div>
      </div>
      {pin.dialog}
    </Card>
  )
}

/** Their labels in portions that one call prints, and the way to the list. */
export function ManyPaid({ ids }: { ids: readonly string[] }) {
  const t = useT()
  const { lang } = useLang()
  const portions = inPortions(ids)
  const print = (portion: readonly string[]) =>
    void download(downloadLabels, { query: { shipmentId: portion.join(','), format: 'pdf' } })
  return (
    <div className="stack g4">
      <Banner tone="success" live title={t(words.manyPaid, { count: ids.length })} />
      <div className="row wrap g2">
        {portions.map((portion, at) => (
          <Button
            key={at}
            variant={at === 0 ? 'primary' : 'secondary'}
            changes={false}
            onPress={() => print(portion)}
          >
            {portions.length === 1
              ? t(words.labels)
              : t(words.labelsFrom, {
                  from: number(at * mostAtOnce + 1, lang),
                  to: number(at * mostAtOnce + portion.length, lang),
                })}
          </Button>
        ))}
        <LinkButton href={`/${lang}/express/shipments`}>{t(words.toList)}</LinkButton>
      </div>
    </div>
  )
}
