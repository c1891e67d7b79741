// A request that goes the usual way on paper, for its customer and for staff: what the page shows them.
import { requestsOf } from '@marsa/model/lines.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { usualEventText, usualStateText } from '@marsa/model/requests/usual-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { RequestSheet, type SheetParty } from '../parts/request-sheet.tsx'
import { useFormFacts } from './form-facts.ts'
import type { UsualView } from './spec.ts'
import type { UsualPageProps } from './web-line.tsx'

const names: Readonly<Record<string, TextRow>> = { ...usualStateText, ...usualEventText }

const useParties = ({ agent, customer }: UsualView, agentRole: TextRow): SheetParty[] => {
  const t = useT()
  const { lang } = useLang()
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const parties: SheetParty[] = []
  if (customer)
    parties.push({
      role: t(sheetText.customer),
      name: own(customer.companyEn, customer.companyAr),
      lines: [customer.name],
      number: customer.mobile,
    })
  if (agent)
    parties.push({
      role: t(agentRole),
      name: own(agent.nameEn, agent.nameAr),
      lines: [agent.contactName],
      number: agent.contactNumber,
    })
  return parties
}

export function UsualSheet({ line, view }: UsualPageProps & { view: UsualView }) {
  const t = useT()
  const { lang } = useLang()
  const status = line.reading.words[view.status]
  return (
    <RequestSheet
      kind={t(requestsOf[line.spec.line].one)}
      number={view.number}
      lead={line.spec.title(view.form)[lang]}
      state={status && t(sheetText.since, { state: t(status), time: dateTime(view.statusSince, lang) })}
      parties={useParties(view, line.spec.agentRole ?? sheetText.agent)}
      facts={useFormFacts(line, view)}
      steps={view.timeline.map(({ id, code, at, amount, note }) => {
        const name = line.spec.events?.[code] ?? names[code]
        return {
          id,
          label: name ? t(name) : code,
          at,
          detail: amount ? <Money value={amount} /> : note,
        }
      })}
      quotation={view.quotation}
      money={view.money}
      documents={line.documents(view.id)}
    />
  )
}
