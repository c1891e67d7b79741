// One setting in its group: name, explanation, the value in force beside the default, and what can be done.
import { History, Pencil } from 'lucide-react'
import { settingDefaults, type SettingKey } from '@marsa/model/kit/settings.ts'
import type { SettingInForce } from '@marsa/model/settings/endpoints.ts'
import { rowOf } from '@marsa/model/settings/registry.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../../kit/direction.tsx'
import { useT } from '../../../kit/t.ts'
import { Badge } from '../../../ui/values/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { When } from '../../../ui/values/when.tsx'
import { settingsText as words } from '../text.ts'
import { SettingValue } from './setting-value.tsx'
import { SettingWaiting } from './setting-waiting.tsx'

const basis = { spec: words.basisSpec, decided: words.basisDecided, chosen: words.basisChosen }

export type SettingRowProps = {
  item: SettingInForce
  /** Left out for people who only look. */
  onEdit?: () => void
  onHistory: () => void
}

export function SettingRow({ item, onEdit, onHistory }: SettingRowProps) {
  const t = useT()
  const { lang } = useLang()
  const row = rowOf(item.key as SettingKey)
  const name = row.name[lang]
  return (
    <li className="set-row">
      <div className="set-about">
        <h3>
          {name} {item.isChanged && <Badge tone="transit" icon={Pencil} label={t(words.changed)} />}
        </h3>
        <p className="dense muted">{row.about[lang]}</p>
        <p className="cap muted">
          {t(words.basis)}: {t(basis[row.basis])}
          {row.looser && <> · {t(words.protects)}</>}
          {item.changedAt && item.changedBy && (
            <>
              {' · '}
              {t(words.lastChange)}: <bdi>{item.changedBy.name}</bdi>
              {comma(lang)}
              <When value={item.changedAt} />
            </>
          )}
        </p>
      </div>
      <dl className="set-values">
        <div>
          <dt>{t(words.inForce)}</dt>
          <dd>
            <b>
              <SettingValue row={row} value={item.value} />
            </b>
          </dd>
        </div>
        <div>
          <dt>{t(words.default)}</dt>
          <dd className="muted">
            <SettingValue row={row} value={settingDefaults[item.key as SettingKey]} />
          </dd>
        </div>
      </dl>
      <div className="row g2 set-acts">
        {onEdit && (
          <Button size="s" icon={Pencil} onPress={onEdit} aria-label={t(words.changeNamed, { name })}>
            {t(words.change)}
          </Button>
        )}
        <Button
          size="s"
          variant="text"
          icon={History}
          onPress={onHistory}
          aria-label={t(words.historyOf, { name })}
        >
          {t(words.history)}
        </Button>
      </div>
      {item.proposal && (
        <SettingWaiting row={row} item={item} proposal={item.proposal} mayDecide={onEdit !== undefined} />
      )}
    </li>
  )
}
