// How a charge is priced by the unit: what for, in which currency, how many that makes of this cargo, and at least how much.
import { useState } from 'react'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { priceCurrencies } from '@marsa/model/reference/exchange.ts'
import { rangeOf } from '@marsa/model/requests/charges.ts'
import type { UnitPricing } from '@marsa/model/requests/charge-line.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { unscaled } from '@marsa/model/kit/decimal.ts'
import {
  bases,
  chargedQuantity,
  shareCodes,
  shares,
  statedBases,
  type Basis,
} from '@marsa/model/requests/unit-price.ts'
import { plainDecimal as plain, unitText } from '@marsa/model/requests/unit-words.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dirhamRange, number, volume } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Money } from '../../ui/values/money.tsx'
import { byMeasure, ChargeBreaks, firstBreaks } from './charge-breaks.tsx'
import { asksReason, type LineField } from './charge-faults.ts'
import { chargeLine, type EditLine } from './charge-lines.ts'

type UnitProps = {
  line: EditLine
  name: string
  units: UnitPricing
  error?: { field: LineField; text: string }
  change: (change: Partial<EditLine>) => void
}

/** "6.48 · per revenue ton · at 3.6725 of 26 November". */
function Counted({ line }: Pick<UnitProps, 'line'>) {
  const t = useT()
  const { lang } = useLang()
  const { unit } = chargeLine(line)
  if (!unit || unit.quantity === null || line.pricing.units?.isOpen) return null
  const quantity = plain(unscaled(chargedQuantity(unit), 3))
  const shown = number(quantity, lang, quantity.split('.')[1]?.length ?? 0)
  if (unit.shareOf)
    return (
      <span className="cap muted">
        <Money value={toWire(unit.quantity / 10n)} />
      </span>
    )
  const days =
    unit.minQuantity === null || unit.minQuantity < unit.quantity ? line.pricing.units?.days : undefined
  const space =
    unit.basis === 'cbm-day' && days ? plain(unscaled(unit.quantity / BigInt(days), 3)) : undefined
  return (
    <span className="cap muted">
      {space !== undefined && days ? (
        t(unitText.spaceDays, { space: volume(space, lang), count: days })
      ) : (
        <bdi dir="ltr" className="num">
          {shown}
        </bdi>
      )}{' '}
      {unit.breaks ? `× ${unit.currency} ${plain(unscaled(unit.sellingPrice, 4))} ` : '· '}
      {t(bases[unit.basis].per)}
      {unit.currency !== 'AED' && unit.rate && (
        <>
          {' '}
          · {t(words.atRate, { rate: plain(unscaled(unit.rate.micro, 6)), day: date(unit.rate.day, lang) })}
        </>
      )}
    </span>
  )
}

const useLimits = ({ code }: Pick<EditLine, 'code'>): string | undefined => {
  const { lang } = useLang()
  const limits = rangeOf(code, useSettings())
  if (!limits) return undefined
  return dirhamRange(toWire(limits[0]), toWire(limits[1]), lang)
}

function AllowedPrices({ line }: Pick<UnitProps, 'line'>) {
  const t = useT()
  const limits = useLimits(line)
  return limits === undefined ? null : (
    <span className="cap muted">{t(words.allowedShort, { range: limits })}</span>
  )
}

export function UnitFields({ line, name, units, error, change }: UnitProps) {
  const t = useT()
  const isStated = statedBases.includes(line.basis)
  const hasMore = line.basis !== 'shipment' && line.basis !== 'day'
  const [open, setOpen] = useState(line.minSelling !== '' || line.minQuantity !== '' || line.count !== '')
  const under = (field: LineField) => (error?.field === field ? error.text : undefined)
  const offered = units.offered(line.code)
  // What was entered stays on the list, whatever the cargo says now.
  const listed = offered.includes(line.basis) ? offered : [line.basis, ...offered]
  const currencies = priceCurrencies.filter((id) => id === 'AED' || id === line.currency || units.rates[id])
  return (
    <div className="stack g1 chg-unit">
      <div className="row g1 wrap">
        {listed.length > 1 && (
          <Select
            className="cell-name chg-basis"
            label={t(words.basisOf, { charge: name })}
            value={line.basis}
            options={listed.map((id) => ({
              id,
              label: t(id === 'shipment' && units.whole ? units.whole : bases[id]),
            }))}
            onChange={(basis) =>
              change({
                basis: basis as Basis,
                minQuantity: basis === 'wm' ? '1' : '',
                breaks: null,
                ...(basis === 'percent' && { currency: 'AED' }),
              })
            }
          />
        )}
        {line.basis === 'percent' && (
          <Select
            className="cell-name chg-basis"
            label={t(words.shareOf, { charge: name })}
            value={line.shareOf}
            options={shareCodes.map((id) => ({ id, label: t(shares[id]) }))}
            onChange={(shareOf) => change({ shareOf: shareOf as EditLine['shareOf'] })}
          />
        )}
        {line.basis === 'container' && units.boxes.length > 1 && (
          <Select
            className="cell-name chg-basis"
            label={t(words.containerOf, { charge: name })}
            value={line.appliesTo || 'all'}
            options={[
              { id: 'all', label: t(words.anyContainer) },
              ...units.boxes.map((id) => ({ id, label: t(containerTypes[id]) })),
            ]}
            onChange={(type) => change({ appliesTo: type === 'all' ? '' : (type as EditLine['appliesTo']) })}
          />
        )}
        {line.basis !== 'percent' && currencies.length > 1 && (
          <Select
            className="cell-name chg-cur"
            label={t(words.currencyOf, { charge: name })}
            value={line.currency}
            options={currencies.map((id) => ({ id, label: id }))}
            onChange={(currency) => change({ currency: currency as EditLine['currency'] })}
          />
        )}
      </div>
      <div className="row g2 wrap">
        <Counted line={line} />
        <AllowedPrices line={line} />
        {!open && hasMore && (
          <Button
            variant="text"
            size="s"
            changes={false}
            aria-label={t(isStated ? words.countOf : words.addMinimumOf, { charge: name })}
            onPress={() => setOpen(true)}
          >
            {t(isStated ? words.count : words.addMinimum)}
          </Button>
        )}
        {line.breaks === null && byMeasure.includes(line.basis) && (
          <Button
            variant="text"
            size="s"
            changes={false}
            aria-label={t(words.breaksOf, { charge: name })}
            onPress={() => change({ breaks: firstBreaks(line), minQuantity: '' })}
          >
            {t(words.addBreaks)}
          </Button>
        )}
      </div>
      {line.breaks && <ChargeBreaks breaks={line.breaks} name={name} change={change} />}
      {isStated && (open || line.basis === 'day') && (
        <TextInput
          className="cell-open chg-min"
          small
          numeric
          inputMode="numeric"
          dir="ltr"
          label={t(words.count)}
          aria-label={t(words.countOf, { charge: name })}
          placeholder={line.basis === 'bl' ? '1' : undefined}
          value={line.count}
          error={under('count')}
          onChange={(typed) => change({ count: numberText(typed) })}
          onBlur={() => change({ touched: true })}
        />
      )}
      {!isStated && open && (
        <div className="row g1 wrap">
          <MoneyInput
            className="cell-open chg-min"
            small
            label={t(words.minimum)}
            aria-label={t(words.minimumOf, { charge: name })}
            value={line.minSelling}
            error={under('minSelling')}
            onChange={(minSelling) => change({ minSelling })}
            onBlur={() => change({ touched: true })}
          />
          {line.breaks === null && (
            <TextInput
              className="cell-open chg-min"
              small
              numeric
              inputMode="decimal"
              dir="ltr"
              label={t(words.leastUnits)}
              aria-label={t(words.leastUnitsOf, { charge: name })}
              value={line.minQuantity}
              error={under('minQuantity')}
              onChange={(typed) => change({ minQuantity: numberText(typed) })}
              onBlur={() => change({ touched: true })}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** What the desk reads of a price outside its range. */
export function RangeReason({ line, name, change }: Pick<UnitProps, 'line' | 'name' | 'change'>) {
  const t = useT()
  const limits = useLimits(line)
  const isAsked = asksReason(line, useSettings())
  if (!isAsked || limits === undefined) return null
  return (
    <TextInput
      label={t(words.rangeReason)}
      aria-label={t(words.rangeReasonOf, { charge: name })}
      hint={t(words.rangeHint, { range: limits })}
      value={line.rangeReason}
      maxLength={300}
      onChange={(rangeReason) => change({ rangeReason })}
      onBlur={() => change({ touched: true })}
    />
  )
}
