// The space calculator: how many of each, and what that comes to.
import { useState } from 'react'
import { spaceFor, spaceItems, type SpaceItem, type SpaceRow } from '@marsa/model/warehouse/space.ts'
import { useLang } from '../../kit/direction.tsx'
import { volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { spaceText as words } from './form-text.ts'

type Counts = Partial<Record<SpaceItem, number>>

const groups = ['boxes', 'pallets', 'furniture'] as const
const rowsOf = (group: SpaceRow['group']): SpaceItem[] =>
  (Object.keys(spaceItems) as SpaceItem[]).filter((code) => spaceItems[code].group === group)

/** Measures and their units stay on one line. */
const unbroken = (label: string): string => label.replace(/(?<=[\d×]) /g, '\u00a0')

/** As many of one thing as anybody counts by hand. */
const most = 9999

export function SpaceDialog({ onTake, onClose }: SpaceDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const [counts, setCounts] = useState<Counts>({})
  const space = spaceFor(counts)
  const take = () => {
    onTake(space)
    onClose()
  }
  return (
    <Dialog
      title={t(words.title)}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        <>
          <output className="sp-total" aria-live="polite">
            <span className="cap muted">{t(words.total)}</span> <b className="num">{volume(space, lang)}</b>
          </output>
          {space > 0 && (
            <Button variant="primary" changes={false} onPress={take}>
              {t(words.take, { space: volume(space, lang) })}
            </Button>
          )}
        </>
      }
    >
      <div className="stack g5">
        <p className="hint">{t(words.hint)}</p>
        {groups.map((group) => (
          <section key={group} className="stack g2" aria-labelledby={`sp-${group}`}>
            <h3 id={`sp-${group}`}>{t(words[group])}</h3>
            <ul className="sp-list">
              {rowsOf(group).map((code) => (
                <li key={code}>
                  <NumberInput
                    label={unbroken(spaceItems[code][lang])}
                    min={0}
                    max={most}
                    value={counts[code] ?? 0}
                    onChange={(count) => setCounts((before) => ({ ...before, [code]: count ?? 0 }))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {space > 0 && (
          <div>
            <Button size="s" variant="text" changes={false} onPress={() => setCounts({})}>
              {t(words.clear)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

export type SpaceDialogProps = { onTake: (cubicMetres: number) => void; onClose: () => void }
