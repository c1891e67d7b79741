// The list before the first shipment: what will stand here and how to begin.
import { Clock, Plus, Stamp, Wallet } from 'lucide-react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useDeadline } from '../../requests/door.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { listText } from '../list/list-text.ts'
import { freightTitles } from '../titles.ts'

export function FirstUse({ agent }: { agent: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const when = useDeadline('container')
  const points = [
    {
      icon: Clock,
      title: listText.firstPrice,
      body: when ? listText.firstPriceBy : listText.firstPriceBody,
    },
    { icon: Wallet, title: listText.half, body: listText.downPaymentBody },
    { icon: Stamp, title: listText.customs, body: listText.customsBody },
  ]
  if (agent)
    return (
      <div className="card">
        <Empty art title={t(listText.emptyTitle)}>
          {t(listText.emptyAgent)}
        </Empty>
      </div>
    )
  return (
    <>
      <div className="card">
        <Empty
          art
          title={t(listText.emptyTitle)}
          action={
            <LinkButton variant="primary" icon={Plus} href={`/${lang}/freight/quote`}>
              {t(freightTitles.getQuote)}
            </LinkButton>
          }
        >
          {t(listText.emptyBody)}
        </Empty>
      </div>
      <ul className="grid c3 first-points">
        {points.map(({ icon, title, body }) => (
          <li key={title.en} className="row row-top">
            <span className="fileico point-ico">
              <Icon of={icon} />
            </span>
            <div>
              <h3>{t(title)}</h3>
              <p className="dense muted">{t(body, { when: when ?? '' })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
