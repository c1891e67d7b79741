// The automatic quotations of a rate card: whether they are on, switched on and off, with what margin and limits.
import { useState } from 'react'
import { endCardRule, setCardRule, type RateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText } from '@marsa/model/freight/cards/card-text.ts'
import {
  mostByRule,
  mostHoldMinutes,
  usualHoldMinutes,
  type CardRule as Rule,
} from '@marsa/model/freight/cards/card-rule.ts'
import { ruleText as words } from '@marsa/model/freight/cards/rule-text.ts'
import { useChecked } from '../../accounts/check/door.tsx'
import { useMe } from '../../accounts/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Card } from '../../ui/values/card.tsx'
import { cardReads } from './card-queries.ts'

const usual: Rule = {
  margin: 'card',
  value: null,
  mostBoxes: null,
  mostTons: null,
  mostKg: null,
  reefer: false,
  dailyCap: mostByRule,
  holdMinutes: usualHoldMinutes,
}

export function CardRule({ card }: { card: RateCard }) {
  const t = useT()
  const { lang } = useLang()
  const [asking, setAsking] = useState(false)
  const isAdmin = useMe()?.isCompanyAdmin === true
  const { rule, cardId } = card
  const isOn = rule?.isOn === true
  const off = useCommand(endCardRule, {
    refreshes: cardReads,
    onDone: () => void toast({ title: t(words.stopped), tone: 'success' }),
  })
  return (
    <Card title={t(words.title)}>
      <div className="stack g4">
        <p className="muted">{t(words.lead)}</p>
        <p className="med">
          {isOn ? t(words.isOn, { time: dateTime(rule.since, lang) }) : t(words.isOff)}
          {rule?.offBecause && <span className="sub">{t(words[rule.offBecause])}</span>}
        </p>
        <p className="cap muted">{t(words.never)}</p>
        <div className="row g2 wrap">
          <Button
            changes
            disabledReason={
              card.state === 'ended' ? t(cardText.hasEnded) : isAdmin ? undefined : t(words.admin)
            }
            onPress={() => setAsking(true)}
          >
            {t(isOn ? words.change : words.switchOn)}
          </Button>
          {isOn && (
            <Button
              variant="text"
              changes
              isPending={off.isPending}
              onPress={() => off.mutate({ query: { id: cardId } })}
            >
              {t(words.switchOff)}
            </Button>
          )}
        </div>
      </div>
      {asking && <RuleDialog card={card} onClose={() => setAsking(false)} />}
    </Card>
  )
}

const none: Record<string, string> = {}

function RuleDialog({ card, onClose }: { card: RateCard; onClose: () => void }) {
  const t = useT()
  const [rule, setRule] = useState<Rule>(card.rule?.set ?? usual)
  const [errors, setErrors] = useState(none)
  const save = useCommand(setCardRule, {
    quiet: true,
    refreshes: cardReads,
    onDone: () => {
      void toast({ title: t(words.saved), tone: 'success' })
      onClose()
    },
  })
  const check = useChecked(save)
  const set = (change: Partial<Rule>) => {
    setRule((before) => ({ ...before, ...change }))
    setErrors(none)
  }
  const send = () =>
    check.run(async () => {
      await save.mutateAsync(
        { query: { id: card.cardId }, body: rule },
        { onError: ({ fieldSentences }) => setErrors(fieldSentences) },
      )
    })
  const figure = (name: 'mostBoxes' | 'mostTons' | 'mostKg', most: number) => (
    <NumberInput
      label={t(words[name])}
      optional
      min={1}
      max={most}
      value={rule[name]}
      error={errors[name]}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <>
      <CommandDialog
        title={t(words.title)}
        size="l"
        onClose={onClose}
        back={t(cardText.cancel)}
        send={t(card.rule?.isOn ? cardText.save : words.switchOn)}
        command={check.command}
        beside={['value']}
        onSend={send}
      >
        <Select
          label={t(words.price)}
          value={rule.margin}
          options={(['card', 'percent', 'unit'] as const).map((id) => ({ id, label: t(words[id]) }))}
          onChange={(margin) =>
            set({ margin: margin as Rule['margin'], value: margin === 'card' ? null : (rule.value ?? '') })
          }
        />
        {rule.margin !== 'card' && (
          <MoneyInput
            label={t(rule.margin === 'percent' ? words.percentValue : words.unitValue)}
            value={rule.value ?? ''}
            error={errors['value']}
            onChange={(value) => set({ value })}
          />
        )}
        <p className="med">{t(words.limits)}</p>
        <div className="grid c3">
          {card.containerMode === 'FCL' && figure('mostBoxes', 99)}
          {(card.containerMode === 'LCL' || card.containerMode === 'CFS') && figure('mostTons', 10_000)}
          {figure('mostKg', 2_000_000)}
        </div>
        <Checkbox value={rule.reefer} onChange={(reefer) => set({ reefer })}>
          {t(words.reefer)}
        </Checkbox>
        <div className="grid c2">
          <NumberInput
            label={t(words.holdMinutes)}
            hint={t(words.holdHint)}
            min={0}
            max={mostHoldMinutes}
            value={rule.holdMinutes}
            error={errors['holdMinutes']}
            onChange={(minutes) => set({ holdMinutes: minutes ?? usualHoldMinutes })}
          />
          <NumberInput
            label={t(words.dailyCap)}
            hint={t(words.capHint)}
            min={1}
            max={mostByRule}
            value={rule.dailyCap}
            error={errors['dailyCap']}
            onChange={(cap) => set({ dailyCap: cap ?? mostByRule })}
          />
        </div>
      </CommandDialog>
      {check.dialog}
    </>
  )
}
