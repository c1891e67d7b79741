// What is known of a truck on the road in words: how old its position is, when it is expected, and what should be looked at.
import type { LiveView } from '@marsa/model/trucks/execution/road-views.ts'
import { etaReasons } from '@marsa/model/trucks/road/estimate.ts'
import { signAge } from '@marsa/model/trucks/road/positions.ts'
import { useLang } from '../../kit/direction.tsx'
import { relative } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { When } from '../../ui/values/when.tsx'
import { liveText as words } from './live-text.ts'

/** Grey where it is old; the words say so as well. */
export function PositionAge({ position, now }: { position: LiveView['position']; now: Date }) {
  const t = useT()
  const { lang } = useLang()
  if (!position) return <span className="muted">{t(words.never)}</span>
  const age = signAge(new Date(position.at), now)
  const said = t(age === 'silent' ? words.silent : words.seen, { age: relative(position.at, now, lang) })
  return <span className={age === 'fresh' ? '' : 'muted'}>{said}</span>
}

/** The estimate, and why it is another one than before. */
export function Eta({ eta }: { eta: LiveView['eta'] }) {
  const t = useT()
  const { lang } = useLang()
  if (!eta) return <span className="muted">{t(words.none)}</span>
  const minutes = eta.before
    ? Math.round((new Date(eta.eta).getTime() - new Date(eta.before).getTime()) / 60_000)
    : 0
  return (
    <>
      {t(words[eta.stop])} <When value={eta.eta} /> ({t(words.estimate)})
      {minutes !== 0 && (
        <>
          <br />
          <span className="muted dense">
            {t(minutes > 0 ? words.later : words.earlier, { count: Math.abs(minutes) })}{' '}
            {etaReasons[eta.reason][lang]}
          </span>
        </>
      )}
    </>
  )
}

export function Alerts({ alerts }: { alerts: LiveView['alerts'] }) {
  const { lang } = useLang()
  return alerts.map(({ code, since, title, sentence }) => (
    <Banner key={`${code} ${since}`} tone="attention" title={title[lang]}>
      {sentence[lang]}
    </Banner>
  ))
}
