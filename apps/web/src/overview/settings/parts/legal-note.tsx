// Says to administrators that the legal texts are drafts which a lawyer has to review, and leads to each.
import { draftDay } from '@marsa/model/help/legal/legal-text.ts'
import { footLegal } from '@marsa/model/site/foot-text.ts'
import { useLang } from '../../../kit/direction.tsx'
import { date } from '../../../kit/format.ts'
import { useT } from '../../../kit/t.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { settingsText as words } from '../text.ts'

const pages = [
  ...footLegal,
  { path: 'terms/membership', label: words.legalMembership },
  { path: 'terms/cash-pin', label: words.legalPin },
  { path: 'terms/cash-on-delivery', label: words.legalCash },
] as const

export function LegalNote() {
  const t = useT()
  const { lang } = useLang()
  return (
    <Banner title={t(words.legalTitle)}>
      <p>{t(words.legalBody, { day: date(draftDay, lang) })}</p>
      <ul className="row wrap">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={`/${lang}/${path}`}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
