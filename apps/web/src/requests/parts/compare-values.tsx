// How the facts of one quote are printed, the same in the table, on the cards and in the list of differences.
import { CircleCheck, FileText, Star, TriangleAlert } from 'lucide-react'
import { downloadLogo } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { downloadDocument } from '@marsa/model/documents/endpoints.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { missingSentence, type Teller } from '@marsa/model/requests/explain.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { toWire, type VatCategory } from '@marsa/model/kit/money.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { money, number } from '../../kit/format.ts'
import { useFileAddress } from '../../kit/file-address.ts'
import { useSave } from '../../kit/query.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { CompanyMark } from '../../ui/values/company-mark.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Button } from '../../ui/actions/button.tsx'
import type { CellText } from './compare-rows.ts'
import { usePrintedQuotation } from './printed-file.tsx'

export const useAgentName = () => {
  const { lang } = useLang()
  return (quote: QuotationView): string => (lang === 'ar' ? quote.agentNameAr : quote.agentNameEn)
}

/** Writes the sentences of the comparison in the reader's language. */
export const useTeller = (): Teller => {
  const { lang } = useLang()
  const settings = useSettings()
  return { lang, settings, money: (fils) => money(toWire(fils), 'AED', lang) }
}

/** `done` says how much the agent has done, counted. */
export function AgentFace({ quote, done }: { quote: QuotationView; done: TextRow }) {
  const t = useT()
  const name = useAgentName()(quote)
  const { agentLogo } = quote
  const logo = useFileAddress(
    downloadLogo,
    agentLogo === null ? undefined : { query: { agentCode: agentLogo } },
    [agentLogo],
  )
  return (
    <div className="row q-agent">
      <CompanyMark name={name} logo={logo} />
      <span className="grow">
        <b className="strong q-name">{name}</b>
        <span className="cap muted row q-extra">
          {quote.agentRating === null ? (
            t(compareText.notRated)
          ) : (
            <>
              <Icon of={Star} size="s" />
              <span className="vh">{t(compareText.rating, { rating: quote.agentRating.toFixed(1) })}</span>
              <bdi dir="ltr" className="num" aria-hidden="true">
                {quote.agentRating.toFixed(1)}
              </bdi>
            </>
          )}
          {quote.agentShipments > 0 && <span>· {t(done, { count: quote.agentShipments })}</span>}
        </span>
      </span>
    </div>
  )
}

export function ChargeName({ code, label, vat }: NameProps) {
  const t = useT()
  return (
    <>
      {label ?? t(charges[code])}
      {vat !== 'standard' && (
        <span className="tag">{t(vat === 'zero' ? compareText.vatZero : compareText.vatNone)}</span>
      )}
    </>
  )
}

type NameProps = { code: ChargeCode; label: string | null; vat: VatCategory }

/** What stands in place of an amount. A warning only where a complete quote names the charge; what one quote adds is missing in none. */
export function NotQuoted({ value = null, isExpected }: { value?: CellText; isExpected: boolean }) {
  const t = useT()
  if (value === 'included') return <span className="q-good">{t(compareText.included)}</span>
  if (!isExpected) return <span className="hint">{t(compareText.notQuoted)}</span>
  return (
    <span className="miss">
      <Icon of={TriangleAlert} size="s" />
      {t(value === 'notOffered' || value === 'notIncluded' ? compareText[value] : compareText.notQuoted)}
    </span>
  )
}

export function Completeness({ quote, expected }: { quote: QuotationView; expected: number }) {
  const t = useT()
  const { lang } = useLang()
  const teller = useTeller()
  if (quote.missing.length > 0) return <span className="cap due">{missingSentence(quote, teller)}</span>
  const count = number(expected, lang)
  return (
    <span className="row g1 q-good">
      <Icon of={CircleCheck} size="s" />
      {t(compareText.complete, { count, total: count })}
    </span>
  )
}

export function QuoteFile({ quote, label }: { quote: QuotationView; label?: string }) {
  const t = useT()
  const name = useAgentName()(quote)
  const { fileDocumentId, printsFile } = quote
  const uploaded = useSave(() => download(downloadDocument, { query: { documentId: fileDocumentId ?? '' } }))
  const printed = usePrintedQuotation(quote.QuotationId)
  const get = printsFile ? printed : uploaded
  if (!fileDocumentId && !printsFile) return <span className="muted">{t(compareText.noFile)}</span>
  return (
    <Button
      variant="text"
      size="s"
      icon={FileText}
      className="q-file"
      changes={false}
      isPending={get.isPending}
      aria-label={`${label ?? t(compareText.openFile)}: ${t(compareText.fileOf, { agent: name })}`}
      onPress={() => get.mutate()}
    >
      {label ?? t(compareText.openFile)}
    </Button>
  )
}
