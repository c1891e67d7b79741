// Says that a company is suspended where somebody decides about its money: beside its name, and above what they press.
import { CircleSlash } from 'lucide-react'
import { comma, texts } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Badge } from '../../ui/values/badge.tsx'

const words = texts({
  suspended: { en: 'Company suspended', ar: 'شركة موقوفة' },
  pays: {
    en: 'You can still pay, but first make sure that the reason for the suspension does not stand against it.',
    ar: 'يمكنك الدفع رغم ذلك، لكن تأكد أولًا من أن سبب الإيقاف لا يمنعه.',
  },
  inFile: {
    en: 'The bank file would also pay suspended companies: {names}',
    ar: 'سيشمل ملف البنك شركات موقوفة: {names}',
  },
})

export function SuspendedBadge() {
  const t = useT()
  return <Badge tone="bad" icon={CircleSlash} label={t(words.suspended)} />
}

export function SuspendedBanner() {
  const t = useT()
  return (
    <Banner tone="attention" title={t(words.suspended)}>
      <p>{t(words.pays)}</p>
    </Banner>
  )
}

/** Whom a bank file would pay although they are suspended. */
export function SuspendedInFile({ companies }: { companies: readonly { en: string; ar: string }[] }) {
  const t = useT()
  const { lang } = useLang()
  const names = [...new Set(companies.map((name) => `\u2068${name[lang]}\u2069`))]
  return (
    <Banner tone="attention" title={t(words.inFile, { names: names.join(comma(lang)) })}>
      <p>{t(words.pays)}</p>
    </Banner>
  )
}
