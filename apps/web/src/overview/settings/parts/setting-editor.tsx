// The drawer in which a setting is changed: value, reason, a look at both values, and the way back to the default.
import { useState } from 'react'
import { settingDefaults, type SettingKey } from '@marsa/model/kit/settings.ts'
import { say, unfilled } from '@marsa/model/kit/text.ts'
import { settingsProblems } from '@marsa/model/settings/problems.ts'
import { resetSetting, saveSetting, type SettingInForce } from '@marsa/model/settings/endpoints.ts'
import { rowOf, valueRefusal } from '@marsa/model/settings/registry.ts'
import { loosens } from '@marsa/model/settings/loosening.ts'
import { useCheck } from '../../../accounts/check/door.tsx'
import { Refusal } from '../../../kit/call.ts'
import { CommandDialog } from '../../../kit/command-dialog.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { toast, useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Facts } from '../../../ui/values/card.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { settingReads } from '../queries.ts'
import { settingsText as words } from '../text.ts'
import { SettingValue } from './setting-value.tsx'
import { ValueField } from './value-field.tsx'

const mostReason = 300

/** What is wrong with the input, in the reader's words; `reset` looks at the reason alone. */
const useRefusals = (key: SettingKey, value: unknown, reason: string) => {
  const { lang } = useLang()
  const { entry } = rowOf(key)
  const bounds = 'least' in entry ? { least: entry.least, most: entry.most } : undefined
  const code = valueRefusal(key, value) as keyof typeof settingsProblems | undefined
  return {
    value: code && say(lang, unfilled(settingsProblems[code]), bounds),
    reason:
      reason.trim().length < 5 || reason.length > mostReason
        ? say(lang, settingsProblems['settings.reason-required'])
        : undefined,
  }
}

export function SettingEditor({ item, onClose }: { item: SettingInForce; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const key = item.key as SettingKey
  const row = rowOf(key)
  const [value, setValue] = useState<unknown>(item.value)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState<'save' | 'reset'>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const wrong = useRefusals(key, value, reason)
  const ends = {
    quiet: true,
    refreshes: settingReads,
    onDone: (answer: SettingInForce) => {
      onClose()
      void toast({ title: t(answer.proposal ? words.asked : words.saved), tone: 'success' as const })
    },
  }
  const save = useCommand(saveSetting, ends)
  const reset = useCommand(resetSetting, ends)
  const check = useCheck()
  const review = (what: 'save' | 'reset') => {
    setTried(true)
    setRefusal(null)
    if (wrong.reason === undefined && (what === 'reset' || wrong.value === undefined)) setAsking(what)
  }
  const next = asking === 'reset' ? settingDefaults[key] : value
  const needsSecond = loosens(row, item.value, next)
  /** The fresh check is asked for where the server wants one; every other refusal stands above the form. */
  const act = () =>
    void check.run(async () => {
      try {
        const { version } = item
        if (asking === 'reset') await reset.mutateAsync({ query: { key }, body: { version, reason } })
        else await save.mutateAsync({ query: { key }, body: { value, version, reason } })
      } catch (problem) {
        setAsking(undefined)
        if (!(problem instanceof Refusal) || problem.code === 'factors.check-needed') throw problem
        setRefusal(problem)
      }
    })
  return (
    <CommandDialog
      side
      title={row.name[lang]}
      more={item.isChanged && <Button onPress={() => review('reset')}>{t(words.reset)}</Button>}
      send={t(words.review)}
      command={{ isPending: false, error: refusal }}
      beside={[]}
      onSend={() => review('save')}
      onClose={onClose}
    >
      <p className="muted">{row.about[lang]}</p>
      <Facts
        across
        facts={[
          [t(words.inForce), <SettingValue key="now" row={row} value={item.value} />],
          [t(words.default), <SettingValue key="default" row={row} value={settingDefaults[key]} />],
        ]}
      />
      <ValueField row={row} value={value} onChange={setValue} error={tried ? wrong.value : undefined} />
      <TextArea
        label={t(words.reason)}
        hint={t(words.reasonHint)}
        limit={mostReason}
        value={reason}
        onChange={setReason}
        error={tried ? wrong.reason : undefined}
      />
      <AlertDialog
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t(needsSecond ? words.askTitle : asking === 'reset' ? words.confirmReset : words.confirmTitle)}
        actionLabel={t(needsSecond ? words.ask : asking === 'reset' ? words.reset : words.confirm)}
        tone="primary"
        onAction={act}
        isPending={save.isPending || reset.isPending}
      >
        <p>{t(needsSecond ? words.askBody : words.confirmBody)}</p>
        <Facts
          across
          facts={[
            [t(words.inForce), <SettingValue key="now" row={row} value={item.value} />],
            [t(words.value), <SettingValue key="next" row={row} value={next} />],
          ]}
        />
      </AlertDialog>
      {check.dialog}
    </CommandDialog>
  )
}
