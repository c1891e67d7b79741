// When somebody of the staff looked at the account as its person, who, why, and whether something was changed.
import { useQuery } from '@tanstack/react-query'
import { listSupportVisits } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { dateTime } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { SecurityPart } from '../security/security-part.tsx'

export function SupportVisits() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(listSupportVisits))
  return (
    <SecurityPart title={t(actingText.visits)} lead={t(actingText.visitsLead)} query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="dense">{t(actingText.noVisits)}</p>
        ) : (
          <ul>
            {items.map((item) => (
              <li key={item.id} className="line">
                <div>
                  <p className="med">{t(actingText.visit)}</p>
                  <p className="dense">
                    <bdi>{t(actingText.because, { reason: item.reason })}</bdi>
                  </p>
                  <p className="dense muted">
                    {[
                      `${nameIn(item, lang).first} (${t(roleText[item.roleName])})`,
                      ...(item.looks > 0 ? [t(actingText.looks, { count: item.looks })] : []),
                      ...(item.files > 0 ? [t(actingText.files, { count: item.files })] : []),
                      item.changes > 0
                        ? t(actingText.changes, { count: item.changes })
                        : t(actingText.nothingChanged),
                    ].join(' · ')}
                  </p>
                </div>
                <span className="dense muted">{dateTime(item.startedAt, lang)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </SecurityPart>
  )
}
